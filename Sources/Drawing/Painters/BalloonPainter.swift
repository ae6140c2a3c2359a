import Scene

/// Paints the enlarged character above a pressed key.
struct BalloonPainter {
  var painting: Painting

  func paint(_ balloon: Overlay.Balloon) throws {
    BubblePainter(painting: painting).paint(head: balloon.frame, key: balloon.key)
    try KeyLabelPainter(painting: painting).paint(
      KeyLabel(text: balloon.label, style: painting.theme.fonts.balloon).alone,
      in: painting.space.rect(balloon.frame), color: painting.theme.colors.popup.label)
  }
}
