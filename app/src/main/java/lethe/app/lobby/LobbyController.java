package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.page.Console;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.server.GameServer;
import lethe.app.server.client.Notification;
import lethe.app.server.session.AccountSetting;
import lethe.app.server.session.Friends;
import lethe.app.server.table.ReviewGroup;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.engine.core.Rejection;

/**
 * Runs the lobby and the waiting room: executes commands and takes the user to tables, whose pages
 * are shown above the lobby.
 */
final class LobbyController extends PageController<LobbyEffect, LobbyReport> {
  private final LobbyContext context;
  private final GameServer server;
  private final RemoteTerminal terminal;
  private final LobbyCommands commands;

  private final boolean returnsToLobby;

  private Optional<Reply.Destination> initialDestination = Optional.empty();

  /** Notifications that have not been shown yet. */
  private final List<Notification> pendingNotifications = new ArrayList<>();

  /** Whether a command has been answered and the answer has not been drawn since. */
  private boolean answerUndrawn;

  /** The table that the user is going to or is at; empty in the lobby and in a review. */
  private Optional<ServerTable> table = Optional.empty();

  /** The match or review that is shown above the lobby; empty if neither is. */
  private Optional<TableController> tableController = Optional.empty();

  /** Whether the user has arrived at {@link #table}; false while the return code is being shown. */
  private boolean atTable;

  private int exitCode = Reply.DONE;
  private List<String> finalLines = List.of();

  /**
   * Creates a controller for one console.
   *
   * @param returnsToLobby whether the user returns to the lobby after leaving a table; otherwise
   *     the session ends
   */
  LobbyController(
      LobbyContext context, PageRunner runner, LobbyCommands commands, boolean returnsToLobby) {
    super(runner);
    context.mailbox().startDelivery(runner, this::receive);
    this.context = context;
    this.server = context.server();
    this.terminal = context.terminal();
    this.commands = commands;
    this.returnsToLobby = returnsToLobby;
    applyAlertSetting();
    Console console = runner.console();
    show(LobbyPage.of(LobbyView.of(context), greeting(console), console.size()));
  }

  /**
   * Returns the greeting. At an interactive terminal, it includes the message of the day if there
   * is no full screen or the message does not fit on it.
   */
  private List<String> greeting(Console console) {
    List<String> lines = new ArrayList<>();
    boolean isNoticeOnScreen =
        terminal.hasFullScreen()
            && LobbyRenderer.showsNotice(LobbyView.of(context), console.size());
    if (terminal.isInteractive() && !isNoticeOnScreen) {
      lines.addAll(server.noticeBoard().lines());
    }
    String welcome = terminal.hasFullScreen() ? "welcome.full-screen" : "welcome";
    String key = server.sessions().isRegistered(context.account()) ? welcome : "welcome.new";
    lines.add(MESSAGES.format(key, context.account().name()));
    List<String> friends = context.friendNames(friend -> friend.table().isPresent());
    if (!friends.isEmpty()) {
      lines.add(MESSAGES.format("friends-present", friends));
    }
    return lines;
  }

  /**
   * Runs the lobby until the user leaves.
   *
   * @param destination the table to open first; empty for none
   * @return the lines to print when the session ends
   */
  List<String> run(Optional<Reply.Destination> destination) {
    initialDestination = destination;
    runner().run(this);
    return finalLines;
  }

  @Override
  protected void onOpened() {
    initialDestination.ifPresent(this::goTo);
  }

  @Override
  protected void onClosed() {
    leaveTable();
  }

  /** Returns the exit code of the last answer. */
  int exitCode() {
    return exitCode;
  }

  /** Shows a notification on the current page, unless it is a message from a muted user. */
  private void receive(Notification notification) {
    if (context.isMuted(notification)) {
      return;
    }
    tableController.ifPresentOrElse(
        controller -> controller.deliver(notification),
        () -> {
          pendingNotifications.add(notification);
          runner().postTableChanged();
        });
  }

  @Override
  protected void onEvent(PageEvent event) {
    context.throttlePageTurn(event);
    if (event instanceof PageEvent.TableChanged
        && !pendingNotifications.isEmpty()
        && !answerUndrawn) {
      List<String> lines =
          pendingNotifications.stream()
              .filter(notification -> !isShownInChat(notification))
              .map(this::message)
              .toList();
      pendingNotifications.clear();
      dispatch(lines.isEmpty() ? event : new PageEvent.MessageReceived(lines));
    } else {
      dispatch(event);
    }
  }

