package lethe.app.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * The messages at a screen, per viewer.
 *
 * @param recent what was told since the seat at the screen last typed, including what is told only
 *     once
 * @param readLines the number of lines of the news that have been seen completely
 * @param reply the answer to the last input
 * @param logs everything that each viewer was told, oldest first
 * @param initialStoryRng the random stream for the beginning of the story, independent of the deal
 * @param storyRng the random stream for the rest of the story, per viewer
 * @param lessons the lessons that each beginner has been told
 * @param boardText the last description of the table given to each viewer who hears it
 * @param waitingText what the seat to move is doing, if it is known
 */
record MessageLog(
    List<Text> recent,
    int readLines,
    List<Text> reply,
    Map<Viewer, List<LogEntry>> logs,
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
  static MessageLog empty(Rng first) {
    return new MessageLog(
        List.of(), 0, List.of(), Map.of(), first, Map.of(), Map.of(), Map.of(), Optional.empty());
  }

  /** Returns the news that has not been seen completely. */
  List<Text> unread() {
    return recent.subList(readLines, recent.size());
  }

  /** Returns everything that a viewer was told, oldest first. */
  List<LogEntry> entriesFor(Viewer viewer) {
    return logs.getOrDefault(viewer, List.of());
  }

  /** Returns the random stream for a viewer's story. */
  Rng storyRng(Viewer viewer) {
    return storyRng.getOrDefault(viewer, initialStoryRng);
  }

  /** Marks everything visible as seen. */
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

  /** Clears the news and the answer. */
  MessageLog withoutRecent() {
    return new MessageLog(
        List.of(), 0, List.of(), logs, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /** Returns this log with an answer. */
  MessageLog withReply(List<Text> lines) {
    return new MessageLog(
        recent, readLines, lines, logs, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /** Returns this log with a message to a viewer. */
  MessageLog withEntry(Viewer viewer, LogEntry one, Rng rest) {
    return withSharedEntry(viewer, one, rest).withUnloggedMessage(one.lines());
  }

  /**
   * Returns this log with a message that was meant for others and that a viewer at the same screen
   * has seen.
   */
  MessageLog withSharedEntry(Viewer viewer, LogEntry one, Rng rest) {
    Map<Viewer, Rng> streams = new HashMap<>(storyRng);
    streams.put(viewer, rest);
    Map<Viewer, List<LogEntry>> more = withLogEntry(viewer, one).logs();
    return new MessageLog(
        recent, readLines, reply, more, initialStoryRng, streams, lessons, boardText, waitingText);
  }

  /** Returns this log with an entry that is not news. */
  MessageLog withLogEntry(Viewer viewer, LogEntry one) {
    Map<Viewer, List<LogEntry>> more = new HashMap<>(logs);
    more.put(viewer, Stream.concat(entriesFor(viewer).stream(), Stream.of(one)).toList());
    return new MessageLog(
        recent, readLines, reply, more, initialStoryRng, storyRng, lessons, boardText, waitingText);
  }

  /** Returns this log with news that cannot be read again. */
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

  /** Returns this log with what the seat to move is doing; empty if it is not known. */
  MessageLog withWaitingText(Optional<Text> does) {
    return new MessageLog(
        recent, readLines, reply, logs, initialStoryRng, storyRng, lessons, boardText, does);
  }

  /** Returns the lessons that a viewer has been told. */
  Set<String> lessons(Viewer viewer) {
    return lessons.getOrDefault(viewer, Set.of());
  }

  /** Returns this log with a lesson marked as told. */
  MessageLog withLesson(Viewer viewer, String lesson) {
    Set<String> known = new TreeSet<>(lessons(viewer));
    known.add(lesson);
    Map<Viewer, Set<String>> more = new HashMap<>(lessons);
    more.put(viewer, known);
    return new MessageLog(
        recent, readLines, reply, logs, initialStoryRng, storyRng, more, boardText, waitingText);
  }

  /**
   * A log entry.
   *
   * @param story whether it is part of the story
   * @param ephemeral whether it is told only once and can be read again only after the match
   */
  record LogEntry(List<Text> lines, boolean story, boolean ephemeral) {
    LogEntry {
      lines = List.copyOf(lines);
    }

    /** Creates an entry that can be read again. */
    LogEntry(List<Text> lines, boolean story) {
      this(lines, story, false);
    }
  }
}
