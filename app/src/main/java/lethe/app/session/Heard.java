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
 * What was said at a screen, and to whom.
 *
 * @param news what was told since the seat at the screen last typed; fleeting things go with it
 * @param read how many lines of the news have been seen in full
 * @param reply the answer to what was typed last
 * @param told all that each pair of eyes was told, oldest first
 * @param first the stream that chooses how the story begins; it knows nothing of the deal
 * @param stories how it goes on for each pair of eyes that was told any of it
 * @param lessons what each beginner has been told already
 * @param standing what each pair of eyes that hears the table was last told of how it stands
 * @param waited what whoever is waited for does, as far as that is known
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

  /** Nothing yet. */
  static Heard nothing(Rng first) {
    return new Heard(
        List.of(), 0, List.of(), Map.of(), first, Map.of(), Map.of(), Map.of(), Optional.empty());
  }

  /** The news that nobody has seen in full yet. */
  List<Text> fresh() {
    return news.subList(read, news.size());
  }

  /** All that these eyes were told, oldest first. */
  List<Logged> by(Viewer viewer) {
    return told.getOrDefault(viewer, List.of());
  }

  /** The stream that chooses how the story goes on for these eyes. */
  Rng stories(Viewer viewer) {
    return stories.getOrDefault(viewer, first);
  }

  /** Everything in sight has been seen in full. */
  Heard seen() {
    return new Heard(news, news.size(), reply, told, first, stories, lessons, standing, waited);
  }

  /** Something new begins: neither news nor an answer. */
  Heard cleared() {
    return new Heard(List.of(), 0, List.of(), told, first, stories, lessons, standing, waited);
  }

  /** The same with this answer. */
  Heard answered(List<Text> lines) {
    return new Heard(news, read, lines, told, first, stories, lessons, standing, waited);
  }

  /** The same with one more thing told to these eyes. */
  Heard told(Viewer viewer, Logged one, Rng rest) {
    return along(viewer, one, rest).passing(one.lines());
  }

  /** The same where these eyes have seen along what was told to others at the same screen. */
  Heard along(Viewer viewer, Logged one, Rng rest) {
    Map<Viewer, Rng> streams = new HashMap<>(stories);
    streams.put(viewer, rest);
    Map<Viewer, List<Logged>> more = keeping(viewer, one).told();
    return new Heard(news, read, reply, more, first, streams, lessons, standing, waited);
  }

  /** The same with something kept for these eyes that is no news. */
  Heard keeping(Viewer viewer, Logged one) {
    Map<Viewer, List<Logged>> more = new HashMap<>(told);
    more.put(viewer, Stream.concat(by(viewer).stream(), Stream.of(one)).toList());
    return new Heard(news, read, reply, more, first, stories, lessons, standing, waited);
  }

  /** The same with news that can be had again nowhere. */
  Heard passing(List<Text> lines) {
    List<Text> all = Stream.concat(news.stream(), lines.stream()).toList();
    return new Heard(all, read, reply, told, first, stories, lessons, standing, waited);
  }

  /** The same where these eyes know that the table stands so. */
  Heard standing(Viewer viewer, List<String> sentences) {
    Map<Viewer, List<String>> more = new HashMap<>(standing);
    more.put(viewer, sentences);
    return new Heard(news, read, reply, told, first, stories, lessons, more, waited);
  }

  /** The same while whoever is waited for does this; nothing where that is not known. */
  Heard waiting(Optional<Text> does) {
    return new Heard(news, read, reply, told, first, stories, lessons, standing, does);
  }

  /** What these eyes, a beginner's, have been told already. */
  Set<String> lessons(Viewer viewer) {
    return lessons.getOrDefault(viewer, Set.of());
  }

  /** The same where a beginner knows this, too. */
  Heard taught(Viewer viewer, String lesson) {
    Set<String> known = new TreeSet<>(lessons(viewer));
    known.add(lesson);
    Map<Viewer, Set<String>> more = new HashMap<>(lessons);
    more.put(viewer, known);
    return new Heard(news, read, reply, told, first, stories, more, standing, waited);
  }
}
