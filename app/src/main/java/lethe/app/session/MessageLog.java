package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.session.Storyteller.Passage;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * The messages at a screen, per viewer.
 *
 * @param recent the messages since the last input at the screen, including those that are told only
 *     once
 * @param readLines the number of lines of recent messages that have been read
 * @param reply the answer to the last input
 * @param logs all messages to each viewer, oldest first
 * @param initialStoryRng the random numbers for the beginning of the story, independent of the deal
 * @param storyRng the random numbers for the rest of the story, by viewer
 * @param lessons the names of the lessons told to each viewer
 * @param boardText the last description of the table given to each viewer with spoken output
 * @param waitingText the message about the activity of the seat to move, if known
 */
record MessageLog(
    List<Text> recent,
    int readLines,
    List<Text> reply,
    Map<Viewer, List<Passage>> logs,
    Rng initialStoryRng,
    Map<Viewer, Rng> storyRng,
    Map<Viewer, Set<String>> lessons,
    Map<Viewer, List<String>> boardText,
    Optional<Text> waitingText) {
  MessageLog {
    recent = List.copyOf(recent);
    reply = List.copyOf(reply);
    logs = Map.copyOf(logs);
    storyRng = Map.copyOf(storyRng);
    lessons = Map.copyOf(lessons);
    boardText = Map.copyOf(boardText);
  }

  /** Returns an empty log. */
  static MessageLog empty(Rng initialStoryRng) {
    return new MessageLog(
        List.of(),
        0,
        List.of(),
        Map.of(),
        initialStoryRng,
        Map.of(),
        Map.of(),
        Map.of(),
        Optional.empty());
  }

  /** Returns the recent messages that have not been read. */
  List<Text> unread() {
    return recent.subList(readLines, recent.size());
  }

  private Stream<Passage> passagesFor(Viewer viewer) {
    return logs.getOrDefault(viewer, List.of()).stream();
  }

  /**
   * Returns all messages to a viewer, oldest first. While the match is running, messages that are
   * told only once are replaced by a note.
   */
  List<Text> linesFor(Viewer viewer, boolean over) {
    List<Text> lines = new ArrayList<>();
    boolean replaced = false;
    for (Passage passage : passagesFor(viewer).toList()) {
      boolean hidden = passage.ephemeral() && !over;
      if (!hidden) {
        lines.addAll(passage.lines());
      } else if (!replaced) {
        lines.add(Text.faint(MESSAGES.format("log.once")));
      }
      replaced = hidden;
    }
    return List.copyOf(lines);
  }

  /** Returns the story as told to a viewer. */
  List<Text> storyFor(Viewer viewer) {
    return Passage.lines(passagesFor(viewer).filter(Passage::story).toList());
  }

  /** Returns the random numbers for a viewer's story. */
  Rng storyRng(Viewer viewer) {
    return storyRng.getOrDefault(viewer, initialStoryRng);
  }

  /** Marks all recent messages as read. */
  MessageLog markRead() {
    return new MessageLog(
        recent,
        recent.size(),
        reply,
        logs,
        initialStoryRng,
        storyRng,
        lessons,
        boardText,
        waitingText);
  }

  /** Clears the recent messages and the answer. */
  MessageLog withoutRecent() {
    return new MessageLog(
        List.of(), 0, List.of(), logs, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /** Returns this log with an answer. */
  MessageLog withReply(List<Text> lines) {
    return new MessageLog(
        recent, readLines, lines, logs, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /**
   * Returns this log with passages told to the viewer at the screen, which are recent messages.
   *
   * @param nextRng the random numbers for the rest of the viewer's story
   * @param showsEphemeral whether passages that are told only once are recent messages as well,
   *     rather than only logged
   */
  MessageLog withTold(Viewer viewer, List<Passage> passages, Rng nextRng, boolean showsEphemeral) {
    return withLogged(viewer, passages, nextRng)
        .withUnloggedMessage(
            Passage.lines(
                passages.stream()
                    .filter(passage -> showsEphemeral || !passage.ephemeral())
                    .toList()));
  }

  /**
   * Returns this log with passages told to a viewer that are not recent messages.
   *
   * @param nextRng the random numbers for the rest of the viewer's story
   */
  MessageLog withLogged(Viewer viewer, List<Passage> passages, Rng nextRng) {
    Map<Viewer, Rng> streams = new HashMap<>(storyRng);
    streams.put(viewer, nextRng);
    Map<Viewer, List<Passage>> more = new HashMap<>(logs);
    more.put(viewer, Stream.concat(passagesFor(viewer), passages.stream()).toList());
    return new MessageLog(
        recent, readLines, reply, more, initialStoryRng, streams, lessons, boardText, waitingText);
  }

  /** Returns this log with a recent message that is not logged. */
  MessageLog withUnloggedMessage(List<Text> lines) {
    List<Text> all = Stream.concat(recent.stream(), lines.stream()).toList();
    return new MessageLog(
        all, readLines, reply, logs, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /** Returns this log with a description of the table that a viewer has been given. */
  MessageLog withBoardText(Viewer viewer, List<String> messages) {
    Map<Viewer, List<String>> more = new HashMap<>(boardText);
    more.put(viewer, messages);
    return new MessageLog(
        recent, readLines, reply, logs, initialStoryRng, storyRng, lessons, more, waitingText);
  }

  /** Returns this log with a message about the activity of the seat to move; empty if unknown. */
  MessageLog withWaitingText(Optional<Text> text) {
    return new MessageLog(
        recent, readLines, reply, logs, initialStoryRng, storyRng, lessons, boardText, text);
  }

  /** Returns the lessons that a viewer has been told. */
  Set<String> lessons(Viewer viewer) {
    return lessons.getOrDefault(viewer, Set.of());
  }

  /** Returns this log with a lesson marked as told. */
  MessageLog withLesson(Viewer viewer, String lesson) {
    Set<String> lessonNames = new TreeSet<>(lessons(viewer));
    lessonNames.add(lesson);
    Map<Viewer, Set<String>> more = new HashMap<>(lessons);
    more.put(viewer, lessonNames);
    return new MessageLog(
        recent, readLines, reply, logs, initialStoryRng, storyRng, more, boardText, waitingText);
  }
}
