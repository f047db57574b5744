package lethe.app.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.session.Storyteller.Passage;
import lethe.app.session.TableVisibility.Covered;
import lethe.app.session.TableVisibility.Curtain;
import lethe.app.session.TableVisibility.Timed;
import lethe.app.session.TableVisibility.Visible;
import lethe.app.story.StoryProgress;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * A page that shows a match to one or several players at the same screen, or to a spectator.
 *
 * @param context the part of the page that never changes
 * @param snapshot the information available to the current viewer
 * @param visibility the extent to which the table is shown
 * @param messages the messages at this screen
 * @param unconfirmedLine the line to execute if the user confirms it: the canonical text of the
 *     last command if it would lose or concede the match; otherwise empty
 * @param secondsLeft the remaining viewing time in seconds; 0 if the time is over or not limited
 * @param motion an animation from the previous to the present table; may be empty
 * @param size the available size
 * @param listPage the index of the visible page if the table is shown as a list
 * @param baselineViews for each viewer at this screen, the earlier view with which the current one
 *     is compared to mark changes
 */
public record MatchPage<C, O, V>(
    MatchPageContext<C> context,
    Snapshot<C, O, V> snapshot,
    TableVisibility visibility,
    MessageLog messages,
    Optional<String> unconfirmedLine,
    int secondsLeft,
    List<Frame> motion,
    Size size,
    int listPage,
    Map<Viewer, V> baselineViews)
    implements Page<MatchEffect<C>, MatchUpdate<C, O, V>> {
  /**
   * Adapts the visibility and the seconds to the viewing time of the snapshot, and the animation to
   * the visibility.
   */
  public MatchPage {
    boolean timed = snapshot.viewingSeconds() > 0;
    if (timed && visibility instanceof Visible) {
      visibility = new Covered();
    }
    if (!timed && (visibility instanceof Covered || visibility instanceof Timed)) {
      visibility = new Visible();
    }
    secondsLeft = timed ? secondsLeft : 0;
    motion = visibility instanceof Visible ? motion : List.of();
    baselineViews = Map.copyOf(baselineViews);
  }

  /**
   * Creates a page without messages. Cards with a limited viewing time are covered, and a view that
   * not all players at the screen may see is behind a curtain.
   */
  public static <C, O, V> MatchPage<C, O, V> of(
      MatchPageContext<C> context,
      Snapshot<C, O, V> snapshot,
      StoryProgress storyStart,
      Size size) {
    MatchPage<C, O, V> page =
        new MatchPage<>(
            context,
            snapshot,
            new Visible(),
            MessageLog.empty(storyStart),
            Optional.empty(),
            snapshot.viewingSeconds(),
            List.of(),
            size,
            0,
            Map.of(snapshot.viewer(), snapshot.view()));
    return page.needsCurtain() && snapshot.viewer() instanceof Seat seat
        ? page.withVisibility(new Curtain(seat))
        : page;
  }

  @Override
  public Screen screen(Size bounds) {
    return MatchScreens.screen(bounds.equals(size) ? this : withSize(bounds));
  }

  @Override
  public boolean shows(List<Text> reported) {
    return visibility instanceof Visible
        && recentMessages().containsAll(reported)
        && MatchScreens.messagesFitBelow(this, recentMessages());
  }

  @Override
  public PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String text) -> withMotion(List.of()).onLine(text);
      case PageEvent.PageTurn(int by) -> PageTransition.to(ListedBoard.turnPages(this, by));
      case PageEvent.CloseRequested _ -> PageTransition.to(this);
      case PageEvent.MessageReceived(List<String> lines, List<String> logLines) ->
          withLoggedChat(texts(logLines)).showReply(texts(lines));
      case PageEvent.SecondPassed _ -> withMotion(List.of()).onSecond();
      case PageEvent.TableChanged _ -> PageTransition.to(this, new MatchEffect.Refresh<>());
      case PageEvent.Resized(Size bounds) ->
          PageTransition.to(withMotion(List.of()).withSize(bounds));
      case PageEvent.InputEnded _ -> PageTransition.to(this, new MatchEffect.LeaveMatch<>());
    };
  }

  private static List<Text> texts(List<String> lines) {
    return lines.stream().map(Text::plain).toList();
  }

  /** Adds the messages of other users to the log at the point where they were received. */
  private MatchPage<C, O, V> withLoggedChat(List<Text> lines) {
    return lines.isEmpty()
        ? this
        : withMessages(
            messages.withLoggedPassages(
                snapshot.viewer(),
                List.of(new Passage(lines)),
                messages.logOf(snapshot.viewer()).storyProgress()));
  }

  @Override
  public PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onAnswer(
      MatchUpdate<C, O, V> update) {
    return switch (update) {
      case MatchUpdate.Advanced<C, O, V> advanced -> MomentPlayback.advance(this, advanced);
      case MatchUpdate.EarlierMoments<C, O, V>(var moments) ->
          PageTransition.to(MomentPlayback.withEarlierMoments(this, moments));
      case MatchUpdate.CommandRejected<C, O, V> rejected ->
          withCardsCovered().showReply(ReplyTexts.rejection(this, rejected));
      case MatchUpdate.LossWarning<C, O, V> warning ->
          withUnconfirmedLine(Optional.of(notation().format(warning.command())))
              .showReply(ReplyTexts.lossWarning(this, warning));
      case MatchUpdate.BotThinking<C, O, V> thinking ->
          PageTransition.to(
              withMessages(messages.withWaitingText(Optional.of(ReplyTexts.thinking(thinking)))));
      case MatchUpdate.ViewingTimeLimited<C, O, V>(int seconds, int countedSeconds) ->
          onTimeLimit(visibility instanceof Timed ? seconds + countedSeconds : seconds);
    };
  }

  /** Returns the page with cards covered if they are being shown for a limited time. */
  private MatchPage<C, O, V> withCardsCovered() {
    return visibility instanceof Timed ? withVisibility(new Covered()) : this;
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onLine(String text) {
    if (visibility instanceof Curtain) {
      return MomentPlayback.showBoard(withVisibility(new Visible()));
    }
    // A user who types has read or heard all messages so far.
    MatchPage<C, O, V> current = withMessagesRead();
    return switch (visibility) {
      case Covered _ when secondsLeft > 0 && isEmptyOrDone(text) ->
          PageTransition.to(
              current
                  .withVisibility(Timed.of(""))
                  .withMessages(current.messages.withoutRecent())
                  .withListPage(0),
              new MatchEffect.RecordViewing<>());
      case Timed _ when text.isBlank() && ListedBoard.hasNextPage(current) ->
          PageTransition.to(ListedBoard.turnPages(current, 1));
      case Timed _ when isEmptyOrDone(text) -> current.withoutReply().endViewing("");
      case Curtain _, Timed _, Covered _, Visible _ -> MatchCommands.execute(current, text);
    };
  }

  /**
   * Reduces the remaining viewing time to a maximum. If no time is left, ends the viewing time.
   *
   * @param seconds the maximum, in seconds
   */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onTimeLimit(int seconds) {
    int remainingSeconds = Math.min(secondsLeft, seconds);
    return remainingSeconds > 0
        ? PageTransition.to(withSecondsLeft(remainingSeconds))
        : endViewing("");
  }

  /**
   * Covers the cards and ends the viewing time. Requests an effect only if the viewer is to move or
   * there is a line to handle.
   *
   * @param line a line to handle afterwards; may be empty
   */
  PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> endViewing(String line) {
    MatchPage<C, O, V> next = withSecondsLeft(0).withCardsCovered().withListPage(0);
    return snapshot.isToMove() || !line.isEmpty()
        ? PageTransition.to(next, new MatchEffect.EndViewing<>(line))
        : PageTransition.to(next);
  }

  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onSecond() {
    if (!(visibility instanceof Timed)) {
      return PageTransition.to(this);
    }
    MatchPage<C, O, V> next = withSecondsLeft(secondsLeft - 1);
    if (next.secondsLeft <= 0) {
      return endViewing("");
    }
    return next.secondsLeft % TimedView.SLICE_SECONDS == 0
        ? PageTransition.to(next, new MatchEffect.RecordViewing<>())
        : PageTransition.to(next);
  }

  /** Returns whether a line is empty or is the command that ends the viewing time. */
  private boolean isEmptyOrDone(String text) {
    return switch (InputParser.parse(text, notation(), List.<C>of())) {
      case Intent.Empty<C>() -> true;
      case Intent.Play<C>(List<ParsedCommand<C>> commands) when commands.size() == 1 ->
          title()
              .memory()
              .timedView()
              .filter(timed -> commands.getFirst().command().equals(timed.doneCommand()))
              .isPresent();
      case Intent<C> _ -> false;
    };
  }

  MatchPage<C, O, V> withMessagesRead() {
    return withMessages(messages.asRead());
  }

  MatchPage<C, O, V> withoutReply() {
    return withMessages(messages.withReply(List.of()));
  }

  /**
   * Shows a reply below the table, or on a page above it if it does not fit. Drawn cards with a
   * limited viewing time are never covered: if the reply is too long, only its beginning is shown
   * below them.
   */
  PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showReply(List<Text> lines) {
    if (visibility instanceof Timed && !context.preferences().spoken()) {
      return PageTransition.to(
          withMessages(messages.withReply(MatchScreens.shortenedReply(withoutReply(), lines))));
    }
    return showReply(lines, messages.withReply(lines));
  }

  /**
   * Shows a description of the table like a {@linkplain #showReply reply}, but below the table only
   * until it changes.
   */
  PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showDescription(List<Text> lines) {
    return showReply(lines, messages.withDescription(lines));
  }

  /**
   * Shows a reply below the table or on a page above it.
   *
   * @param messagesWithReply the messages with the reply below the table
   */
  private PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> showReply(
      List<Text> lines, MessageLog messagesWithReply) {
    return PageTransition.to(
        lines.isEmpty() || MatchScreens.replyFitsBelow(this, lines)
            ? withMessages(messagesWithReply)
            : TextPage.of(lines, size, withoutReply()));
  }

  public Title<C, O, V> title() {
    return snapshot.title();
  }

  public Notation<C> notation() {
    return context.notation();
  }

  /** Returns the seats at this screen; empty for a spectator. */
  public List<Seat> ownSeats() {
    return context.ownSeats();
  }

  /** Returns the recent messages, as defined by {@link MessageLog}. */
  public List<Text> recentMessages() {
    return messages.recent();
  }

  /** Returns the reply to the last input. */
  public List<Text> reply() {
    return messages.reply();
  }

  /** Returns the messages to the viewer that can be read again, oldest first. */
  public List<Text> log() {
    return messages.linesFor(snapshot.viewer(), snapshot.turn().isOver());
  }

  /** Returns the storyteller who continues the story of a viewer. */
  Storyteller<O> storyteller(Viewer viewer) {
    return new Storyteller<>(
        title(), viewer, context.preferences().story(), messages.logOf(viewer).storyProgress());
  }

  List<Text> story() {
    return messages.storyFor(snapshot.viewer());
  }

  /** Returns whether the viewer is to move and sees the table without a time limit. */
  public boolean expectsCommand() {
    return visibility instanceof Visible && snapshot.isToMove();
  }

  /**
   * Returns whether an empty line lets a bot move, which it does for a spectator of a running local
   * match.
   */
  boolean emptyLineAdvances() {
    return ownSeats().isEmpty() && !context.online() && !snapshot.turn().isOver();
  }

  /**
   * Returns whether a spectator on a server follows a running match, which pauses must not delay.
   */
  boolean isLiveView() {
    return ownSeats().isEmpty() && context.online() && !snapshot.turn().isOver();
  }

  /** Returns whether the window is too small for a drawing, so that the table is a list. */
  boolean isListed() {
    return !snapshot.canBeDrawn(size);
  }

  boolean isViewedBy(Viewer viewer) {
    return snapshot.viewer().equals(viewer);
  }

  /**
   * Returns whether a curtain is needed because not all players at this screen may see the viewer's
   * view.
   */
  boolean needsCurtain() {
    return ownSeats().size() > 1
        && snapshot.viewer() instanceof Seat
        && !snapshot.turn().isOver()
        && !snapshot.isShared();
  }

  /** Returns the common commands that are currently available. */
  List<CommonCommand> availableCommonCommands() {
    boolean over = snapshot.turn().isOver();
    return Stream.of(CommonCommand.values())
        .filter(
            command ->
                switch (command.availability()) {
                  case ALWAYS -> true;
                  case PLAYING -> !over && !ownSeats().isEmpty();
                  case OVER -> over && !context.isPuzzle();
                  case REVIEWING ->
                      context.isPuzzle()
                          ? command == CommonCommand.AGAIN
                          : over && (!context.online() || !ownSeats().isEmpty());
                  case PUZZLE -> context.isPuzzle();
                })
        .filter(command -> command != CommonCommand.HINT || context.hintsAllowed())
        .filter(command -> command != CommonCommand.REPLAY || context.file().isPresent())
        .filter(command -> command != CommonCommand.MARK || !title().isMemoryGame())
        .filter(command -> command != CommonCommand.UNDO || !snapshot.hasSeveralHumans())
        .filter(
            command ->
                (command != CommonCommand.AGAIN && command != CommonCommand.RESHUFFLE)
                    || context.canFork())
        .toList();
  }

  /** Returns the legal commands; empty if no command is expected. */
  List<C> legalCommands() {
    return expectsCommand() ? snapshot.legalCommands() : List.of();
  }

  /** Returns the canonical texts of the legal commands; empty if no command is expected. */
  public List<String> legalCommandTexts() {
    return legalCommands().stream().map(notation()::format).toList();
  }

  /**
   * Returns the page with a newer snapshot. Cards that were not shown before get their full viewing
   * time, and a list is turned to its first page.
   */
  MatchPage<C, O, V> withSnapshot(Snapshot<C, O, V> next) {
    boolean isSameStage =
        isViewedBy(next.viewer())
            && snapshot.viewingSeconds() > 0
            && snapshot.stage().equals(next.stage());
    int seconds = isSameStage ? secondsLeft : next.viewingSeconds();
    return new MatchPage<>(
        context,
        next,
        visibility,
        messages,
        unconfirmedLine,
        seconds,
        motion,
        size,
        0,
        baselineViews);
  }

  MatchPage<C, O, V> withVisibility(TableVisibility next) {
    return new MatchPage<>(
        context,
        snapshot,
        next,
        messages,
        unconfirmedLine,
        secondsLeft,
        motion,
        size,
        listPage,
        baselineViews);
  }

  MatchPage<C, O, V> withMessages(MessageLog next) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        next,
        unconfirmedLine,
        secondsLeft,
        motion,
        size,
        listPage,
        baselineViews);
  }

  /** Returns the page with a line that needs confirmation; empty if none does. */
  MatchPage<C, O, V> withUnconfirmedLine(Optional<String> line) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        line,
        secondsLeft,
        motion,
        size,
        listPage,
        baselineViews);
  }

  MatchPage<C, O, V> withSecondsLeft(int seconds) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        unconfirmedLine,
        seconds,
        motion,
        size,
        listPage,
        baselineViews);
  }

  MatchPage<C, O, V> withMotion(List<Frame> frames) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        unconfirmedLine,
        secondsLeft,
        frames,
        size,
        listPage,
        baselineViews);
  }

  MatchPage<C, O, V> withSize(Size next) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        unconfirmedLine,
        secondsLeft,
        motion,
        next,
        listPage,
        baselineViews);
  }

  MatchPage<C, O, V> withListPage(int page) {
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        unconfirmedLine,
        secondsLeft,
        motion,
        size,
        page,
        baselineViews);
  }

  /** Returns the view since which changes are marked; empty if none are marked. */
  Optional<V> baselineView() {
    return Optional.ofNullable(baselineViews.get(snapshot.viewer()));
  }

  /**
   * Returns the page without the current marks: only changes that the viewer sees later are marked.
   */
  MatchPage<C, O, V> withoutMarkedChanges() {
    Map<Viewer, V> views = new HashMap<>(baselineViews);
    views.put(snapshot.viewer(), snapshot.view());
    return new MatchPage<>(
        context,
        snapshot,
        visibility,
        messages,
        unconfirmedLine,
        secondsLeft,
        motion,
        size,
        listPage,
        views);
  }
}
