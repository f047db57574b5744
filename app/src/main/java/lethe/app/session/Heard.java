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
 * @param news what was told since the seat at the screen last typed, including what is told only
 *     once
 * @param read the number of lines of the news that have been seen completely
 * @param reply the answer to the last input
 * @param told everything that each viewer was told, oldest first
 * @param first the random stream for the beginning of the story, independent of the deal
 * @param stories the random stream for the rest of the story, per viewer
 * @param lessons the lessons that each beginner has been told
 * @param standing the last description of the table given to each viewer who hears it
 * @param waited what the seat to move is doing, if it is known
 */
record Heard(
    List<Text> news,
    int read,
    List<Text> reply,
    Map<Viewer, List<Logged>> told,
    Rng first,
    Map<Viewer, Rng> stories,
    Map<Viewer, Set<String>> lessons,
    Map<Viewer, List<String>> standing,
    Optional<Text> waited) {
  Heard {
    news = List.copyOf(news);
    reply = List.copyOf(reply);
    told = Map.copyOf(told);
    stories = Map.copyOf(stories);
    lessons = Map.copyOf(lessons);
    standing = Map.copyOf(standing);
  }

  /** Returns an empty log. */
  static Heard nothing(Rng first) {
    return new Heard(
        List.of(), 0, List.of(), Map.of(), first, Map.of(), Map.of(), Map.of(), Optional.empty());
  }

  /** Returns the news that has not been seen completely. */
  List<Text> fresh() {
    return news.subList(read, news.size());
  }

  /** Returns everything that a viewer was told, oldest first. */
  List<Logged> by(Viewer viewer) {
    return told.getOrDefault(viewer, List.of());
  }

  /** Returns the random stream for a viewer's story. */
  Rng stories(Viewer viewer) {
    return stories.getOrDefault(viewer, first);
  }

  /** Marks everything visible as seen. */
  Heard seen() {
    return new Heard(news, news.size(), reply, told, first, stories, lessons, standing, waited);
  }

  /** Clears the news and the answer. */
  Heard cleared() {
    return new Heard(List.of(), 0, List.of(), told, first, stories, lessons, standing, waited);
  }

  /** Returns this log with an answer. */
  Heard answered(List<Text> lines) {
    return new Heard(news, read, lines, told, first, stories, lessons, standing, waited);
  }

  /** Returns this log with a message to a viewer. */
  Heard told(Viewer viewer, Logged one, Rng rest) {
    return along(viewer, one, rest).passing(one.lines());
  }

  /**
   * Returns this log with a message that was meant for others and that a viewer at the same screen
   * has seen.
   */
  Heard along(Viewer viewer, Logged one, Rng rest) {
    Map<Viewer, Rng> streams = new HashMap<>(stories);
    streams.put(viewer, rest);
    Map<Viewer, List<Logged>> more = keeping(viewer, one).told();
    return new Heard(news, read, reply, more, first, streams, lessons, standing, waited);
  }

  /** Returns this log with an entry that is not news. */
  Heard keeping(Viewer viewer, Logged one) {
    Map<Viewer, List<Logged>> more = new HashMap<>(told);
    more.put(viewer, Stream.concat(by(viewer).stream(), Stream.of(one)).toList());
    return new Heard(news, read, reply, more, first, stories, lessons, standing, waited);
  }

  /** Returns this log with news that cannot be read again. */
  Heard passing(List<Text> lines) {
    List<Text> all = Stream.concat(news.stream(), lines.stream()).toList();
    return new Heard(all, read, reply, told, first, stories, lessons, standing, waited);
  }

  /** Returns this log with a description of the table that a viewer has been given. */
  Heard standing(Viewer viewer, List<String> sentences) {
    Map<Viewer, List<String>> more = new HashMap<>(standing);
    more.put(viewer, sentences);
    return new Heard(news, read, reply, told, first, stories, lessons, more, waited);
  }

  /** Returns this log with what the seat to move is doing; empty if it is not known. */
  Heard waiting(Optional<Text> does) {
    return new Heard(news, read, reply, told, first, stories, lessons, standing, does);
  }

  /** Returns the lessons that a viewer has been told. */
  Set<String> lessons(Viewer viewer) {
    return lessons.getOrDefault(viewer, Set.of());
  }

  /** Returns this log with a lesson marked as told. */
  Heard taught(Viewer viewer, String lesson) {
    Set<String> known = new TreeSet<>(lessons(viewer));
    known.add(lesson);
    Map<Viewer, Set<String>> more = new HashMap<>(lessons);
    more.put(viewer, known);
    return new Heard(news, read, reply, told, first, stories, more, standing, waited);
  }
}
