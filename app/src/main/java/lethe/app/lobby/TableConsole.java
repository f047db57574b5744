package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.DesktopAlert;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.server.Account;
import lethe.app.server.Notification;
import lethe.app.server.ServerTable;
import lethe.app.server.TableParticipant;
import lethe.engine.core.Seat;

/**
 * The user's console at a table. Shows messages from the server and other users, and passes only
 * the input for the match on to the match.
 */
final class TableConsole implements Console, TableParticipant {
  /** Number of lines of chat that stay visible; new lines are always shown. */
  private static final int MAX_VISIBLE = 2;

  /** Number of the latest lines that have not been drawn yet; none of them is dropped. */
  private int undrawn;

  /** Maximum number of unread messages kept; older ones are dropped. */
  private static final int MAX_QUEUED = 20;

  private final Console console;
  private final LobbyContext context;
  private final ServerTable table;
  private final Optional<Seat> seat;
  private final ConcurrentLinkedQueue<String> incoming = new ConcurrentLinkedQueue<>();

  /** Messages received since the last line was typed. */
  private final List<String> visible = new ArrayList<>();

  private volatile boolean ended;
  private boolean revealed;

  /** Input typed for the table before it was shown; empty if none. */
  private String pendingInput;

  TableConsole(
      Console console,
      LobbyContext context,
      ServerTable table,
      Optional<Seat> seat,
      String pendingInput) {
    this.console = console;
    this.context = context;
    this.table = table;
    this.seat = seat;
    this.pendingInput = pendingInput;
  }

  /** Creates a console for reviewing a finished match. It does not announce the seed. */
  static TableConsole forReview(LobbyContext context, ServerTable table) {
    TableConsole console =
        new TableConsole(context.console(), context, table, Optional.empty(), "");
    console.revealed = true;
    return console;
  }

  /** Returns the underlying console. */
  Console underlying() {
    return console;
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
    incoming.add(LobbyMessages.say(notification, seat));
    if (incoming.size() > MAX_QUEUED) {
      incoming.poll();
    }
    console.wake();
  }

  @Override
  public void leaveTable() {
    ended = true;
    console.wake();
  }

  @Override
  public Size size() {
    return console.size();
  }

  @Override
  public void wake() {
    console.wake();
  }

  @Override
  public void alertUser(String reason) {
    console.alertUser(reason);
  }

  @Override
  public void setAlert(DesktopAlert how) {
    console.setAlert(how);
  }

  @Override
  public void setWaitingPlace(String place) {
    console.setWaitingPlace(
        place.isEmpty() ? "" : LobbyMessages.MESSAGES.format("at-table", place, table.number()));
  }

  @Override
  public void setHistoryEnabled(boolean remembers) {
    console.setHistoryEnabled(remembers);
  }

  @Override
  public boolean isPaced() {
    return console.isPaced();
  }

  @Override
  public boolean isAnimated() {
    return console.isAnimated();
  }

  @Override
  public boolean replacesScreens() {
    return console.replacesScreens();
  }

  @Override
  public boolean isSpoken() {
    return console.isSpoken();
  }

  @Override
  public boolean erasesScreens() {
    return console.erasesScreens();
  }

  @Override
  public PageEvent read(Screen screen) {
    if (ended || context.isDisconnecting()) {
      return new PageEvent.InputEnded();
    }
    if (isMatchScreen(screen)) {
      Optional<PageEvent.MessageReceived> news = takeChat();
      if (news.isPresent()) {
        return news.get();
      }
    }
    if (!pendingInput.isBlank()) {
      String line = pendingInput;
      pendingInput = "";
      return handle(line, screen);
    }
    undrawn = 0;
    PageEvent input =
        console.read(
            isMatchScreen(screen)
                ? withoutWaiting(screen).withWords(SlashCommands.COMMANDS, SlashCommands::isKnown)
                : screen);
    context.awaitPageTurn(input);
    return input instanceof PageEvent.LineEntered(String text) ? handle(text, screen) : input;
  }

  private static boolean isMatchScreen(Screen screen) {
    return screen.kind() == Screen.Kind.TABLE || screen.kind().isStep();
  }

  /**
   * Returns the screen for a user whose input may have ended. Such a user sees the moves that bots
   * still make, and waits for other people only on request. Lines from a pipe step through a
   * finished match.
   */
  private Screen withoutWaiting(Screen screen) {
    if (screen.kind().isStep() && !screen.lasting() && !context.terminal().isInteractive()) {
      return screen.waitingForInput();
    }
    return context.waitsForOthers() || !table.awaitsOthers(seat)
        ? screen.continuingWithoutInput()
        : screen;
  }

  /** Returns the recent messages if there are new ones. */
  private Optional<PageEvent.MessageReceived> takeChat() {
    List<String> fresh = new ArrayList<>();
    for (String line = incoming.poll(); line != null; line = incoming.poll()) {
      fresh.add(line);
    }
    if (!revealed && table.isFinished()) {
      revealed = true;
      context
          .server()
          .tableService()
          .revealDeal(table)
          .map(LobbyMessages::say)
          .ifPresent(fresh::add);
      context.server().tableService().notRated(table).map(LobbyMessages::say).ifPresent(fresh::add);
    }
    if (fresh.isEmpty()) {
      return Optional.empty();
    }
    visible.addAll(fresh);
    undrawn += fresh.size();
    int shown = Math.max(MAX_VISIBLE, undrawn);
    visible.subList(0, Math.max(0, visible.size() - shown)).clear();
    return Optional.of(new PageEvent.MessageReceived(visible, fresh));
  }

  private PageEvent handle(String text, Screen screen) {
    visible.clear();
    Optional<String> rejection = context.checkLine(text);
    if (rejection.isPresent()) {
      return new PageEvent.MessageReceived(List.of(rejection.get()));
    }
    if (SlashCommands.isSlashCommand(text)) {
      return new PageEvent.MessageReceived(
          new SlashCommands(context, this, table).execute(text.strip().substring(1)));
    }
    if (isMatchScreen(screen)
        && SlashCommands.isMissingSlash(text)
        && !screen.preview().isAllowed(text)) {
      return new PageEvent.MessageReceived(List.of(MESSAGES.format("slash-first", text.strip())));
    }
    if (screen.kind() == Screen.Kind.TABLE
        && SlashCommands.isLeaving(text)
        && !screen.preview().isAllowed(text)) {
      return new PageEvent.MessageReceived(List.of(SlashCommands.howToLeave(this, table)));
    }
    return new PageEvent.LineEntered(text);
  }

  @Override
  public void close() {
    console.close();
  }
}
