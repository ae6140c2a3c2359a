// Cairo, Pango and the part of fontconfig that gives a font map its own configuration.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
