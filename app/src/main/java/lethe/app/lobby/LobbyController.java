package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.DesktopAlert;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageRunner;
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
final class LobbyController implements PageRunner.EffectHandler<LobbyEffect, LobbyReport> {
  private final LobbyContext context;
  private final GameServer server;
  private final RemoteTerminal terminal;
  private final LobbyCommands commands;
  private final TableController tableController;
  private final LobbyViewFactory views;
  private final Console console;
  private final PageRunner<LobbyEffect, LobbyReport> runner;

  /** Whether the user returns to the lobby after leaving a table; otherwise the session ends. */
  private final boolean isHome;

  /** The table that the user is going to or waiting at. */
  private Optional<ServerTable> table = Optional.empty();

  /** Whether the user is at the table; false while the return code is shown first. */
  private boolean atTable;

  /** Whether the page must refresh without input from the user. */
  private boolean refreshDue;

  private int exitCode = Reply.DONE;
  private List<String> finalLines = List.of();

  /**
   * Creates a performer for one console.
   *
   * @param isHome whether the user returns to the lobby after leaving a table; otherwise the
   *     session ends
   */
  LobbyController(LobbyContext context, Console console, LobbyCommands commands, boolean isHome) {
    this.context = context;
    this.server = context.server();
    this.terminal = context.terminal();
    this.commands = commands;
    this.tableController = new TableController(context);
    this.views = new LobbyViewFactory(context);
    this.isHome = isHome;
    this.console = console;
    applyAlertSetting();
    Page<LobbyEffect, LobbyReport> lobby =
        LobbyPage.of(views.lobbyView(), views.greeting(console), console.size());
    this.runner = new PageRunner<>(console, lobby, this);
  }

  /**
   * Runs the lobby until the user leaves.
   *
   * @param first the table to go to at once, or empty
   * @return the lines to print when the session ends
   */
  List<String> run(Optional<Reply.Destination> first) {
    try {
      first.ifPresent(this::goTo);
      runner.run();
      return finalLines;
    } finally {
      leaveTable();
    }
  }

  /** Returns the exit code of the last answer. */
  int exitCode() {
    return exitCode;
  }

  @Override
  public Optional<PageEvent> pollEvent() {
    if (context.isDisconnecting()) {
      return Optional.of(new PageEvent.InputEnded());
    }
    if (refreshDue) {
      refreshDue = false;
      return Optional.of(new PageEvent.Changed());
    }
    List<String> told = context.takeNotifications(this::message);
    return told.isEmpty() ? Optional.empty() : Optional.of(new PageEvent.MessageReceived(told));
  }

  @Override
  public void onEvent(PageEvent event, PageRunner<LobbyEffect, LobbyReport> to) {
    context.awaitPageTurn(event);
    to.dispatch(event);
  }

  @Override
  public void handle(LobbyEffect effect, PageRunner<LobbyEffect, LobbyReport> to) {
    switch (effect) {
      case LobbyEffect.Ask(String line) -> execute(line);
      case LobbyEffect.RefreshView() -> refresh();
      case LobbyEffect.SitDown(String input) -> {
        atTable = true;
        playOrWait(input);
      }
      case LobbyEffect.StandUp() ->
          returnToLobby(
              List.of(
                  MESSAGES.format("left-held", number(), context.returnHint(number())),
                  MESSAGES.format("left-open", number(), context.giveUp(number()))));
      case LobbyEffect.GiveUp() ->
          returnToLobby(
              server
                  .seatService()
                  .leave(context.account(), table.orElseThrow())
                  .map(LobbyMessages::say)
                  .orElseGet(() -> MESSAGES.format(left(table.orElseThrow()), number())));
    }
  }

  private String message(Notification notification) {
    return table
        .map(current -> LobbyMessages.say(notification, current.seatOf(context.account().id())))
        .orElseGet(() -> LobbyMessages.say(notification));
  }

  private String left(ServerTable from) {
    return server.containsTable(from) ? "you-left" : "you-left.ended";
  }

  private int number() {
    return table.orElseThrow().number();
  }

  private void execute(String line) {
    Reply reply = commands.execute(line);
    applyAlertSetting();
    exitCode = reply.exitCode();
    if (reply.copyable()) {
      console.copyToClipboard(String.join("\n", reply.lines()));
    }
    if (reply.followUp() == Reply.FollowUp.DISCONNECT) {
      runner.leave();
      return;
    }
    if (reply.destination().isPresent() && !terminal.hasFullScreen()) {
      terminal.print(reply.lines());
    }
    runner.answer(new LobbyReport.ViewChanged(views.lobbyView()));
    runner.answer(new LobbyReport.Answered(reply.lines()));
    reply.destination().ifPresent(this::goTo);
  }

