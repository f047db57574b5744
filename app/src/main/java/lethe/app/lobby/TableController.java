package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.play.Commitment;
import lethe.app.play.ExitReason;
import lethe.app.play.Fork;
import lethe.app.play.MatchController;
import lethe.app.play.MatchHistory;
import lethe.app.play.Participants;
import lethe.app.play.Table;
import lethe.app.runner.PageFilter;
import lethe.app.runner.PageRunner;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.client.Notification;
import lethe.app.server.table.MatchFeed;
import lethe.app.server.table.ReviewGroup;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableService;
import lethe.app.session.Preferences;
import lethe.engine.core.Seat;

/**
 * Handles one user at a table from arrival to departure. Opens the match or its review, shows
 * messages from the server and from other users there, executes server commands, and passes on only
 * the remaining input.
 */
final class TableController implements TableParticipant, PageFilter {
  /** The way in which the user left a table. */
  sealed interface TableExit {
    /** The user goes to the next match of the same players. */
    record GoToRematch() implements TableExit {}

    /** The user goes to a new match that continues from a moment of this one. */
    record GoToFork(Fork fork) implements TableExit {}

    /**
     * The user returns to the lobby, or the session ends. In both cases, the user sees the message.
     */
    record ToLobby(String message) implements TableExit {}

    /** The session ends; the server has told the user the reason. */
    record Disconnected() implements TableExit {}
  }

  /** The end of the prompt at which moves are typed. */
  private static final String PROMPT_END = "> ";

  /** The maximum number of messages that stay visible, unless more have not been drawn yet. */
  private static final int MAX_VISIBLE_MESSAGES = 2;

  /** The maximum number of unread messages kept; older ones are dropped. */
  private static final int MAX_UNREAD_MESSAGES = 20;

  private final LobbyContext context;
  private final GameServer server;
  private final PageRunner runner;
  private final ServerTable table;
  private final Optional<Seat> seat;

  /** Messages that have not been passed to the page yet, oldest first. */
  private final Deque<String> unreadMessages = new ArrayDeque<>();

  /** The server's answer to the last line, and the messages received since it was typed. */
  private final List<String> visibleMessages = new ArrayList<>();

  /**
   * The number of messages at the end of the visible messages that must not be dropped, because
   * they have not been drawn yet.
   */
  private int undrawnCount;

  /**
   * Whether the page has handled a line and its screen has not been drawn since. Until then, it
   * receives no messages, because they would replace its answer.
   */
  private boolean answerUndrawn;

  /** The number of lines of the server's answer at the beginning of the visible messages. */
  private int answerLength;

  /** Input typed for the table before it was shown; empty if none. */
  private String pendingInput = "";

  /** Whether the server has ended the user's presence at the table. */
  private boolean presenceEnded;

  /** Whether the seed of the finished match has been announced. */
  private boolean seedAnnounced;

  /** Leaves the table; does nothing before it is entered and after it is left. */
  private Runnable leaveAction = () -> {};

  private TableController(
      LobbyContext context, PageRunner runner, ServerTable table, Optional<Seat> seat) {
    this.context = context;
    this.server = context.server();
    this.runner = runner;
    this.table = table;
    this.seat = seat;
  }

  /** Creates a controller for playing or watching the match at a table. */
  static TableController forMatch(LobbyContext context, PageRunner runner, ServerTable table) {
    Optional<Seat> seat =
        table.isFinished() ? Optional.empty() : table.seatOf(context.account().id());
    return new TableController(context, runner, table, seat);
  }

  /** Creates a controller for reviewing a finished match. It does not announce the seed. */
  static TableController forReview(LobbyContext context, PageRunner runner, ReviewGroup group) {
    TableController controller =
        new TableController(context, runner, group.table(), Optional.empty());
    controller.seedAnnounced = true;
    return controller;
  }

  /**
   * Opens the match.
   *
   * @param input input already typed for the table; empty if none
   * @param onLeft called when the user has left the match
   */
  void openMatch(String input, Consumer<TableExit> onLeft) {
    boolean tableExisted = server.containsTable(table);
    MatchFeed feed = server.tableService().openFeed(table, seat);
    Table<?, ?, ?> match = feed.match();
    pendingInput = input;
    runner.console().setHistoryEnabled(!table.title().isMemoryGame());
    server.tableService().join(this, table);
    leaveAction =
        () -> {
          runner.console().setHistoryEnabled(true);
          server.tableService().leave(this, table);
          feed.close();
        };
    server.tableService().stopWaiting(context.session(), table);
    MatchHistory history =
        seat.map(ownSeat -> new ResultsCommand(context).historyFor(table, ownSeat))
            .orElse(MatchHistory.NONE);
    Participants participants =
        Participants.remote(seat.stream().toList(), alias(match))
            .withHistory(history)
            .withAccess(server.sharedDeals().access(table, context.account()))
            .withSeatLabels(this::seatLabels);
    MatchController<?, ?, ?> controller =
        new MatchController<>(
            runner,
            match,
            participants,
            server.botExecutorFor(context.session()),
            Preferences.DEFAULT);
    runner.push(
        controller,
        this,
        () -> {
          leave();
          onLeft.accept(tableExit(controller.exitReason(), tableExisted));
        });
    runner
        .console()
        .setCurrentTable(MESSAGES.format("table-name", table.title().name(), table.number()));
  }

