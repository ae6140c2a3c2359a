/// Where a field's word about itself comes from, besides the compositor.
extension KeyboardProgram {
  func tieStatements() {
    fields.applicationInFront(toplevels.front)
    toplevels.onFront = { [unowned self] in fields.applicationInFront($0) }
    fields.whenTyped = { [unowned self] in whenPassedOn($0) }
    fields.onStatement = { [unowned self] in field.registered = $0 }
    fields.onPlayInputClick = { [unowned self] in feedback.playInputClick() }
    field.onActive = { [unowned self] in fields.fieldActive($0) }
    passwords.onOffer = { [unowned self] in typing.apply(.offerPassword($0)) }
    accessibility.onTraits = { [unowned self] in field.accessibility = $0 }
  }
}
