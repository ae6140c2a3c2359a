import Wayland

/// The place on the screen that the compositor gives the keyboard.
enum KeyboardSurface {
  /// By layer shell: the keyboard says when and where.
  case layer(LayerSurface)
  /// By input panel: the compositor shows it with the fields.
  case panel(InputPanelSurface)

  /// What it shows.
  var surface: Surface {
    switch self {
    case .layer(let layer): layer.surface
    case .panel(let panel): panel.surface
    }
  }
}