  /** Once an answer has been drawn, shows the notifications that would have replaced it. */
  @Override
  protected Screen decorate(Screen screen) {
    if (answerUndrawn) {
      answerUndrawn = false;
      runner().execute(runner()::postTableChanged);
    }
    return screen;
  }

  /** Returns whether the lobby shows a notification as part of its chat. */
  private boolean isShownInChat(Notification notification) {
    return notification instanceof Notification.ChatMessage
        && table.isEmpty()
        && terminal.hasFullScreen()
        && LobbyRenderer.showsChat(runner().console().size());
  }

  @Override
  protected void handle(LobbyEffect effect) {
    switch (effect) {
      case LobbyEffect.Execute(String line) -> execute(line);
      case LobbyEffect.RefreshView() -> refresh();
      case LobbyEffect.SitDown(String input) -> {
        atTable = true;
        playOrWait(input);
      }
      case LobbyEffect.StandUp() ->
          returnToLobby(
              List.of(
                  MESSAGES.format(
                      "table-left.seat-held", tableNumber(), context.returnCommand(tableNumber())),
                  MESSAGES.format(
                      "table-left.not-started",
                      tableNumber(),
                      context.giveUpCommand(tableNumber()))));
      case LobbyEffect.GiveUp() ->
          returnToLobby(
              server
                  .seatService()
                  .leave(context.account(), table.orElseThrow())
                  .map(RejectionTexts::text)
                  .orElseGet(
                      () -> MESSAGES.format(exitMessageKey(table.orElseThrow()), tableNumber())));
    }
  }

  private String message(Notification notification) {
    return table
        .map(current -> LobbyMessages.text(notification, current.seatOf(context.account().id())))
        .orElseGet(() -> LobbyMessages.text(notification));
  }

  private String exitMessageKey(ServerTable formerTable) {
    return server.containsTable(formerTable) ? "seat-given-up" : "seat-given-up.ended";
  }

  private int tableNumber() {
    return table.orElseThrow().number();
  }

  private void execute(String line) {
    Reply reply = commands.execute(line);
    applyAlertSetting();
    exitCode = reply.exitCode();
    if (reply.copyable()) {
      runner().console().copyToClipboard(String.join("\n", reply.lines()));
    }
    if (reply.followUp() == Reply.FollowUp.DISCONNECT) {
      closePage();
      return;
    }
    if (reply.destination().isPresent() && !terminal.hasFullScreen()) {
      terminal.print(reply.lines());
    }
    answer(new LobbyReport.ViewChanged(LobbyView.of(context)));
    answer(new LobbyReport.Answered(reply.lines()));
    answerUndrawn = true;
    reply.destination().ifPresent(this::goTo);
  }

  private void applyAlertSetting() {
    Friends friends = server.sessions().friends();
    runner()
        .console()
        .setAlert(DesktopAlert.of(friends.setting(context.account(), AccountSetting.ALERT)));
  }

  private void goTo(Reply.Destination destination) {
    if (destination.isReview()) {
      review(destination.table());
    } else {
      goTo(destination.table());
    }
  }

  private void review(ServerTable finishedTable) {
    context.session().moveTo(finishedTable.number());
    ReviewGroup group = server.tableService().reviewGroup(finishedTable);
    // The match stays loaded while a session waits at the table.
    server.tableService().startWaiting(context.session(), group.table());
    Optional<Rejection> rejection = server.tableService().openMatch(group.table());
    if (rejection.isPresent()) {
      server.tableService().stopWaiting(context.session(), group.table());
      returnToLobby(RejectionTexts.text(rejection.get()));
      return;
    }
    startDelivery(TableController.forReview(context, runner(), group))
        .openReview(
            group,
            nextTable ->
                nextTable.ifPresentOrElse(
                    this::goToNext,
                    () ->
                        returnToLobby(
                            context.isDisconnecting()
                                ? List.of()
                                : List.of(
                                    MESSAGES.format("review-left", finishedTable.number())))));
  }

  /** Goes to a table. A player who has a new return code sees the code first. */
  private void goTo(ServerTable target) {
    table = Optional.of(target);
    context.session().moveTo(target.number());
    server.tableService().startWaiting(context.session(), target);
    Optional<String> code =
        target.seatOf(context.account().id()).isPresent()
            ? context.takeReturnCode()
            : Optional.empty();
    Optional<String> message =
        code.map(secret -> context.messages().format("new-return-code", secret, target.number()));
    if (message.isPresent() && terminal.isInteractive()) {
      answer(new LobbyReport.ReturnCodeIssued(message.get()));
      return;
    }
    message.ifPresent(line -> terminal.print(List.of(line)));
    atTable = true;
    runner().postTableChanged();
  }

