package lethe.app.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Page.Curtain;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * One person at one screen, or several who share it: what they see, and what they have not yet been
 * shown.
 *
 * @param seating who sits here, and at what game
 * @param snapshot what the eyes at the screen may know
 * @param page what the screen shows
 * @param news what was told since the seat at the screen last typed; fleeting things go with it
 * @param reply the answer to what was typed last
 * @param told all that lasts of what each pair of eyes was told, oldest first
 * @param stories the stream that chooses how the story is told; it knows nothing of the deal
 * @param lessons what a beginner has been told already
 * @param conceding whether the last thing typed was to concede, which is asked twice
 * @param left for how many seconds the table can still be looked at here, where there is a limit
 * @param motion the table on its way from what was seen before to what is seen now
 * @param size the room there is
 */
public record Session<C, O, V>(
    Seating<C, O, V> seating,
    Snapshot<C, V> snapshot,
    Page page,
    List<Text> news,
    List<Text> reply,
    Map<Viewer, List<Logged>> told,
    Rng stories,
    Set<String> lessons,
    boolean conceding,
    int left,
    List<Frame> motion,
    Size size) {

  /**
   * What can be seen only for a while is on no page but the one that counts its time, and nothing
   * is counted or covered where there is no such thing.
   */
  public Session {
    boolean timed = seating.title().seconds(snapshot.view()) > 0;
    if (timed && page instanceof Page.Table) {
      page = new Page.Covered();
    }
    if (!timed && (page instanceof Page.Covered || page instanceof Page.Minute)) {
      page = new Page.Table();
    }
    left = timed ? left : 0;
    motion = page instanceof Page.Table ? motion : List.of();
  }

  /** A session that looks at the table and has been told nothing yet. */
  public static <C, O, V> Session<C, O, V> of(
      Seating<C, O, V> seating, Snapshot<C, V> snapshot, Rng stories, Size size) {
    Session<C, O, V> session =
        new Session<>(
            seating,
            snapshot,
            new Page.Table(),
            List.of(),
            List.of(),
            Map.of(),
            stories,
            Set.of(),
            false,
            seating.title().seconds(snapshot.view()),
            List.of(),
            size);
    return needsCurtain(seating.title(), seating.mine(), snapshot)
            && snapshot.viewer() instanceof Seat seat
        ? session.showing(new Curtain(seat))
        : session;
  }

  public Title<C, O, V> title() {
    return seating.title();
  }

  public Notation<C> notation() {
    return seating.notation();
  }

  /** The seats that type here. */
  public List<Seat> mine() {
    return seating.mine();
  }

  /** Whether a line typed now is a command of a seat. */
  public boolean isAsked() {
    return page instanceof Page.Table && snapshot.isAsked();
  }

  /** Whether an empty line lets the table go on, for somebody who watches. */
  boolean advances() {
    return mine().isEmpty() && !seating.hosted() && !snapshot.turn().isOver();
  }

  /** The canonical texts of what may be typed now. */
  public List<String> legal() {
    return isAsked() ? snapshot.legal().stream().map(notation()::write).toList() : List.of();
  }

  /** All that lasts of what the eyes at the screen were told, oldest first. */
  public List<Text> log() {
    return logged().stream().flatMap(one -> one.lines().stream()).toList();
  }

  /** The story so far, as the eyes at the screen were told it. */
  List<Text> story() {
    return logged().stream().filter(Logged::story).flatMap(one -> one.lines().stream()).toList();
  }

  private List<Logged> logged() {
    return told.getOrDefault(snapshot.viewer(), List.of());
  }

  /** What was not on the table before can be looked at for as long as anybody may. */
  Session<C, O, V> seeing(Snapshot<C, V> next) {
    boolean same =
        snapshot.viewer().equals(next.viewer())
            && title().seconds(snapshot.view()) > 0
            && title()
                .narration()
                .stage(snapshot.view())
                .equals(title().narration().stage(next.view()));
    int seconds = same ? left : title().seconds(next.view());
    return new Session<>(
        seating, next, page, news, reply, told, stories, lessons, conceding, seconds, motion, size);
  }

  Session<C, O, V> showing(Page next) {
    return new Session<>(
        seating, snapshot, next, news, reply, told, stories, lessons, conceding, left, motion,
        size);
  }

  Session<C, O, V> with(List<Text> newNews, List<Text> newReply) {
    return new Session<>(
        seating, snapshot, page, newNews, newReply, told, stories, lessons, conceding, left, motion,
        size);
  }

  /** The same with one more thing told to the eyes at the screen. */
  Session<C, O, V> told(List<Text> lines, boolean story, Rng rest) {
    Map<Viewer, List<Logged>> more = new HashMap<>(told);
    Logged one = new Logged(lines, story);
    more.put(snapshot.viewer(), Stream.concat(logged().stream(), Stream.of(one)).toList());
    List<Text> newNews = Stream.concat(news.stream(), lines.stream()).toList();
    return new Session<>(
        seating,
        snapshot,
        page,
        newNews,
        reply,
        Map.copyOf(more),
        rest,
        lessons,
        conceding,
        left,
        motion,
        size);
  }

  Session<C, O, V> conceding(boolean asked) {
    return new Session<>(
        seating, snapshot, page, news, reply, told, stories, lessons, asked, left, motion, size);
  }

  /** The same where a beginner knows this, too. */
  Session<C, O, V> taught(String lesson) {
    Set<String> more = new TreeSet<>(lessons);
    more.add(lesson);
    return new Session<>(
        seating, snapshot, page, news, reply, told, stories, more, conceding, left, motion, size);
  }

  Session<C, O, V> leaving(int seconds) {
    return new Session<>(
        seating, snapshot, page, news, reply, told, stories, lessons, conceding, seconds, motion,
        size);
  }

  Session<C, O, V> moving(List<Frame> frames) {
    return new Session<>(
        seating, snapshot, page, news, reply, told, stories, lessons, conceding, left, frames,
        size);
  }

  Session<C, O, V> sized(Size next) {
    return new Session<>(
        seating, snapshot, page, news, reply, told, stories, lessons, conceding, left, motion,
        next);
  }

  /** Whether several who share this screen must not all look at what its next eyes see. */
  static <C, O, V> boolean needsCurtain(
      Title<C, O, V> title, List<Seat> mine, Snapshot<C, V> snapshot) {
    return mine.size() > 1
        && snapshot.viewer() instanceof Seat
        && !snapshot.turn().isOver()
        && !title.renderer().isShared(snapshot.view());
  }
}
