import CCairo

/// A picture in memory: 32 bits a pixel, premultiplied, as `wl_shm`'s ARGB8888.
public final class ImageSurface {
  let pointer: OpaquePointer

  /// A clear picture with memory of its own.
  public convenience init(width: Int, height: Int) throws {
    try self.init(
      taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// A picture over memory of the caller, who keeps it alive and unmoved for as long as the
  /// surface lives. It holds at least `stride` × `height` bytes; `stride` is at least four bytes
  /// a pixel and a multiple of four.
  public convenience init(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) throws {
    try self.init(
      taking: cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(stride)))
  }

  /// The picture in a PNG file.
  public convenience init(pngFile path: String) throws {
    try self.init(taking: cairo_image_surface_create_from_png(path))
  }

  private init(taking created: OpaquePointer?) throws {
    let status = cairo_surface_status(created)
    guard let created, status == CAIRO_STATUS_SUCCESS else {
      if let created { cairo_surface_destroy(created) }
      throw DrawingError(status)
    }
    pointer = created
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// The width in pixels.
  public var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  /// The height in pixels.
  public var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  /// The bytes from one row to the next.
  public var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Reads the bytes of the picture, row after row.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    cairo_surface_flush(pointer)
    return try body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(pointer), count: stride * height))
  }

  /// Writes the bytes of the picture, row after row.
  public func withMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(
      UnsafeMutableRawBufferPointer(
        start: cairo_image_surface_get_data(pointer), count: stride * height))
  }

  /// Writes the picture into a PNG file.
  public func writePNG(to path: String) throws {
    let status = cairo_surface_write_to_png(pointer, path)
    guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
  }
}
