package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Alert;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Runner;
import lethe.app.server.AccountSetting;
import lethe.app.server.Friends;
import lethe.app.server.GameServer;
import lethe.app.server.Notification;
import lethe.app.server.SeatService;
import lethe.app.server.ServerTable;
import lethe.app.server.TableResult;

/**
 * Performs the effects of the lobby and the waiting room: executes commands and takes the user to
 * tables.
 */
final class LobbyPerformer implements Runner.Performer<LobbyEffect, LobbyReport> {
  private final LobbyContext context;
  private final GameServer server;
  private final RemoteTerminal terminal;
  private final LobbyRequests requests;
  private final TableRoom room;
  private final LobbyViews views;
  private final Console console;
  private final Runner<LobbyEffect, LobbyReport> runner;

  /** Whether the user returns to the lobby after leaving a table; otherwise the session ends. */
  private final boolean stays;

  /** The table that the user is going to or waiting at. */
  private Optional<ServerTable> table = Optional.empty();

  /** Whether the user is at the table; false while the return code is shown first. */
  private boolean seated;

  /** Whether the page must refresh without input from the user. */
  private boolean due;

  private int exit = Reply.DONE;
  private List<String> last = List.of();

  /**
   * Creates a performer for one console.
   *
   * @param stays whether the user returns to the lobby after leaving a table; otherwise the session
   *     ends
   */
  LobbyPerformer(LobbyContext context, Console console, LobbyRequests requests, boolean stays) {
    this.context = context;
    this.server = context.server();
    this.terminal = context.terminal();
    this.requests = requests;
    this.room = new TableRoom(context);
    this.views = new LobbyViews(context);
    this.stays = stays;
    this.console = console;
    alert();
    Page<LobbyEffect, LobbyReport> lobby =
        Lobby.of(views.lobby(), views.greeting(console), console.size());
    this.runner = new Runner<>(console, lobby, this);
  }

  /**
   * Runs the lobby until the user leaves.
   *
   * @param first the table to go to at once, or empty
   * @return the lines to print when the session ends
   */
  List<String> run(Optional<Reply.Way> first) {
    try {
      first.ifPresent(this::go);
      runner.run();
      return last;
    } finally {
      rise();
    }
  }

  /** Returns the exit code of the last answer. */
  int exit() {
    return exit;
  }

  @Override
  public Optional<Event> meanwhile() {
    if (context.isDisconnecting()) {
      return Optional.of(new Event.Ended());
    }
    if (due) {
      due = false;
      return Optional.of(new Event.Changed());
    }
    List<String> told = context.takeNotifications(this::said);
    return told.isEmpty() ? Optional.empty() : Optional.of(new Event.Said(told));
  }

  @Override
  public void heard(Event event, Runner<LobbyEffect, LobbyReport> to) {
    context.awaitPageTurn(event);
    to.happen(event);
  }

  @Override
  public void perform(LobbyEffect effect, Runner<LobbyEffect, LobbyReport> to) {
    switch (effect) {
      case LobbyEffect.Ask(String line) -> ask(line);
      case LobbyEffect.Look() -> look();
      case LobbyEffect.SitDown(String typed) -> {
        seated = true;
        settle(typed);
      }
      case LobbyEffect.StandUp() ->
          back(
              List.of(
                  SAY.say("left-held", number(), context.back(number())),
                  SAY.say("left-open", number(), context.giveUp(number()))));
      case LobbyEffect.GiveUp() ->
          back(
              server
                  .seatService()
                  .leave(context.account(), table.orElseThrow())
                  .map(Sentences::say)
                  .orElseGet(() -> SAY.say(left(table.orElseThrow()), number())));
    }
  }

  private String said(Notification notification) {
    return table
        .map(at -> Sentences.say(notification, at.seatOf(context.account().id())))
        .orElseGet(() -> Sentences.say(notification));
  }

  private String left(ServerTable from) {
    return server.isSet(from) ? "you-left" : "you-left.ended";
  }

  private int number() {
    return table.orElseThrow().number();
  }

