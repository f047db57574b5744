package lethe.app.lobby;

/** A request from the lobby or the waiting room to their controller. */
sealed interface LobbyEffect {
  /** Executes a command line. */
  record Execute(String line) implements LobbyEffect {}

  /** Refreshes the view, which may be out of date. */
  record RefreshView() implements LobbyEffect {}

  /**
   * Takes the user to the chosen table.
   *
   * @param input input already typed for the table; empty if none
   */
  record SitDown(String input) implements LobbyEffect {}

  /** Takes the user from the waiting room back to the lobby and keeps the seat. */
  record StandUp() implements LobbyEffect {}

  /** Takes the user from the waiting room back to the lobby and frees the seat. */
  record GiveUp() implements LobbyEffect {}
}
