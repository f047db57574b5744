package lethe.app.lobby;

/** What somebody in the lobby, or before a table that is not complete, wants done. */
sealed interface LobbyEffect {
  /** The house is asked for something. */
  record Ask(String line) implements LobbyEffect {}

  /** Everything may stand otherwise than it was seen. */
  record Look() implements LobbyEffect {}

  /**
   * The person goes to the table that was chosen.
   *
   * @param typed what they have typed for it already
   */
  record SitDown(String typed) implements LobbyEffect {}

  /** The person leaves the table they wait at, and the seat is held. */
  record StandUp() implements LobbyEffect {}

  /** The person leaves it, and anybody may have the seat. */
  record GiveUp() implements LobbyEffect {}
}
