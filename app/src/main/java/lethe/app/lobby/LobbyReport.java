package lethe.app.lobby;

import java.util.List;

/** A report from the controller to the lobby or the waiting room. */
sealed interface LobbyReport {
  /** The current state of the server as this user sees it. */
  record ViewChanged(LobbyView view) implements LobbyReport {}

  /** The answer to a command. */
  record Answered(List<String> lines) implements LobbyReport {
    public Answered {
      lines = List.copyOf(lines);
    }
  }

  /** A new return code, which is shown only once. */
  record ReturnCodeIssued(String message) implements LobbyReport {}

  /** The user waits at a table whose match has not begun. */
  record WaitingAtTable(WaitingView view) implements LobbyReport {}

  /** The user has returned to the lobby. */
  record ReturnedToLobby(List<String> lines) implements LobbyReport {
    public ReturnedToLobby {
      lines = List.copyOf(lines);
    }
  }
}
