package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Storyteller.Passage;
import lethe.app.titles.Access;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Player;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * A moment of a finished match or a script as seen by one viewer: the table, and the messages so
 * far, including the story and the lessons.
 *
 * @param fullMatch the complete match
 * @param position the number of journal entries at that moment
 * @param lessons the lessons that the viewer was told, keyed by the number of entries at that time
 * @param stages the rounds or other parts of the match
 * @param access the parts of the match that may be shown
 * @param tellsStory whether the messages include the story
 */
record ReplayMoment<C, O, V>(
    Title<C, O, V> title,
    Notation<C> notation,
    Match<C, O, V> fullMatch,
    int position,
    Viewer viewer,
    SortedMap<Integer, Text> lessons,
    Stages stages,
    Access access,
    boolean tellsStory) {
  /**
   * Creates the moment before the deal, from the viewpoint of a spectator, or of the only permitted
   * viewer if access is closed.
   */
  static <C, O, V> ReplayMoment<C, O, V> of(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> fullMatch, Access access) {
    return new ReplayMoment<>(
        title,
        notation,
        fullMatch,
        0,
        access.viewer().orElse(Spectator.SPECTATOR),
        Collections.emptySortedMap(),
        Stages.of(title, fullMatch),
        access,
        true);
  }

  /** Returns the viewers whose viewpoints are permitted. */
  List<Viewer> viewers() {
    return access.viewers(fullMatch);
  }

  /** Returns the moment at a position, which is clamped to the positions of the match. */
  ReplayMoment<C, O, V> atPosition(int newPosition) {
    int clampedPosition = Math.clamp(newPosition, 0, fullMatch.position());
    return new ReplayMoment<>(
        title, notation, fullMatch, clampedPosition, viewer, lessons, stages, access, tellsStory);
  }

  /** Returns this moment as another viewer saw it. */
  ReplayMoment<C, O, V> withViewer(Viewer newViewer) {
    SortedMap<Integer, Text> otherLessons =
        Lesson.lessonsByPosition(title, notation, fullMatch, newViewer);
    return new ReplayMoment<>(
        title, notation, fullMatch, position, newViewer, otherLessons, stages, access, tellsStory);
  }

  ReplayMoment<C, O, V> withStory(boolean storyTold) {
    return new ReplayMoment<>(
        title, notation, fullMatch, position, viewer, lessons, stages, access, storyTold);
  }

  Match<C, O, V> match() {
    return fullMatch.atPosition(position);
  }

  private Snapshot<C, O, V> snapshot() {
    return Snapshot.of(title, match(), viewer, access);
  }

  /** Returns the table in a window of this size, as a drawing or a description. */
  Frame table(Size bounds) {
    return snapshot().board(bounds);
  }

  List<String> tableDescription() {
    return snapshot().describe();
  }

  /** Describes a part of the table as {@link Snapshot#describePart} does. */
  List<Text> describePart(String name) {
    return snapshot().describePart(name);
  }

  /**
   * Returns the request to analyze the move that led to this moment; empty if there is none or the
   * viewer does not see the move itself.
   */
  Optional<ReviewEffect.AnalyzeMove> analysisRequest() {
    return match()
        .entriesBackwards()
        .findFirst()
        .filter(this::isVisible)
        .flatMap(
            last -> last instanceof Entry.Ply<C> ply ? Optional.of(ply.seat()) : Optional.empty())
        .map(seat -> new ReviewEffect.AnalyzeMove(seat, position - 1));
  }

  /** Returns the messages after a position up to this moment, with the story and the lessons. */
  List<Text> messagesSince(int from) {
    Storyteller<O> storyteller = new Storyteller<>(title, fullMatch.header(), viewer, tellsStory);
    Match<C, O, V> match = match();
    List<ToldObservation<O>> newObservations = access.observationsSince(title, match, viewer, from);
    List<ToldObservation<O>> all =
        access.observationsSince(title, match, viewer, Match.BEFORE_DEAL);
    // Earlier observations matter only for the continuation of the story.
    storyteller.skip(all.subList(0, all.size() - newObservations.size()));
    List<Text> lines = new ArrayList<>();
    for (Match<C, O, V> moment : match.momentsSince(from)) {
      lines.addAll(
          Passage.lines(
              storyteller.tell(
                  Storyteller.undoText(moment, viewer),
                  access.observationsSince(title, moment, viewer, moment.position() - 1))));
      Optional.ofNullable(lessons.get(moment.position())).ifPresent(lines::add);
    }
    if (match.turn() instanceof Turn.Over(var outcome) && position == endPosition()) {
      lines.addAll(Passage.lines(storyteller.tellEnd(outcome.ending())));
    }
    return lines;
  }

  /**
   * Returns the last action if the viewer saw it, the messages about it, and the outcome if the
   * match is over. If there are none of these, returns a line that describes the last entry without
   * revealing hidden information; an empty list if there is no entry.
   */
  List<Text> lastMoveLines() {
    Match<C, O, V> match = match();
    Optional<Entry<C>> entry = match.entriesBackwards().findFirst();
    List<Text> lines = new ArrayList<>();
    entry
        .filter(this::isVisible)
        .ifPresent(ply -> lines.add(Text.faint("> " + ply.line(notation))));
    lines.addAll(messagesSince(position - 1));
    lines.addAll(snapshot().ending());
    if (lines.isEmpty()) {
      entry.map(ReplayMoment::unannouncedEntryText).map(Text::faint).ifPresent(lines::add);
    }
    return lines;
  }

  /** Returns whether the viewer sees the move itself, not only its consequences. */
  private boolean isVisible(Entry<C> entry) {
    return entry instanceof Entry.Ply<C>(Seat seat, C _)
        && (viewer instanceof Referee || seat.equals(viewer));
  }

  /** Returns a description of an entry without observations, omitting seeds and names. */
  private static String unannouncedEntryText(Entry<?> entry) {
    return switch (entry) {
      case Entry.Ply<?> _ -> MESSAGES.format("silent.secret");
      case Entry.Control<?>(ControlEntry control) -> unannouncedEntryText(control);
    };
  }

  private static String unannouncedEntryText(ControlEntry control) {
    return switch (control) {
      case ControlEntry.SeatReassigned(Seat seat, Player.Human()) ->
          MESSAGES.format("silent.person", seat);
      case ControlEntry.SeatReassigned(Seat seat, Player player) ->
          MESSAGES.format("silent.bot", seat, player);
      case ControlEntry.Undone() -> MESSAGES.format("silent.undone");
      case ControlEntry.TimedViewStarted _ -> MESSAGES.format("silent.shown");
      case ControlEntry.DealKnown(ControlEntry.DealKnown.Cause cause) ->
          MESSAGES.format("silent.known." + cause);
      case ControlEntry.Copied _ -> MESSAGES.format("silent.copied");
      case ControlEntry.Reshuffled(Seat seat, long _) -> MESSAGES.format("silent.redrawn", seat);
      case ControlEntry.TutorialStarted() -> MESSAGES.format("silent.guided");
      case ControlEntry.HintGiven(Seat seat) -> MESSAGES.format("silent.hinted", seat);
      case ControlEntry.Marked _ -> MESSAGES.format("silent.marked");
      case ControlEntry.ScreenNotCleared(Seat seat) -> MESSAGES.format("silent.unguarded", seat);
      case ControlEntry.DealCommitted _ -> MESSAGES.format("silent.committed");
      case ControlEntry.Adjourned() -> MESSAGES.format("silent.adjourned");
      case ControlEntry.Conceded _, ControlEntry.Concluded _ -> MESSAGES.format("silent.over");
    };
  }

  /** Returns the position at which the match was first over. */
  private int endPosition() {
    int first = fullMatch.position();
    while (first > 0 && fullMatch.atPosition(first - 1).turn().isOver()) {
      first--;
    }
    return first;
  }
}
