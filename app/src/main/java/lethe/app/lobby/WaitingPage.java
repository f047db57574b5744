package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.lobby.ServerCommands.WaitingCommand;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;

/**
 * The page shown while the user waits for the match at a table to begin.
 *
 * @param messages messages and answers received on this page, oldest first
 * @param lobby the lobby page to return to
 */
record WaitingPage(
    WaitingView view, List<String> messages, Page<LobbyEffect, LobbyReport> lobby, Size size)
    implements Page<LobbyEffect, LobbyReport> {
  private static final List<String> HELP = ServerCommands.help(ServerCommands.WAITING, "waiting");

  /** The number of recent messages shown on a full screen. */
  private static final int MAX_VISIBLE_MESSAGES = 4;

  private static final int MAX_MESSAGES = 200;

  /** The maximum number of users to whom an invitation is offered. */
  private static final int MAX_INVITEES = 4;

  /** The column at which the description of a choice begins, after its indentation. */
  private static final int CHOICE_COLUMN = 19;

  WaitingPage {
    messages = newest(messages, MAX_MESSAGES);
  }

  private static List<String> newest(List<String> lines, int max) {
    return lines.subList(Math.max(0, lines.size() - max), lines.size());
  }

  static WaitingPage of(WaitingView view, Page<LobbyEffect, LobbyReport> lobby, Size size) {
    return new WaitingPage(view, List.of(), lobby, size);
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) -> execute(withoutSlash(line.strip()));
      case PageEvent.InputEnded _ -> PageTransition.to(this, new LobbyEffect.StandUp());
      case PageEvent.MessageReceived(List<String> lines, _) ->
          PageTransition.to(withMessages(lines), new LobbyEffect.RefreshView());
      case PageEvent.TableChanged _ -> PageTransition.to(this, new LobbyEffect.RefreshView());
      case PageEvent.Resized(Size bounds) ->
          lobby.onEvent(event).coveredBy(page -> new WaitingPage(view, messages, page, bounds));
      case PageEvent.PageTurn _, PageEvent.CloseRequested _, PageEvent.SecondPassed _ ->
          PageTransition.to(this);
    };
  }

  /** Removes the leading slash, which is optional in a waiting room. */
  private static String withoutSlash(String line) {
    return line.startsWith("/") ? line.substring(1) : line;
  }

  /**
   * Returns whether a line is a command of the waiting room. Other lines are for the match that
   * follows.
   */
  static boolean isWaitingCommand(String line) {
    return ServerCommands.WAITING.hasCommandOf(withoutSlash(line.strip()));
  }

  private PageTransition<LobbyEffect, LobbyReport> execute(String line) {
    List<String> words = CommandForm.words(line);
    if (words.isEmpty()) {
      return PageTransition.to(this);
    }
    return switch (ServerCommands.WAITING.find(words)) {
      case Lookup.FoundCommand<WaitingCommand>(WaitingCommand command, Call call) ->
          command.execute(this, call);
      case Lookup.UnknownCommand<WaitingCommand> _ ->
          answer(MESSAGES.format("waiting.unknown-command", line));
      case Lookup<WaitingCommand> unusable -> answer(ServerCommands.refusal(unusable, MESSAGES));
    };
  }

  private PageTransition<LobbyEffect, LobbyReport> answer(String line) {
    return PageTransition.to(withMessages(List.of(line)));
  }

  /** Stays on this page and requests an effect. */
  PageTransition<LobbyEffect, LobbyReport> request(LobbyEffect effect) {
    return PageTransition.to(this, effect);
  }

  PageTransition<LobbyEffect, LobbyReport> showHelp() {
    return PageTransition.to(withAnswer(HELP));
  }

  /** Passes a command to the lobby unchanged. */
  PageTransition<LobbyEffect, LobbyReport> passOn(Call call) {
    return request(new LobbyEffect.Execute((call.form().word() + " " + call.text()).strip()));
  }

  /** Passes a command of the host to the lobby, with the number of the table if it was omitted. */
  PageTransition<LobbyEffect, LobbyReport> passOnHostCommand(Call call) {
    String number = call.arguments().size() > 1 ? call.argument(0) : "" + view.number();
    String subject = call.arguments().getLast();
    return request(new LobbyEffect.Execute(call.form().word() + " " + number + " " + subject));
  }

  /** Shows an answer below the seats, or on a separate page if it does not fit there. */
  private Page<LobbyEffect, LobbyReport> withAnswer(List<String> lines) {
    return view.fullScreen() && lines.size() > MAX_VISIBLE_MESSAGES
        ? TextPage.of(lines.stream().map(Text::plain).toList(), size, this)
        : withMessages(lines);
  }

  private WaitingPage withMessages(List<String> lines) {
    List<String> allMessages = Stream.concat(messages.stream(), lines.stream()).toList();
    return new WaitingPage(view, allMessages, lobby, size);
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onAnswer(LobbyReport report) {
    return switch (report) {
      case LobbyReport.WaitingAtTable(WaitingView newView) ->
          PageTransition.to(
              new WaitingPage(
                  newView, newView.number() == view.number() ? messages : List.of(), lobby, size));
      case LobbyReport.Answered(List<String> lines) -> PageTransition.to(withAnswer(lines));
      case LobbyReport.ReturnedToLobby _ -> lobby.onAnswer(report);
      default ->
          lobby.onAnswer(report).coveredBy(page -> new WaitingPage(view, messages, page, size));
    };
  }

  @Override
  public Screen screen(Size bounds) {
    List<Text> newest =
        view.fullScreen()
            ? visibleMessages(
                newest(messages, MAX_VISIBLE_MESSAGES), bounds.columns(), bounds.rows() - 1)
            : visibleMessages(messages, bounds.columns(), Integer.MAX_VALUE);
    List<Text> lines = new ArrayList<>();
    List<Screen.HotSpot> choices = new ArrayList<>();
    if (view.fullScreen()) {
      int freeRows = bounds.rows() - 1 - newest.size();
      lines.addAll(header(bounds.columns(), freeRows));
      addChoices(lines, choices, bounds.columns(), freeRows);
    }
    lines.addAll(newest);
    Screen plainScreen =
        Screen.plain(
                Screen.Kind.TABLE,
                bounds,
                Frame.of(lines),
                MESSAGES.format("prompt.waiting", view.number()))
            .withHotSpots(choices);
    Screen waitingScreen = plainScreen.withLines(completions(), false);
    return (view.waitsAfterInputEnds() ? waitingScreen.continuingWithoutInput() : waitingScreen)
        .withExtraInput(List.of(), WaitingPage::isWaitingCommand)
        .withLog(log(bounds))
        .withHelp(HELP.stream().map(Text::plain).toList());
  }

  /**
   * Adds one line for each command that is offered here, and a blank line, if they fit.
   *
   * @param columns the width of the window
   * @param rows the number of rows for all lines
   */
  private void addChoices(List<Text> lines, List<Screen.HotSpot> hotSpots, int columns, int rows) {
    List<String> commands = new ArrayList<>();
    if (view.table().seats().stream()
        .anyMatch(seat -> seat.holder() instanceof SeatHolder.Vacant)) {
      view.invitees().stream()
          .filter(
              name ->
                  view.table().seats().stream().noneMatch(seat -> isHeldOrReservedFor(seat, name)))
          .limit(MAX_INVITEES)
          .map(name -> "invite " + name)
          .forEach(commands::add);
    }
    commands.addAll(List.of("lobby", "leave"));
    if (lines.size() + commands.size() + 1 > rows) {
      return;
    }
    for (String command : commands) {
      String word = command.split(" ", 2)[0];
      String description = MESSAGES.format("waiting.choice." + word);
      hotSpots.add(
          new Screen.HotSpot(
              Area.of(1, lines.size(), command.length() + 1, 1),
              List.of(Text.plain(description)),
              List.of(command)));
      String gap = " ".repeat(Math.max(2, CHOICE_COLUMN - command.length()));
      String line = "  " + command + gap + description;
      lines.add(Text.plain(line.length() <= columns ? line : "  " + command));
    }
    lines.add(Text.EMPTY);
  }

  private static boolean isHeldOrReservedFor(TableListing.SeatListing seat, String name) {
    return seat.holder().equals(new SeatHolder.Named(name))
        || seat.holder().equals(new SeatHolder.Invited(name));
  }

  /** Returns the messages of the lobby followed, on a full screen, by those of this page. */
  private List<Text> log(Size bounds) {
    return Stream.concat(
            lobby.screen(bounds).log().stream(),
            view.fullScreen() ? messages.stream().map(Text::plain) : Stream.of())
        .toList();
  }

  private List<String> completions() {
    return Stream.concat(
            ServerCommands.WAITING.firstWords().stream(),
            view.invitees().stream().map(name -> "invite " + name))
        .toList();
  }

  /**
   * Returns the reason why the match has not begun, followed by as many recent messages as fit, at
   * least the latest one. If even that does not fit, the first lines are omitted.
   */
  private List<Text> visibleMessages(List<String> recentMessages, int columns, int rows) {
    Stream<String> inviteeHints =
        view.unknownInvitees().entrySet().stream()
            .map(entry -> MESSAGES.format("invitee-unknown", entry.getValue(), entry.getKey()));
    String joinWord =
        view.table().settings().isPrivate() ? " word=" + view.table().settings().joinWord() : "";
    String reason =
        MESSAGES.format(
            view.isFull() ? "deal-not-saved" : "table-incomplete", view.number(), joinWord);
    List<Text> reasonLines = wrapped(Stream.concat(Stream.of(reason), inviteeHints), columns);
    List<Text> lines = wrapped(recentMessages.stream(), columns);
    for (int skippedCount = 1;
        skippedCount < recentMessages.size() && reasonLines.size() + lines.size() > rows;
        skippedCount++) {
      lines = wrapped(recentMessages.stream().skip(skippedCount), columns);
    }
    List<Text> allLines = Stream.concat(reasonLines.stream(), lines.stream()).toList();
    return allLines.subList(Math.max(0, allLines.size() - rows), allLines.size());
  }

  private static List<Text> wrapped(Stream<String> lines, int columns) {
    return Text.wrapped(lines.map(Text::plain).toList(), columns);
  }

  /**
   * Returns the game and its seats, one per line; if they do not fit into {@code rows} rows, only
   * the seats as running text, possibly truncated.
   */
  private List<Text> header(int columns, int rows) {
    List<Text> seats =
        view.table().seats().stream()
            .map(seat -> Text.plain(LobbyMessages.seat(seat, view.ownName())))
            .toList();
    Text title = Text.bright(view.title() + LobbyMessages.describeSettings(view.table()));
    List<Text> lines = new ArrayList<>(List.of(title, Text.EMPTY));
    lines.addAll(seats);
    lines.add(Text.EMPTY);
    if (lines.size() <= rows) {
      return lines;
    }
    String seatList = seats.stream().map(Text::text).collect(Collectors.joining(", "));
    List<Text> compactLines = Text.plain(seatList).wrapped(columns);
    return compactLines.subList(0, Math.clamp(rows, 0, compactLines.size()));
  }
}
