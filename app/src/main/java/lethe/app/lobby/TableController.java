package lethe.app.lobby;

import java.util.Optional;
import lethe.app.play.Commitment;
import lethe.app.play.ExitReason;
import lethe.app.play.Fork;
import lethe.app.play.MatchController;
import lethe.app.play.MatchHistory;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.server.GameServer;
import lethe.app.server.MatchFeed;
import lethe.app.server.SeatService;
import lethe.app.server.ServerTable;
import lethe.app.session.Preferences;
import lethe.engine.core.Seat;

/** Runs a match at a table for one player or spectator. */
final class TableController {
  /** The way in which the user left a table. */
  sealed interface TableExit {
    /** To the next match of the same players. */
    record GoToRematch() implements TableExit {}

    /** To a new match that continues from a moment of this one. */
    record GoToFork(Fork fork) implements TableExit {}

    /** To where the user came from, with a message. */
    record ToLobby(String message) implements TableExit {}

    /** The session ends; the server has told the user why. */
    record Disconnected() implements TableExit {}
  }

  private final LobbyContext context;
  private final GameServer server;

  TableController(LobbyContext context) {
    this.context = context;
    this.server = context.server();
  }

  /**
   * Plays or watches until the user leaves.
   *
   * @param typed input already typed for the table; empty if none
   */
  TableExit play(ServerTable table, String typed) {
    Optional<Seat> seat =
        table.isFinished() ? Optional.empty() : table.seatOf(context.account().id());
    boolean set = server.containsTable(table);
    MatchFeed feed = server.tableService().openFeed(table, seat);
    Table<?, ?, ?> match = feed.match();
    TableConsole console = new TableConsole(context.console(), context, table, seat, typed);
    context.show(console);
    console.setHistoryEnabled(!table.title().isMemoryGame());
    server.tableService().join(console, table);
    server.tableService().stopWaiting(context.session(), table);
    ExitReason exit;
    try {
      MatchHistory own =
          seat.map(one -> new ResultsCommand(context).recordsFor(table, one))
              .orElse(MatchHistory.NONE);
      Participants company =
          Participants.remote(seat.stream().toList(), alias(match))
              .withHistory(own)
              .withAccess(server.sharedDeals().access(table, context.account()));
      exit =
          MatchController.run(
              match,
              console,
              company,
              server.botExecutorFor(context.session()),
              Preferences.DEFAULT);
    } finally {
      console.setHistoryEnabled(true);
      context.show(console.underlying());
      server.tableService().leave(console, table);
      feed.close();
    }
    if (context.isDisconnecting()) {
      return new TableExit.Disconnected();
    }
    if (exit instanceof ExitReason.PlayFork(var fork)) {
      return new TableExit.GoToFork(fork);
    }
    if (exit instanceof ExitReason.PlayRematch) {
      return new TableExit.GoToRematch();
    }
    if (table.isUnavailable()) {
      return new TableExit.ToLobby(LobbyMessages.say(SeatService.unavailable(table)));
    }
    boolean held = seat.isPresent() && table.seatOf(context.account().id()).isPresent();
    boolean ended = set && !table.isFinished() && !server.containsTable(table);
    String how = ended ? "table-ended" : exitMessageKey(table, held && !table.isFinished());
    return new TableExit.ToLobby(
        LobbyMessages.MESSAGES.format(how, table.number(), context.returnHint(table.number())));
  }

  private static String exitMessageKey(ServerTable table, boolean held) {
    if (table.isAdjourned()) {
      return held ? "left-adjourned" : "left-adjourned.watching";
    }
    return held ? "left-held" : "left-table";
  }

  /**
   * Returns the player's alias in the journal. It is salted with the nonce of the commitment, or
   * with the seed if an imported match has no commitment.
   */
  private String alias(Table<?, ?, ?> match) {
    String salt =
        Commitment.of(match.match())
            .map(Commitment::nonce)
            .orElseGet(() -> String.valueOf(match.match().header().seed()));
    return context.account().alias(salt);
  }
}
