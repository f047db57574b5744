package lethe.app.ssh;

/**
 * Somebody who plays here.
 *
 * @param id the fingerprint of a key, or of a guest's return code
 * @param name what others call them
 */
record Person(String id, String name) {
  private static final String GUEST = "guest:";

  static String guest(String hash) {
    return GUEST + hash;
  }

  boolean isGuest() {
    return id.startsWith(GUEST);
  }
}