  /**
   * Opens the review.
   *
   * @param onLeft called when the user has left the review, with the table at which they play on
   */
  void openReview(ReviewGroup group, Consumer<Optional<ServerTable>> onLeft) {
    TableService service = server.tableService();
    service.join(this, group);
    service.stopWaiting(context.session(), group.table());
    leaveAction = () -> service.leave(this, group);
    SharedReviewController controller =
        new SharedReviewController(
            context, runner, group, this, group.table().match().orElseThrow());
    runner.push(
        controller,
        this,
        () -> {
          leave();
          onLeft.accept(controller.nextTable());
        });
  }

  /** Leaves the table, unless the user has already left it. */
  void leave() {
    Runnable action = leaveAction;
    leaveAction = () -> {};
    action.run();
  }

  private TableExit tableExit(ExitReason exit, boolean tableExisted) {
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
      return new TableExit.ToLobby(RejectionTexts.text(table.unavailableRejection()));
    }
    boolean holdsSeat = seat.isPresent() && table.seatOf(context.account().id()).isPresent();
    if (presenceEnded && holdsSeat && !table.isFinished() && !table.isAdjourned()) {
      return new TableExit.ToLobby(MESSAGES.format("table-left.other-connection", table.number()));
    }
    boolean hasEnded = tableExisted && !table.isFinished() && !server.containsTable(table);
    String key =
        !hasEnded
            ? exitMessageKey(table, holdsSeat && !table.isFinished())
            : table.isAborted() ? "match-aborted" : "table-ended";
    return new TableExit.ToLobby(
        MESSAGES.format(key, table.number(), context.returnCommand(table.number())));
  }

  private static String exitMessageKey(ServerTable table, boolean holdsSeat) {
    if (table.isAdjourned()) {
      return holdsSeat ? "table-left.adjourned" : "table-left.adjourned.watching";
    }
    return holdsSeat ? "table-left.seat-held" : "table-left";
  }

  /** Returns the labels of the seats: the names of the players that the user may know. */
  private Map<Seat, String> seatLabels() {
    return LobbyMessages.seatLabels(
        server.listings().listingAtTable(table, context.account()), seat);
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

  @Override
  public Account account() {
    return context.account();
  }

  @Override
  public Optional<Seat> seat() {
    return seat;
  }

  @Override
  public void deliver(Notification notification) {
    if (context.isMuted(notification)) {
      return;
    }
    boolean wasEmpty;
    synchronized (unreadMessages) {
      wasEmpty = unreadMessages.isEmpty();
      unreadMessages.add(LobbyMessages.text(notification, seat));
      if (unreadMessages.size() > MAX_UNREAD_MESSAGES) {
        unreadMessages.remove();
      }
    }
    if (concernsSeats(notification)) {
      // The labels of the seats may have changed.
      runner.postTableChanged();
    }
    if (wasEmpty) {
      // Wakes the runner, which polls the messages before it reads input.
      runner.execute(() -> {});
    }
  }

  private static boolean concernsSeats(Notification notification) {
    return notification instanceof Notification.SeatGivenUp
        || notification instanceof Notification.PlayerPresent
        || notification instanceof Notification.BotTookOver;
  }

  @Override
  public void leaveTable() {
    runner.execute(() -> presenceEnded = true);
  }

  @Override
  public void wake() {
    runner.postTableChanged();
  }

  @Override
  public Optional<PageEvent> pollEvent(Screen screen) {
    if (presenceEnded) {
      return Optional.of(new PageEvent.InputEnded());
    }
    boolean mustWait = answerUndrawn && !isSeedDue();
    Optional<PageEvent> messages =
        isMatchScreen(screen) && !mustWait ? takeMessages() : Optional.empty();
    if (messages.isPresent() || pendingInput.isBlank()) {
      return messages;
    }
    String line = pendingInput;
    pendingInput = "";
    return Optional.of(onLine(line, screen));
  }

  @Override
  public Screen decorate(Screen screen) {
    undrawnCount = 0;
    if (answerLength >= MAX_VISIBLE_MESSAGES) {
      // A long answer is not repeated next to later messages.
      visibleMessages.subList(0, Math.min(answerLength, visibleMessages.size())).clear();
    }
    answerLength = 0;
    if (answerUndrawn) {
      answerUndrawn = false;
      if (hasUnreadMessages()) {
        // Polls the messages again as soon as the screen has been drawn.
        runner.execute(() -> {});
      }
    }
    return isMatchScreen(screen)
        ? withTimeLeft(withContinuation(screen))
            .withExtraInput(ServerCommands.TABLE.firstWords(), SlashCommands::isKnown)
        : screen;
  }

  @Override
  public PageEvent filter(PageEvent event, Screen screen) {
    context.throttlePageTurn(event);
    return event instanceof PageEvent.LineEntered(String text) ? onLine(text, screen) : event;
  }

  /** Handles a line, and makes sure that its answer is drawn before messages replace it. */
  private PageEvent onLine(String text, Screen screen) {
    PageEvent filteredEvent = filterLine(text, screen);
    if (filteredEvent instanceof PageEvent.MessageReceived(List<String> answer, _)) {
      // Messages that arrive before the answer is drawn are shown after it.
      visibleMessages.addAll(answer);
      answerLength = answer.size();
      undrawnCount = answerLength;
    } else {
      answerUndrawn = true;
    }
    return filteredEvent;
  }

  private boolean hasUnreadMessages() {
    synchronized (unreadMessages) {
      return !unreadMessages.isEmpty();
    }
  }

  /** Returns whether the match is over and its seed has not been announced. */
  private boolean isSeedDue() {
    return !seedAnnounced && table.isFinished();
  }

  private static boolean isMatchScreen(Screen screen) {
    return screen.kind() == Screen.Kind.TABLE || screen.kind().isReview();
  }

  /**
   * Returns the screen with the decision whether the session continues after the end of the input:
   * it does while bots make their moves, but waits for other players only on request. Lines from a
   * pipe step through a finished match.
   */
  private Screen withContinuation(Screen screen) {
    if (screen.kind().isReview()
        && !screen.continuesWithoutInput()
        && !context.terminal().isInteractive()) {
      return screen.waitingForInput();
    }
    return context.waitsAfterInputEnds() || !table.awaitsOthers(seat)
        ? screen.continuingWithoutInput()
        : screen;
  }

  /**
   * Returns the screen with the remaining time of the turn in the prompt of a correspondence game.
   */
  private Screen withTimeLeft(Screen screen) {
    String prompt = screen.prompt();
    if (screen.kind() != Screen.Kind.TABLE
        || !table.settings().isCorrespondence()
        || !prompt.endsWith(PROMPT_END)) {
      return screen;
    }
    String role = prompt.substring(0, prompt.length() - PROMPT_END.length());
    return server
        .listings()
        .remainingTime(table)
        .map(remaining -> screen.withPrompt(LobbyMessages.prompt(role, remaining)))
        .orElse(screen);
  }

  /**
   * Takes the unread messages and, once after the match, those about its deal and rating. Returns
   * the recent messages if there are new ones; otherwise empty.
   */
  private Optional<PageEvent> takeMessages() {
    List<String> newMessages;
    synchronized (unreadMessages) {
      newMessages = new ArrayList<>(unreadMessages);
      unreadMessages.clear();
    }
    if (isSeedDue()) {
      seedAnnounced = true;
      server
          .tableService()
          .dealNotification(table)
          .map(LobbyMessages::text)
          .ifPresent(newMessages::add);
      server
          .tableService()
          .unratedNotification(table)
          .map(LobbyMessages::text)
          .ifPresent(newMessages::add);
    }
    if (newMessages.isEmpty()) {
      return Optional.empty();
    }
    visibleMessages.addAll(newMessages);
    undrawnCount += newMessages.size();
    int visibleCount = Math.max(MAX_VISIBLE_MESSAGES, undrawnCount);
    visibleMessages.subList(0, Math.max(0, visibleMessages.size() - visibleCount)).clear();
    return Optional.of(new PageEvent.MessageReceived(visibleMessages, newMessages));
  }

  /** Returns whether a line is a command of the page, such as the help of a review. */
  private static boolean isPageCommand(String text, Screen screen) {
    String word = text.strip().split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    return screen.preview().isAllowed(text) || screen.words().contains(word);
  }

  /**
   * Executes a server command, and returns its answer. Refuses a line that is too long or comes too
   * fast, and answers a word for leaving with instructions. Returns any other line unchanged.
   */
  private PageEvent filterLine(String text, Screen screen) {
    visibleMessages.clear();
    Optional<String> rejection = context.checkLine(text);
    if (rejection.isPresent()) {
      return new PageEvent.MessageReceived(List.of(rejection.get()));
    }
    if (SlashCommands.isSlashCommand(text) || context.answersRequest(text)) {
      return new PageEvent.MessageReceived(new SlashCommands(context, this, table).execute(text));
    }
    if (screen.kind() != Screen.Kind.CURTAIN
        && SlashCommands.isMissingSlash(text)
        && !isPageCommand(text, screen)) {
      return new PageEvent.MessageReceived(
          new SlashCommands(context, this, table).execute("/" + text.strip()));
    }
    context.cancelRequest();
    if (screen.kind() == Screen.Kind.TABLE
        && SlashCommands.startsWithExitWord(text)
        && !screen.preview().isAllowed(text)) {
      return new PageEvent.MessageReceived(
          List.of(new SlashCommands(context, this, table).exitInstructions()));
    }
    return new PageEvent.LineEntered(text);
  }
}