  private void refresh() {
    if (atTable) {
      playOrWait("");
    } else {
      answer(new LobbyReport.ViewChanged(LobbyView.of(context)));
    }
  }

  /**
   * Opens the match if it has begun; otherwise shows the waiting room, or returns to the lobby if
   * the user cannot wait there.
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
              rejection -> returnToLobby(RejectionTexts.text(rejection)),
              () -> play(current, input));
    } else if (current.isUnavailable()) {
      returnToLobby(RejectionTexts.text(current.unavailableRejection()));
    } else if (!server.containsTable(current)) {
      returnToLobby(MESSAGES.format("table-removed", current.number()));
    } else if (current.seatOf(context.account().id()).isEmpty()) {
      returnToLobby(noSeatMessage(current));
    } else {
      answer(new LobbyReport.WaitingAtTable(WaitingView.of(context, current)));
      if (!input.isBlank()) {
        dispatch(new PageEvent.LineEntered(input));
      }
    }
  }

  /**
   * Returns the message that explains why the user has no seat at a table that waits for players.
   */
  private String noSeatMessage(ServerTable current) {
    String seats =
        LobbyMessages.seats(server.listings().listingAtTable(current, context.account()));
    return current.isHostedBy(context.account())
        ? context.messages().format("table-created", current.number(), seats)
        : MESSAGES.format("seat-lost", current.number());
  }

  private void play(ServerTable current, String input) {
    startDelivery(TableController.forMatch(context, runner(), current))
        .openMatch(input, exit -> onLeft(current, exit));
  }

  /** Delivers all further notifications to the page of a table, beginning with the pending ones. */
  private TableController startDelivery(TableController controller) {
    tableController = Optional.of(controller);
    context.mailbox().setShowingMatch(true);
    pendingNotifications.forEach(controller::deliver);
    pendingNotifications.clear();
    return controller;
  }

  private void onLeft(ServerTable formerTable, TableController.TableExit tableExit) {
    leaveMatch();
    switch (tableExit) {
      case TableController.TableExit.Disconnected() -> returnToLobby(List.of());
      case TableController.TableExit.ToLobby(String reason) ->
          returnToLobby(Stream.concat(Stream.of(reason), nextSteps(formerTable).stream()).toList());
      case TableController.TableExit.GoToRematch() ->
          goTo(server.seatService().rematch(context.session(), formerTable));
      case TableController.TableExit.GoToFork(var fork) ->
          goTo(server.matchImports().fork(context.session(), formerTable, fork));
    }
  }

  /** Returns what a player can do after finishing a deal of an event; otherwise empty. */
  private List<String> nextSteps(ServerTable formerTable) {
    boolean hasPlayed =
        formerTable.isFinished() && formerTable.seatOf(context.account().id()).isPresent();
    return formerTable
        .eventDeal()
        .filter(_ -> hasPlayed)
        .map(new EventFormatter(context)::nextSteps)
        .orElse(List.of());
  }

  private void goTo(TableResult result) {
    switch (result) {
      case TableResult.Admitted(ServerTable nextTable) -> goToNext(nextTable);
      case TableResult.Rejected(var rejection) ->
          returnToLobby(RejectionTexts.text(rejection, context.messages()));
    }
  }

  private void goToNext(ServerTable nextTable) {
    leaveTable();
    goTo(nextTable);
  }

  private void returnToLobby(String line) {
    returnToLobby(List.of(line));
  }

  private void returnToLobby(List<String> lines) {
    leaveTable();
    if (returnsToLobby) {
      answer(new LobbyReport.ViewChanged(LobbyView.of(context)));
      answer(new LobbyReport.ReturnedToLobby(lines));
    } else {
      finalLines = lines;
      closePage();
    }
  }

  /** Ends the match or review at the current table for this user. */
  private void leaveMatch() {
    tableController.ifPresent(TableController::leave);
    tableController = Optional.empty();
    context.mailbox().setShowingMatch(false);
  }

  /** Removes the user from the current match or review, and from the table. */
  private void leaveTable() {
    leaveMatch();
    table.ifPresent(
        formerTable -> server.tableService().stopWaiting(context.session(), formerTable));
    context.session().moveTo(0);
    table = Optional.empty();
    atTable = false;
  }
}
