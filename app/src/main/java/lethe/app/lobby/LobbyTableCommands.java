package lethe.app.lobby;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.command.CommandTable.Call;
import lethe.app.play.Table;
import lethe.app.server.GameServer;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerRefusal;
import lethe.app.server.client.ClientSession;
import lethe.app.server.table.JournalAnnotations;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.app.words.Messages;
import lethe.engine.core.Journal;
import lethe.engine.core.Rejection;

/** Answers the commands that name a table by its number. */
final class LobbyTableCommands {
  /** Prefix of the join word of a private table. */
  private static final String JOIN_WORD = "word=";

  private final LobbyContext context;
  private final GameServer server;
  private final Messages messages;

  LobbyTableCommands(LobbyContext context) {
    this.context = context;
    this.server = context.server();
    this.messages = context.messages();
  }

  private Reply refused(Rejection rejection) {
    return Reply.refused(LobbyMessages.text(rejection, messages));
  }

  /** Answers a command about the table whose number is the first argument. */
  private Reply withTable(Call call, Function<ServerTable, Reply> then) {
    return server
        .table(call.argument(0), server.botExecutorFor(context.session()))
        .map(then)
        .orElseGet(
            () ->
                Reply.refused(
                    messages.format("which-table", SafeText.sanitize(call.argument(0), 40))));
  }

  /**
   * Answers a command that shows the match. Refuses it while others still play the same deal,
   * unless the user has a seat at the table.
   */
  private Reply withVisibleTable(Call call, Function<ServerTable, Reply> then) {
    return withTable(
        call,
        table ->
            server
                .sharedDeals()
                .checkWatch(table, context.account())
                .map(this::refused)
                .orElseGet(() -> then.apply(table)));
  }

  Reply watch(Call call) {
    return withVisibleTable(call, this::watch);
  }

  private Reply watch(ServerTable table) {
    if (table.isUnavailable()) {
      return refused(table.unavailableRejection());
    }
    if (table.seatOf(context.account().id()).isPresent() && !table.isFinished()) {
      return Reply.refused(messages.format("no-watching", table.number()));
    }
    if (!table.canBeWatchedBy(context.account())) {
      return refused(Rejection.of(ServerRefusal.SPECTATORS_NOT_ALLOWED, table.number()));
    }
    return table.isDealt()
        ? Reply.goTo(table)
        : Reply.refused(messages.format("not-begun", table.number()));
  }

  /** Seats the user. The seat and the join word of a private table can be in any order. */
  Reply sit(Call call) {
    List<String> words = call.argumentsFrom(1);
    return words.size() == 2
            && words.getFirst().startsWith(JOIN_WORD) == words.getLast().startsWith(JOIN_WORD)
        ? Reply.unexpected(words.getLast(), call, messages)
        : withTable(call, table -> sit(table, words));
  }

  private Reply sit(ServerTable table, List<String> words) {
    ClientSession session = context.session();
    String seat =
        words.stream().filter(joinWord -> !joinWord.startsWith(JOIN_WORD)).findFirst().orElse("");
    Optional<String> joinWordArgument =
        words.stream().filter(joinWord -> joinWord.startsWith(JOIN_WORD)).findFirst();
    Optional<Rejection> refusal =
        joinWordArgument.flatMap(_ -> server.logins().checkGuess(session));
    if (refusal.isPresent()) {
      return refused(refusal.get());
    }
    String joinWord = joinWordArgument.map(one -> one.substring(JOIN_WORD.length())).orElse("");
    TableResult reply = server.seatService().sit(session, table, seat, joinWord);
    if (reply instanceof TableResult.Refused(Rejection rejection)
        && rejection.code() == ServerRefusal.JOIN_WORD_WRONG) {
      server.logins().recordWrongGuess(session);
    }
    return Reply.of(reply, messages);
  }

  Reply kick(Call call) {
    return withTable(call, table -> kick(table, call.argument(1)));
  }

  private Reply kick(ServerTable table, String seat) {
    return server
        .seatService()
        .kick(context.account(), table, seat)
        .map(this::refused)
        .orElseGet(() -> Reply.ok(messages.format("seat-free", seat, table.number())));
  }

  Reply invite(Call call) {
    return withTable(call, table -> invite(table, call.argument(1)));
  }

  private Reply invite(ServerTable table, String name) {
    return server
        .seatService()
        .invite(context.account(), table, name)
        .map(this::refused)
        .orElseGet(() -> Reply.ok(messages.format("you-invite", name, table.number())));
  }

  Reply leave(Call call) {
    return withTable(call, this::leave);
  }

  private Reply leave(ServerTable table) {
    boolean seated = table.seatOf(context.account().id()).isPresent();
    return server
        .seatService()
        .leave(context.account(), table)
        .map(this::refused)
        .orElseGet(() -> Reply.ok(messages.format(exitMessageKey(table, seated), table.number())));
  }

  private String exitMessageKey(ServerTable table, boolean seated) {
    return !seated ? "taken-away" : server.containsTable(table) ? "you-left" : "you-left.ended";
  }

  Reply journal(Call call) {
    return withVisibleTable(call, this::journal);
  }

  /** Returns the journal of a finished match. */
  private Reply journal(ServerTable table) {
    if (table.isUnavailable()) {
      return refused(table.unavailableRejection());
    }
    if (server.sharedDeals().isStillInPlay(table)) {
      return refused(Rejection.of(ServerRefusal.DEAL_STILL_IN_PLAY, table.number()));
    }
    return table
        .finishedMatch()
        .map(match -> journalText(table, match))
        .orElseGet(() -> Reply.refused(messages.format("not-over", table.number())));
  }

  Reply review(Call call) {
    return withVisibleTable(call, this::review);
  }

  private Reply review(ServerTable table) {
    if (table.isUnavailable()) {
      return refused(table.unavailableRejection());
    }
    return table.finishedMatch().isPresent()
        ? Reply.review(table)
        : Reply.refused(messages.format("not-over", table.number()));
  }

  private <C, O, V> Reply journalText(ServerTable table, Table<C, O, V> match) {
    Journal<C> journal = match.match().journal();
    List<String> entries =
        journal.entries().stream().map(entry -> entry.line(match.game().notation())).toList();
    try {
      JournalAnnotations known = server.playedMatches().annotations(table.number());
      return Reply.ok(known.annotate(journal.header().text().lines().toList(), entries));
    } catch (IOException e) {
      server.log().error("journal", e);
      return refused(Rejection.of(ServerRefusal.STORAGE_UNAVAILABLE));
    }
  }
}
