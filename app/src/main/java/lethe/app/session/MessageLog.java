package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.session.Storyteller.Passage;
import lethe.app.story.StoryProgress;
import lethe.engine.core.Viewer;

/**
 * The messages at a screen.
 *
 * @param recent the messages since the user last let the match go on by a move, an undo or a
 *     viewing, or since the viewer changed; includes messages that are told only once
 * @param readLineCount the number of recent lines that have been read
 * @param reply the reply to the last input
 * @param replyDescribesTable whether the reply describes the table as it was when it was given
 * @param waitingText the message about the activity of the seat to move; empty if it is unknown
 * @param logs the log of each viewer who has been told anything
 * @param storyStart the progress of the story before its beginning
 */
record MessageLog(
    List<Text> recent,
    int readLineCount,
    List<Text> reply,
    boolean replyDescribesTable,
    Optional<Text> waitingText,
    Map<Viewer, ViewerLog> logs,
    StoryProgress storyStart) {
  /**
   * The messages, story and lessons that one viewer has been told.
   *
   * @param passages all messages, oldest first
   * @param storyProgress the progress of the story
   * @param lessons the names of the lessons
   * @param boardText the last description of the table in spoken output; empty if none was given
   */
  record ViewerLog(
      List<Passage> passages,
      StoryProgress storyProgress,
      Set<String> lessons,
      Optional<List<String>> boardText) {
    ViewerLog {
      passages = List.copyOf(passages);
      lessons = Set.copyOf(lessons);
    }
  }

  MessageLog {
    recent = List.copyOf(recent);
    reply = List.copyOf(reply);
    logs = Map.copyOf(logs);
  }

  static MessageLog empty(StoryProgress storyStart) {
    return new MessageLog(List.of(), 0, List.of(), false, Optional.empty(), Map.of(), storyStart);
  }

  /** Returns the recent messages that have not been read. */
  List<Text> unread() {
    return recent.subList(readLineCount, recent.size());
  }

  /** Returns the log of a viewer, which is empty if the viewer has been told nothing. */
  ViewerLog logOf(Viewer viewer) {
    return logs.getOrDefault(
        viewer, new ViewerLog(List.of(), storyStart, Set.of(), Optional.empty()));
  }

  private MessageLog withLog(Viewer viewer, ViewerLog log) {
    Map<Viewer, ViewerLog> newLogs = new HashMap<>(logs);
    newLogs.put(viewer, log);
    return new MessageLog(
        recent, readLineCount, reply, replyDescribesTable, waitingText, newLogs, storyStart);
  }

  /**
   * Returns all messages to a viewer, oldest first. While the match is running, each run of
   * messages that are told only once is replaced by a note.
   */
  List<Text> linesFor(Viewer viewer, boolean over) {
    List<Text> lines = new ArrayList<>();
    boolean replaced = false;
    for (Passage passage : logOf(viewer).passages()) {
      boolean hidden = passage.isEphemeral() && !over;
      if (!hidden) {
        lines.addAll(passage.lines());
      } else if (!replaced) {
        lines.add(Text.faint(MESSAGES.format("log.told-once")));
      }
      replaced = hidden;
    }
    return List.copyOf(lines);
  }

  List<Text> storyFor(Viewer viewer) {
    return Passage.lines(logOf(viewer).passages().stream().filter(Passage::isStory).toList());
  }

  MessageLog asRead() {
    return new MessageLog(
        recent, recent.size(), reply, replyDescribesTable, waitingText, logs, storyStart);
  }

  /**
   * Removes the first occurrence of each of these lines from the recent messages, and marks the
   * others as read. The logs of the viewers do not change.
   */
  MessageLog asReadWithout(List<Text> lines) {
    List<Text> remaining = new ArrayList<>(recent);
    lines.forEach(remaining::remove);
    return new MessageLog(
        remaining, remaining.size(), reply, replyDescribesTable, waitingText, logs, storyStart);
  }

  /** Clears the recent messages and the reply. */
  MessageLog withoutRecent() {
    return new MessageLog(List.of(), 0, List.of(), false, waitingText, logs, storyStart);
  }

  MessageLog withReply(List<Text> lines) {
    return new MessageLog(recent, readLineCount, lines, false, waitingText, logs, storyStart);
  }

  /** Returns this log with a reply that describes the table. */
  MessageLog withDescription(List<Text> lines) {
    return new MessageLog(recent, readLineCount, lines, true, waitingText, logs, storyStart);
  }

  /** Returns this log without a reply that describes the table, because the table has changed. */
  MessageLog withoutDescription() {
    return replyDescribesTable ? withReply(List.of()) : this;
  }

  /** Returns this log with a message about the activity of the seat to move; empty if unknown. */
  MessageLog withWaitingText(Optional<Text> text) {
    return new MessageLog(
        recent, readLineCount, reply, replyDescribesTable, text, logs, storyStart);
  }

  /** Returns this log with further recent lines that are not added to the log of a viewer. */
  MessageLog withUnloggedLines(List<Text> lines) {
    List<Text> all = Stream.concat(recent.stream(), lines.stream()).toList();
    return new MessageLog(
        all, readLineCount, reply, replyDescribesTable, waitingText, logs, storyStart);
  }

  /**
   * Returns this log with passages told to the viewer at the screen. They become recent messages,
   * except those that are told only once and that a test rejects.
   *
   * @param nextProgress the progress of the viewer's story afterwards
   * @param isEphemeralShown tests whether a passage that is told only once becomes a recent message
   */
  MessageLog withToldPassages(
      Viewer viewer,
      List<Passage> passages,
      StoryProgress nextProgress,
      Predicate<Passage> isEphemeralShown) {
    return withLoggedPassages(viewer, passages, nextProgress)
        .withUnloggedLines(
            Passage.lines(
                passages.stream()
                    .filter(passage -> !passage.isEphemeral() || isEphemeralShown.test(passage))
                    .toList()));
  }

  /**
   * Returns this log with passages told to a viewer. They do not become recent messages.
   *
   * @param nextProgress the progress of the viewer's story afterwards
   */
  MessageLog withLoggedPassages(Viewer viewer, List<Passage> passages, StoryProgress nextProgress) {
    ViewerLog log = logOf(viewer);
    List<Passage> all = Stream.concat(log.passages().stream(), passages.stream()).toList();
    return withLog(viewer, new ViewerLog(all, nextProgress, log.lessons(), log.boardText()));
  }

  /** Returns this log with a description of the table that a viewer has been given. */
  MessageLog withBoardText(Viewer viewer, List<String> lines) {
    ViewerLog log = logOf(viewer);
    return withLog(
        viewer,
        new ViewerLog(log.passages(), log.storyProgress(), log.lessons(), Optional.of(lines)));
  }

  /** Returns this log with a lesson marked as told. */
  MessageLog withLesson(Viewer viewer, String lesson) {
    ViewerLog log = logOf(viewer);
    Set<String> lessons = new HashSet<>(log.lessons());
    lessons.add(lesson);
    return withLog(
        viewer, new ViewerLog(log.passages(), log.storyProgress(), lessons, log.boardText()));
  }
}
