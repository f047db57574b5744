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

  private List<LogEntry> entriesFor(Viewer viewer) {
    return logs.getOrDefault(viewer, List.of());
  }

  /**
   * Returns all messages to a viewer, oldest first. While the match is running, messages that are
   * told only once are replaced by a note.
   */
  List<Text> linesFor(Viewer viewer, boolean over) {
    List<Text> lines = new ArrayList<>();
    boolean replaced = false;
    for (LogEntry entry : entriesFor(viewer)) {
      boolean hidden = entry.ephemeral() && !over;
      if (!hidden) {
        lines.addAll(entry.lines());
      } else if (!replaced) {
        lines.add(Text.faint(MESSAGES.format("log.told-once")));
      }
      replaced = hidden;
    }
    return List.copyOf(lines);
  }

  /** Returns the story as told to a viewer. */
  List<Text> storyFor(Viewer viewer) {
    return entriesFor(viewer).stream()
        .filter(LogEntry::story)
        .flatMap(entry -> entry.lines().stream())
        .toList();
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

  /** Returns this log with a message to a viewer. */
  MessageLog withEntry(Viewer viewer, LogEntry entry, Rng nextRng) {
    return withSharedEntry(viewer, entry, nextRng).withUnloggedMessage(entry.lines());
  }

  /**
   * Returns this log with a message to another viewer at the same screen, which this viewer has
   * seen as well.
   */
  MessageLog withSharedEntry(Viewer viewer, LogEntry entry, Rng nextRng) {
    Map<Viewer, Rng> streams = new HashMap<>(storyRng);
    streams.put(viewer, nextRng);
    Map<Viewer, List<LogEntry>> more = withLogEntry(viewer, entry).logs();
    return new MessageLog(
        recent, readLines, reply, more, initialStoryRng, streams, lessons, boardText, waitingText);
  }

  /** Returns this log with an entry that is not a recent message. */
  MessageLog withLogEntry(Viewer viewer, LogEntry entry) {
    Map<Viewer, List<LogEntry>> more = new HashMap<>(logs);
    more.put(viewer, Stream.concat(entriesFor(viewer).stream(), Stream.of(entry)).toList());
    return new MessageLog(
        recent, readLines, reply, more, initialStoryRng, storyRng, lessons, boardText, waitingText);
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