  private void ask(String line) {
    Reply reply = requests.reply(line);
    alert();
    exit = reply.exit();
    if (reply.copied()) {
      console.copy(String.join("\n", reply.lines()));
    }
    if (reply.going() == Reply.Going.LEAVES) {
      runner.leave();
      return;
    }
    if (reply.way().isPresent() && !terminal.hasFullScreen()) {
      terminal.print(reply.lines());
    }
    runner.tell(new LobbyReport.Seen(views.lobby()));
    runner.tell(new LobbyReport.Answered(reply.lines()));
    reply.way().ifPresent(this::go);
  }

  /** Applies the user's alert setting to the console. */
  private void alert() {
    Friends known = server.sessions().friends();
    console.alert(Alert.of(known.setting(context.account(), AccountSetting.ALERT)));
  }

  private void go(Reply.Way way) {
    if (way.review()) {
      review(way.table());
    } else {
      go(way.table());
    }
  }

  private void review(ServerTable to) {
    context.session().moveTo(to.number());
    SharedReviewController.run(context, to);
    back(context.isDisconnecting() ? List.of() : List.of(SAY.say("left-review", to.number())));
  }

  /** Goes to a table. A player who has a new return code sees the code first. */
  private void go(ServerTable to) {
    table = Optional.of(to);
    context.session().moveTo(to.number());
    server.tableService().startWaiting(context.session(), to);
    Optional<String> code =
        to.seatOf(context.account().id()).isPresent() ? context.takeReturnCode() : Optional.empty();
    Optional<String> sentence = code.map(one -> context.messages().say("code", one, to.number()));
    if (sentence.isPresent() && terminal.isInteractive()) {
      runner.tell(new LobbyReport.Coded(sentence.get()));
      return;
    }
    sentence.ifPresent(one -> terminal.print(List.of(one)));
    seated = true;
    due = true;
  }

  private void look() {
    if (seated) {
      settle("");
    } else {
      runner.tell(new LobbyReport.Seen(views.lobby()));
    }
  }

  /**
   * Opens the match if it has begun; otherwise shows the waiting room.
   *
   * @param typed input already typed for the table; empty if none
   */
  private void settle(String typed) {
    ServerTable at = table.orElseThrow();
    if (at.isDealt()) {
      server
          .tableService()
          .openMatch(context.account(), at)
          .ifPresentOrElse(why -> back(Sentences.say(why)), () -> play(at, typed));
    } else if (at.isUnavailable()) {
      back(Sentences.say(SeatService.unavailable(at)));
    } else if (!server.isSet(at)) {
      back(context.messages().say("which-table", at.number()));
    } else if (at.seatOf(context.account().id()).isEmpty()) {
      back(unseated(at));
    } else {
      runner.tell(new LobbyReport.Waits(views.waiting(at)));
      if (!typed.isBlank()) {
        runner.happen(new Event.Line(typed));
      }
    }
  }

  /** Returns why the user has no seat at a table that waits for players. */
  private String unseated(ServerTable at) {
    String seats = Sentences.seats(server.listings().atTable(at, context.account()));
    return at.isHostedBy(context.account())
        ? context.messages().say("set-for-others", at.number(), seats)
        : SAY.say("seat-gone", at.number());
  }

  private void play(ServerTable at, String typed) {
    switch (room.play(at, typed)) {
      case TableRoom.Left.Home() -> back(List.of());
      case TableRoom.Left.Back(String why) -> back(why);
      case TableRoom.Left.Again() -> next(server.seatService().rematch(context.session(), at));
      case TableRoom.Left.ForFork(var fork) ->
          next(server.matchImports().fork(context.session(), at, fork));
    }
  }

  private void next(TableResult reply) {
    switch (reply) {
      case TableResult.Admitted(ServerTable next) -> {
        rise();
        go(next);
      }
      case TableResult.Refused(var why) -> back(Sentences.say(why, context.messages()));
    }
  }

  private void back(String line) {
    back(List.of(line));
  }

  private void back(List<String> lines) {
    rise();
    if (stays) {
      runner.tell(new LobbyReport.Seen(views.lobby()));
      runner.tell(new LobbyReport.Back(lines));
    } else {
      last = lines;
      runner.leave();
    }
  }

  /** Removes the user from the current table. */
  private void rise() {
    table.ifPresent(from -> server.tableService().stopWaiting(context.session(), from));
    context.session().moveTo(0);
    table = Optional.empty();
    seated = false;
  }
}
