package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Screen;
import lethe.app.page.Step;
import lethe.app.session.Mode.Curtain;
import lethe.app.titles.Title;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * A match as a page: one person at one screen, or several who share it, what they see, and what
 * they have not yet been shown.
 *
 * @param seating who sits here, and at what game
 * @param snapshot what the eyes at the screen may know
 * @param mode what the screen shows
 * @param heard what was said here
 * @param asked the canonical text of what was typed last, if it would lose the match: that is asked
 *     twice
 * @param left for how many seconds the table can still be looked at here, where there is a limit
 * @param motion the table on its way from what was seen before to what is seen now
 * @param size the room there is
 * @param from the first row that is shown where the table is a list
 * @param since what was seen when somebody here last moved; what has come since is marked
 */
public record Session<C, O, V>(
    Seating<C, O, V> seating,
    Snapshot<C, V> snapshot,
    Mode mode,
    Heard heard,
    Optional<String> asked,
    int left,
    List<Frame> motion,
    Size size,
    int from,
    Optional<V> since)
    implements Page<Effect<C>, Report<C, O, V>> {
  /** What stands in the log for what is told once. */
  private static final Text ONCE = Text.faint(SAY.say("log.once"));

  /**
   * What can be seen only for a while is in no mode but the one that counts its time, and nothing
   * is counted or covered where there is no such thing.
   */
  public Session {
    boolean timed = seating.title().seconds(snapshot.view()) > 0;
    if (timed && mode instanceof Mode.Table) {
      mode = new Mode.Covered();
    }
    if (!timed && (mode instanceof Mode.Covered || mode instanceof Mode.Minute)) {
      mode = new Mode.Table();
    }
    left = timed ? left : 0;
    motion = mode instanceof Mode.Table ? motion : List.of();
  }

  /** A session that looks at the table and has been told nothing yet. */
  public static <C, O, V> Session<C, O, V> of(
      Seating<C, O, V> seating, Snapshot<C, V> snapshot, Rng stories, Size size) {
    Session<C, O, V> session =
        new Session<>(
            seating,
            snapshot,
            new Mode.Table(),
            Heard.nothing(stories),
            Optional.empty(),
            seating.title().seconds(snapshot.view()),
            List.of(),
            size,
            0,
            Optional.empty());
    return needsCurtain(seating.title(), seating.mine(), snapshot)
            && snapshot.viewer() instanceof Seat seat
        ? session.showing(new Curtain(seat))
        : session;
  }

  @Override
  public Screen screen(Size room) {
    return Frames.screen(room.equals(size) ? this : sized(room));
  }

  @Override
  public Step<Effect<C>, Report<C, O, V>> on(Event event) {
    return Update.update(this, event);
  }

  @Override
  public Step<Effect<C>, Report<C, O, V>> told(Report<C, O, V> report) {
    return Update.told(this, report);
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

  /** What was told since the seat at the screen last typed. */
  public List<Text> news() {
    return heard.news();
  }

  /** The answer to what was typed last. */
  public List<Text> reply() {
    return heard.reply();
  }

  /** Whether a line typed now is a command of a seat. */
  public boolean isAsked() {
    return mode instanceof Mode.Table && snapshot.isAsked();
  }

  /** Whether an empty line lets the table go on, for somebody who watches. */
  boolean advances() {
    return mine().isEmpty() && !seating.hosted() && !snapshot.turn().isOver();
  }

  /** What does something here and now, of what is typed in every game. */
  List<Meta> metas() {
    boolean over = snapshot.turn().isOver();
    return Stream.of(Meta.values())
        .filter(
            meta ->
                switch (meta.when()) {
                  case ALWAYS -> true;
                  case PLAYING -> !over && !mine().isEmpty();
                  case OVER -> over && !seating.posed();
                  case OVER_HERE ->
                      seating.posed()
                          ? meta == Meta.AGAIN
                          : over && (!seating.hosted() || !mine().isEmpty());
                  case POSED -> seating.posed();
                })
        .filter(meta -> meta != Meta.HINT || seating.hints())
        .filter(meta -> (meta != Meta.AGAIN && meta != Meta.ANEW) || seating.forks())
        .toList();
  }

  /** The canonical texts of what may be typed now. */
  public List<String> legal() {
    return isAsked() ? snapshot.legal().stream().map(notation()::write).toList() : List.of();
  }

  /**
   * All that the eyes at the screen were told, oldest first. As long as the match runs it says of
   * what is told once only that it was.
   */
  public List<Text> log() {
    List<Text> log = new ArrayList<>();
    boolean left = false;
    for (Logged one : logged()) {
      boolean leaves = one.once() && !snapshot.turn().isOver();
      if (!leaves) {
        log.addAll(one.lines());
      } else if (!left) {
        log.add(ONCE);
      }
      left = leaves;
    }
    return List.copyOf(log);
  }

  /** The story so far, as the eyes at the screen were told it. */
  List<Text> story() {
    return logged().stream().filter(Logged::story).flatMap(one -> one.lines().stream()).toList();
  }

  private List<Logged> logged() {
    return heard.by(snapshot.viewer());
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
    return new Session<>(seating, next, mode, heard, asked, seconds, motion, size, 0, since);
  }

  Session<C, O, V> showing(Mode next) {
    return new Session<>(seating, snapshot, next, heard, asked, left, motion, size, from, since);
  }

  Session<C, O, V> hearing(Heard next) {
    return new Session<>(seating, snapshot, mode, next, asked, left, motion, size, from, since);
  }

  /** The same with one more thing told to the eyes at the screen. */
  Session<C, O, V> told(List<Text> lines, boolean story, Rng rest) {
    return hearing(heard.told(snapshot.viewer(), new Logged(lines, story), rest));
  }

  /** The same where this is to be typed once more before it is done. */
  Session<C, O, V> asking(String line) {
    return asking(Optional.of(line));
  }

  /** The same where nothing is asked twice any more. */
  Session<C, O, V> unasked() {
    return asking(Optional.empty());
  }

  private Session<C, O, V> asking(Optional<String> line) {
    return new Session<>(seating, snapshot, mode, heard, line, left, motion, size, from, since);
  }

  Session<C, O, V> leaving(int seconds) {
    return new Session<>(seating, snapshot, mode, heard, asked, seconds, motion, size, from, since);
  }

  Session<C, O, V> moving(List<Frame> frames) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, frames, size, from, since);
  }

  Session<C, O, V> sized(Size next) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, motion, next, from, since);
  }

  /** The same with the list from another row on. */
  Session<C, O, V> from(int first) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, motion, size, first, since);
  }

  /** The same where what comes from now on is marked. */
  Session<C, O, V> since(Optional<V> view) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, motion, size, from, view);
  }

  /** Whether several who share this screen must not all look at what its next eyes see. */
  static <C, O, V> boolean needsCurtain(
      Title<C, O, V> title, List<Seat> mine, Snapshot<C, V> snapshot) {
    return mine.size() > 1
        && snapshot.viewer() instanceof Seat
        && !snapshot.turn().isOver()
        && !title.renderer().isShared(snapshot.view());
  }

  /** Whether these eyes are others than those that looked before. */
  boolean isOf(Viewer viewer) {
    return snapshot.viewer().equals(viewer);
  }
}
