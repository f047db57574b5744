package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommonCommand;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.session.MessageLog.LogEntry;
import lethe.app.session.Mode.Curtain;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * A page that shows a match to one player or several players at the same screen, with the visible
 * state and the pending moments.
 *
 * @param context the game and the seats at the screen
 * @param snapshot the information available to the current viewer
 * @param mode the extent to which the table is shown
 * @param messages the messages at this screen
 * @param confirmation the canonical text of the last line if it needs confirmation because it would
 *     lose the match
 * @param secondsLeft the remaining viewing time in seconds, if it is limited
 * @param motion an animation from the previous to the present table
 * @param size the available size
 * @param firstRow the first visible row if the table is a list
 * @param markSince the view at the player's last move; later changes are marked
 */
public record MatchPage<C, O, V>(
    MatchPageContext<C, O, V> context,
    Snapshot<C, V> snapshot,
    Mode mode,
    MessageLog messages,
    Optional<String> confirmation,
    int secondsLeft,
    List<Frame> motion,
    Size size,
    int firstRow,
    Optional<V> markSince)
    implements Page<MatchEffect<C>, MatchUpdate<C, O, V>> {
  /** The log entry that replaces messages that are told only once. */
  private static final Text EPHEMERAL = Text.faint(MESSAGES.format("log.once"));

  /**
   * Viewing times are counted only in the mode for them, which exists only if the game has such a
   * limit.
   */
  public MatchPage {
    boolean timed = context.title().viewingSeconds(snapshot.view()) > 0;
    if (timed && mode instanceof Mode.Visible) {
      mode = new Mode.Covered();
    }
    if (!timed && (mode instanceof Mode.Covered || mode instanceof Mode.Timed)) {
      mode = new Mode.Visible();
    }
    secondsLeft = timed ? secondsLeft : 0;
    motion = mode instanceof Mode.Visible ? motion : List.of();
  }

  /** Creates a page that shows the table, without messages. */
  public static <C, O, V> MatchPage<C, O, V> of(
      MatchPageContext<C, O, V> seating, Snapshot<C, V> snapshot, Rng stories, Size size) {
    MatchPage<C, O, V> page =
        new MatchPage<>(
            seating,
            snapshot,
            new Mode.Visible(),
            MessageLog.empty(stories),
            Optional.empty(),
            seating.title().viewingSeconds(snapshot.view()),
            List.of(),
            size,
            0,
            Optional.empty());
    return needsCurtain(seating.title(), seating.ownSeats(), snapshot)
            && snapshot.viewer() instanceof Seat seat
        ? page.withMode(new Curtain(seat))
        : page;
  }

  @Override
  public Screen screen(Size bounds) {
    return MatchScreens.screen(bounds.equals(size) ? this : withSize(bounds));
  }

  @Override
  public PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onEvent(PageEvent event) {
    return MatchPageReducer.onEvent(this, event);
  }

  @Override
  public PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> onAnswer(
      MatchUpdate<C, O, V> report) {
    return MatchPageReducer.onUpdate(this, report);
  }

  public Title<C, O, V> title() {
    return context.title();
  }

  public Notation<C> notation() {
    return context.notation();
  }

  /** Returns the seats at this screen. */
  public List<Seat> ownSeats() {
    return context.ownSeats();
  }

  /** Returns the messages since the last input of the seat at the screen. */
  public List<Text> recentMessages() {
    return messages.recent();
  }

  /** Returns the answer to the last input. */
  public List<Text> reply() {
    return messages.reply();
  }

  /** Returns whether the next line is a command of a seat. */
  public boolean expectsCommand() {
    return mode instanceof Mode.Visible && snapshot.isToMove();
  }

  /** Returns whether an empty line lets the table advance, for a spectator. */
  boolean emptyLineAdvances() {
    return ownSeats().isEmpty() && !context.online() && !snapshot.turn().isOver();
  }

  /** Returns the program's commands that currently have an effect. */
  List<CommonCommand> availableCommonCommands() {
    boolean over = snapshot.turn().isOver();
    return Stream.of(CommonCommand.values())
        .filter(
            meta ->
                switch (meta.availability()) {
                  case ALWAYS -> true;
                  case PLAYING -> !over && !ownSeats().isEmpty();
                  case OVER -> over && !context.puzzle();
                  case OVER_LOCALLY ->
                      context.puzzle()
                          ? meta == CommonCommand.AGAIN
                          : over && (!context.online() || !ownSeats().isEmpty());
                  case PUZZLE -> context.puzzle();
                })
        .filter(meta -> meta != CommonCommand.HINT || context.hintsAllowed())
        .filter(meta -> meta != CommonCommand.UNDO || !snapshot.isBetweenPeople())
        .filter(
            meta ->
                (meta != CommonCommand.AGAIN && meta != CommonCommand.RESHUFFLE)
                    || context.canFork())
        .toList();
  }

  /** Returns the canonical texts of the legal commands. */
  public List<String> legalTexts() {
    return expectsCommand()
        ? snapshot.legal().stream().map(notation()::format).toList()
        : List.of();
  }

  /**
   * Returns all messages to the viewer, oldest first. While the match is running, messages that are
   * told only once are replaced by a note.
   */
  public List<Text> log() {
    List<Text> log = new ArrayList<>();
    boolean left = false;
    for (LogEntry one : logEntries()) {
      boolean leaves = one.ephemeral() && !snapshot.turn().isOver();
      if (!leaves) {
        log.addAll(one.lines());
      } else if (!left) {
        log.add(EPHEMERAL);
      }
      left = leaves;
    }
    return List.copyOf(log);
  }

  /** Returns the story as told to the viewer. */
  List<Text> story() {
    return logEntries().stream()
        .filter(LogEntry::story)
        .flatMap(one -> one.lines().stream())
        .toList();
  }

  private List<LogEntry> logEntries() {
    return messages.entriesFor(snapshot.viewer());
  }

  /**
   * Returns the page with a newer snapshot. Cards that were not shown before get their full viewing
   * time.
   */
  MatchPage<C, O, V> withSnapshot(Snapshot<C, V> next) {
    boolean same =
        snapshot.viewer().equals(next.viewer())
            && title().viewingSeconds(snapshot.view()) > 0
            && title().stage(snapshot.view()).equals(title().stage(next.view()));
    int seconds = same ? secondsLeft : title().viewingSeconds(next.view());
    return new MatchPage<>(
        context, next, mode, messages, confirmation, seconds, motion, size, 0, markSince);
  }

  MatchPage<C, O, V> withMode(Mode next) {
    return new MatchPage<>(
        context,
        snapshot,
        next,
        messages,
        confirmation,
        secondsLeft,
        motion,
        size,
        firstRow,
        markSince);
  }

  MatchPage<C, O, V> withMessages(MessageLog next) {
    return new MatchPage<>(
        context,
        snapshot,
        mode,
        next,
        confirmation,
        secondsLeft,
        motion,
        size,
        firstRow,
        markSince);
  }

  /** Returns the page with a message to the viewer. */
  MatchPage<C, O, V> withMessage(List<Text> lines, boolean story, Rng rest) {
    return withMessages(messages.withEntry(snapshot.viewer(), new LogEntry(lines, story), rest));
  }

  /** Returns the page that asks for confirmation of a line. */
  MatchPage<C, O, V> withConfirmation(String line) {
    return withConfirmation(Optional.of(line));
  }

  /** Returns the page without a pending confirmation. */
  MatchPage<C, O, V> withoutConfirmation() {
    return withConfirmation(Optional.empty());
  }

  private MatchPage<C, O, V> withConfirmation(Optional<String> line) {
    return new MatchPage<>(
        context, snapshot, mode, messages, line, secondsLeft, motion, size, firstRow, markSince);
  }

  MatchPage<C, O, V> withSecondsLeft(int seconds) {
    return new MatchPage<>(
        context,
        snapshot,
        mode,
        messages,
        confirmation,
        seconds,
        motion,
        size,
        firstRow,
        markSince);
  }

  MatchPage<C, O, V> withMotion(List<Frame> frames) {
    return new MatchPage<>(
        context,
        snapshot,
        mode,
        messages,
        confirmation,
        secondsLeft,
        frames,
        size,
        firstRow,
        markSince);
  }

  MatchPage<C, O, V> withSize(Size next) {
    return new MatchPage<>(
        context,
        snapshot,
        mode,
        messages,
        confirmation,
        secondsLeft,
        motion,
        next,
        firstRow,
        markSince);
  }

  /** Returns the page with the list scrolled to a row. */
  MatchPage<C, O, V> withFirstRow(int first) {
    return new MatchPage<>(
        context,
        snapshot,
        mode,
        messages,
        confirmation,
        secondsLeft,
        motion,
        size,
        first,
        markSince);
  }

  /** Returns the page with changes since the given view marked. */
  MatchPage<C, O, V> withMarkSince(Optional<V> view) {
    return new MatchPage<>(
        context, snapshot, mode, messages, confirmation, secondsLeft, motion, size, firstRow, view);
  }

  /**
   * Returns whether a curtain is needed because not all players at this screen may see the next
   * viewer's view.
   */
  static <C, O, V> boolean needsCurtain(
      Title<C, O, V> title, List<Seat> ownSeats, Snapshot<C, V> snapshot) {
    return ownSeats.size() > 1
        && snapshot.viewer() instanceof Seat
        && !snapshot.turn().isOver()
        && !title.isSharedView(snapshot.view());
  }

  /** Returns whether this viewer is the one on screen. */
  boolean isViewedBy(Viewer viewer) {
    return snapshot.viewer().equals(viewer);
  }
}
