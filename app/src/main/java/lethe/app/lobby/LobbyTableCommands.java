package lethe.app.lobby;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import lethe.app.command.CommandTable.Call;
import lethe.app.play.Table;
import lethe.app.server.GameServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Journal;
import lethe.engine.core.Rejection;

/** Answers the commands that name a table by its number. */
final class LobbyTableCommands {
  /** The comment that replaces a private mark in a journal. */
  private static final String MARK_COMMENT = "# mark";

  /** The prefix of the join word of a private table. */
  private static final String JOIN_WORD_PREFIX = "word=";

  private final LobbyContext context;
  private final GameServer server;

  LobbyTableCommands(LobbyContext context) {
    this.context = context;
    this.server = context.server();
  }

  interface TableAction {
    Reply execute(LobbyTableCommands commands, ServerTable table, Call call);
  }

  /** Executes an action at the table whose number is the first argument. */
  Reply execute(Call call, TableAction action) {
    return server
        .table(call.argument(0), server.botExecutorFor(context.session()))
        .map(table -> action.execute(this, table, call))
        .orElseGet(() -> context.reject("unknown-table", LobbyMessages.sanitize(call.argument(0))));
  }

  /**
   * Executes an action that shows the match. Refuses it if the server cannot open the match, or if
   * other users can still play the same deal and the user has no seat at the table.
   */
  Reply executeIfVisible(Call call, TableAction action) {
    return execute(
        call,
        (_, table, _) -> {
          Optional<Rejection> refusal = server.sharedDeals().checkWatch(table, context.account());
          if (refusal.isPresent()) {
            return context.reject(refusal.get());
          }
          return table.isUnavailable()
              ? context.reject(table.unavailableRejection())
              : action.execute(this, table, call);
        });
  }

  Reply watch(ServerTable table) {
    if (table.seatOf(context.account().id()).isPresent() && !table.isFinished()) {
      return context.reject("cannot-watch-own-table", table.number());
    }
    if (!table.canBeWatchedBy(context.account())) {
      return context.reject(
          Rejection.of(ServerRejectionCode.SPECTATORS_NOT_ALLOWED, table.number()));
    }
    return table.isDealt()
        ? Reply.goTo(table)
        : context.reject("match-not-started", table.number());
  }

  /** Seats the user. The seat and the join word of a private table can be in any order. */
  Reply sit(Call call) {
    List<String> arguments = call.argumentsFrom(1);
    return arguments.size() == 2
            && arguments.getFirst().startsWith(JOIN_WORD_PREFIX)
                == arguments.getLast().startsWith(JOIN_WORD_PREFIX)
        ? Reply.unexpectedArgument(arguments.getLast(), call, context.messages())
        : execute(call, (_, table, _) -> sit(table, arguments));
  }

  private Reply sit(ServerTable table, List<String> arguments) {
    ClientSession session = context.session();
    String seat =
        arguments.stream()
            .filter(word -> !word.startsWith(JOIN_WORD_PREFIX))
            .findFirst()
            .orElse("");
    Optional<String> joinWord =
        arguments.stream()
            .filter(word -> word.startsWith(JOIN_WORD_PREFIX))
            .map(word -> word.substring(JOIN_WORD_PREFIX.length()))
            .findFirst();
    Optional<Rejection> refusal =
        joinWord.flatMap(_ -> server.loginService().checkWrongGuessLimit(session));
    if (refusal.isPresent()) {
      return context.reject(refusal.get());
    }
    TableResult result = server.seatService().sit(session, table, seat, joinWord.orElse(""));
    if (result instanceof TableResult.Rejected(Rejection rejection)
        && rejection.code() == ServerRejectionCode.JOIN_WORD_WRONG) {
      server.loginService().recordWrongGuess(session);
    }
    return context.answer(result);
  }

  Reply kick(ServerTable table, String seat) {
    return context.answer(
        server.seatService().kick(context.account(), table, seat),
        "seat-freed",
        seat,
        table.number());
  }

  Reply invite(ServerTable table, String name) {
    return context.answer(
        server.seatService().invite(context.account(), table, name),
        "invitation-sent",
        name,
        table.number());
  }

  /**
   * Gives up the seat at a table, or removes a table that the user hosts if no player is left. In
   * the lobby, asks for confirmation first if the user has a seat and the match is running.
   */
  Reply leave(ServerTable table) {
    boolean seated = table.seatOf(context.account().id()).isPresent();
    if (seated
        && table.isDealt()
        && !table.isFinished()
        && context.isInLobby()
        && context.terminal().isInteractive()
        && !context.confirm("leave " + table.number())) {
      return Reply.ok(context.messages().format("leave.confirm", table.number()));
    }
    Optional<Rejection> refusal = server.seatService().leave(context.account(), table);
    String key =
        !seated
            ? "table-removed"
            : server.containsTable(table) ? "seat-given-up" : "seat-given-up.ended";
    return context.answer(refusal, key, table.number());
  }

  /**
   * Returns the annotated journal of a finished match, without the private marks of its players.
   */
  Reply journal(ServerTable table) {
    if (server.sharedDeals().isStillInPlay(table)) {
      return context.reject(
          table.isFinished() ? "journal-hidden" : "journal-hidden.unfinished", table.number());
    }
    if (!table.isFinished()) {
      return context.reject("match-not-over", table.number());
    }
    var _ = server.tableService().openMatch(table);
    return table
        .finishedMatch()
        .map(match -> journal(table, match))
        .orElseGet(() -> context.reject(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE)));
  }

  private <C, O, V> Reply journal(ServerTable table, Table<C, O, V> match) {
    Journal<C> journal = match.match().journal();
    List<String> entries =
        journal.entries().stream()
            .map(
                entry ->
                    entry instanceof Entry.Control<C>(ControlEntry.Marked _)
                        ? MARK_COMMENT
                        : entry.line(match.game().notation()))
            .toList();
    try {
      JournalAnnotations annotations = server.playedMatches().annotations(table.number());
      return Reply.ok(annotations.annotate(journal.header().text().lines().toList(), entries));
    } catch (IOException e) {
      server.log().operationFailed("journal", e);
      return context.reject(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
  }

  Reply review(ServerTable table) {
    return table.isFinished()
        ? Reply.review(table)
        : context.reject("match-not-over", table.number());
  }
}