  /** Applies the user's alert setting to the console. */
  private void applyAlertSetting() {
    Friends known = server.sessions().friends();
    console.setAlert(DesktopAlert.of(known.setting(context.account(), AccountSetting.ALERT)));
  }

  private void goTo(Reply.Destination destination) {
    if (destination.review()) {
      review(destination.table());
    } else {
      goTo(destination.table());
    }
  }

  private void review(ServerTable to) {
    context.session().moveTo(to.number());
    SharedReviewController.run(context, to);
    returnToLobby(
        context.isDisconnecting()
            ? List.of()
            : List.of(MESSAGES.format("left-review", to.number())));
  }

  /** Goes to a table. A player who has a new return code sees the code first. */
  private void goTo(ServerTable to) {
    table = Optional.of(to);
    context.session().moveTo(to.number());
    server.tableService().startWaiting(context.session(), to);
    Optional<String> code =
        to.seatOf(context.account().id()).isPresent() ? context.takeReturnCode() : Optional.empty();
    Optional<String> sentence =
        code.map(one -> context.messages().format("code", one, to.number()));
    if (sentence.isPresent() && terminal.isInteractive()) {
      runner.answer(new LobbyReport.ReturnCodeIssued(sentence.get()));
      return;
    }
    sentence.ifPresent(one -> terminal.print(List.of(one)));
    atTable = true;
    refreshDue = true;
  }

  private void refresh() {
    if (atTable) {
      playOrWait("");
    } else {
      runner.answer(new LobbyReport.ViewChanged(views.lobbyView()));
    }
  }

  /**
   * Opens the match if it has begun; otherwise shows the waiting room.
   *
   * @param input input already typed for the table; empty if none
   */
  private void playOrWait(String input) {
    ServerTable current = table.orElseThrow();
    if (current.isDealt()) {
      server
          .tableService()
          .openMatch(context.account(), current)
          .ifPresentOrElse(
              rejection -> returnToLobby(LobbyMessages.say(rejection)), () -> play(current, input));
    } else if (current.isUnavailable()) {
      returnToLobby(LobbyMessages.say(SeatService.unavailable(current)));
    } else if (!server.containsTable(current)) {
      returnToLobby(context.messages().format("which-table", current.number()));
    } else if (current.seatOf(context.account().id()).isEmpty()) {
      returnToLobby(notSeated(current));
    } else {
      runner.answer(new LobbyReport.WaitingAtTable(views.waitingView(current)));
      if (!input.isBlank()) {
        runner.dispatch(new PageEvent.LineEntered(input));
      }
    }
  }

  /** Returns why the user has no seat at a table that waits for players. */
  private String notSeated(ServerTable current) {
    String seats =
        LobbyMessages.seats(server.listings().listingAtTable(current, context.account()));
    return current.isHostedBy(context.account())
        ? context.messages().format("set-for-others", current.number(), seats)
        : MESSAGES.format("seat-gone", current.number());
  }

  private void play(ServerTable current, String input) {
    switch (tableController.play(current, input)) {
      case TableController.TableExit.Disconnected() -> returnToLobby(List.of());
      case TableController.TableExit.ToLobby(String reason) -> returnToLobby(reason);
      case TableController.TableExit.GoToRematch() ->
          follow(server.seatService().rematch(context.session(), current));
      case TableController.TableExit.GoToFork(var fork) ->
          follow(server.matchImports().fork(context.session(), current, fork));
    }
  }

  private void follow(TableResult reply) {
    switch (reply) {
      case TableResult.Admitted(ServerTable next) -> {
        leaveTable();
        goTo(next);
      }
      case TableResult.Refused(var rejection) ->
          returnToLobby(LobbyMessages.say(rejection, context.messages()));
    }
  }

  private void returnToLobby(String line) {
    returnToLobby(List.of(line));
  }

  private void returnToLobby(List<String> lines) {
    leaveTable();
    if (isHome) {
      runner.answer(new LobbyReport.ViewChanged(views.lobbyView()));
      runner.answer(new LobbyReport.Back(lines));
    } else {
      finalLines = lines;
      runner.leave();
    }
  }

  /** Removes the user from the current table. */
  private void leaveTable() {
    table.ifPresent(from -> server.tableService().stopWaiting(context.session(), from));
    context.session().moveTo(0);
    table = Optional.empty();
    atTable = false;
  }
}
