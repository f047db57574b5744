package lethe.app.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Page.Curtain;
import lethe.app.story.Beat;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * One person at one screen, or several who share it: what they see, and what they have not yet been
 * shown.
 *
 * @param title the game
 * @param notation how its commands are typed
 * @param mine the seats that type here; none for somebody who watches
 * @param hints whether hints are given in this match
 * @param sight what the eyes at the screen may know
 * @param page what the screen shows
 * @param news what was told since the seat at the screen last typed; fleeting things go with it
 * @param reply the answer to what was typed last
 * @param told the story so far, as each pair of eyes was told it, newest last
 * @param stories the stream that chooses how the story is told; it knows nothing of the deal
 * @param storied whether the story is told at all
 * @param conceding whether the last thing typed was to concede, which is asked twice
 * @param left for how many seconds the table can still be looked at, where there is a limit
 * @param size the room there is
 */
public record Session<C, O, V>(
    Title<C, O, V> title,
    Notation<C> notation,
    List<Seat> mine,
    boolean hints,
    Sight<C, V> sight,
    Page page,
    List<Text> news,
    List<Text> reply,
    Map<Viewer, List<Beat>> told,
    Rng stories,
    boolean storied,
    boolean conceding,
    int left,
    Size size) {

  /** A session that looks at the table and has been told nothing yet. */
  public static <C, O, V> Session<C, O, V> of(
      Title<C, O, V> title,
      Notation<C> notation,
      List<Seat> mine,
      boolean hints,
      Sight<C, V> sight,
      Rng stories,
      boolean storied,
      Size size) {
    Session<C, O, V> session =
        new Session<>(
            title,
            notation,
            mine,
            hints,
            sight,
            new Page.Table(),
            List.of(),
            List.of(),
            Map.of(),
            stories,
            storied,
            false,
            0,
            size);
    return needsCurtain(title, mine, sight) && sight.viewer() instanceof Seat seat
        ? session.showing(new Curtain(seat))
        : session;
  }

  /** Whether a line typed now is a command of a seat. */
  public boolean isAsked() {
    return page instanceof Page.Table && sight.isAsked();
  }

  /** The canonical texts of what may be typed now. */
  public List<String> legal() {
    return isAsked() ? sight.legal().stream().map(notation::write).toList() : List.of();
  }

  Session<C, O, V> seeing(Sight<C, V> next) {
    return new Session<>(
        title, notation, mine, hints, next, page, news, reply, told, stories, storied, conceding,
        left, size);
  }

  Session<C, O, V> showing(Page next) {
    return new Session<>(
        title, notation, mine, hints, sight, next, news, reply, told, stories, storied, conceding,
        left, size);
  }

  Session<C, O, V> with(List<Text> newNews, List<Text> newReply) {
    return new Session<>(
        title, notation, mine, hints, sight, page, newNews, newReply, told, stories, storied,
        conceding, left, size);
  }

  /** The story so far, as the eyes at the screen were told it. */
  List<Beat> story() {
    return told.getOrDefault(sight.viewer(), List.of());
  }

  /** The same with one more beat for the eyes at the screen. */
  Session<C, O, V> storied(Beat beat, Rng rest) {
    Map<Viewer, List<Beat>> more = new HashMap<>(told);
    more.put(sight.viewer(), Stream.concat(story().stream(), Stream.of(beat)).toList());
    return new Session<>(
        title,
        notation,
        mine,
        hints,
        sight,
        page,
        news,
        reply,
        Map.copyOf(more),
        rest,
        storied,
        conceding,
        left,
        size);
  }

  Session<C, O, V> conceding(boolean asked) {
    return new Session<>(
        title, notation, mine, hints, sight, page, news, reply, told, stories, storied, asked, left,
        size);
  }

  Session<C, O, V> leaving(int seconds) {
    return new Session<>(
        title, notation, mine, hints, sight, page, news, reply, told, stories, storied, conceding,
        seconds, size);
  }

  /** Where one comes back to from anywhere else: the table, or what keeps it covered. */
  Page home() {
    return left > 0 ? new Page.Covered() : new Page.Table();
  }

  /** Whether several who share this screen must not all look at what its next eyes see. */
  static <C, O, V> boolean needsCurtain(Title<C, O, V> title, List<Seat> mine, Sight<C, V> sight) {
    return mine.size() > 1
        && sight.viewer() instanceof Seat
        && !sight.turn().isOver()
        && !title.screen().isShared(sight.view());
  }

  Session<C, O, V> sized(Size next) {
    return new Session<>(
        title, notation, mine, hints, sight, page, news, reply, told, stories, storied, conceding,
        left, next);
  }
}
