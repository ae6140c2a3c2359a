/// The names under which the keyboard stands on the bus.
public enum KeyboardNames {
  /// The bus name, which D-Bus can start the keyboard by.
  public static let service = "org.toccata.Keyboard"
  /// The object.
  public static let path = "/org/toccata/Keyboard"
  /// What the paths of registered fields begin with; a number follows.
  public static let fieldPath = path + "/field/"
  /// The interface; a change that breaks a client would get another number.
  public static let interface = "org.toccata.Keyboard1"
}
