package lethe.app.lobby;

import java.util.List;

/** What somebody in the lobby, or before a table that is not complete, is told. */
sealed interface LobbyReport {
  /** How the house stands now. */
  record Seen(LobbyView view) implements LobbyReport {}

  /** What the house answers. */
  record Answered(List<String> lines) implements LobbyReport {
    public Answered {
      lines = List.copyOf(lines);
    }
  }

  /** What brings a guest back to a table; it is shown this once. */
  record Coded(String sentence) implements LobbyReport {}

  /** The table where the person sits is not complete. */
  record Waits(WaitingView at) implements LobbyReport {}

  /** The person is in the lobby again. */
  record Back(List<String> lines) implements LobbyReport {
    public Back {
      lines = List.copyOf(lines);
    }
  }
}
