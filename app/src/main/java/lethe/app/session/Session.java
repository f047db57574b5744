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
 * A match as a page: one person at a screen, or several who share it, with what they see and what
 * they have not been shown yet.
 *
 * @param seating who is at the screen, and the game
 * @param snapshot what the current viewer may know
 * @param mode what the screen shows of the table
 * @param heard the messages at this screen
 * @param asked the canonical text of the last line if it would lose the match and needs
 *     confirmation
 * @param left the remaining viewing time in seconds, if it is limited
 * @param motion an animation from the previous to the present table
 * @param size the available size
 * @param from the first visible row if the table is a list
 * @param since the view at the person's last move; later changes are marked
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
  /** The log entry for messages that are told only once. */
  private static final Text ONCE = Text.faint(SAY.say("log.once"));

  /**
   * Viewing times are counted only in the mode for them, which exists only if the game has such a
   * limit.
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

  /** Creates a page that shows the table, without messages. */
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

  /** Returns the seats at this screen. */
  public List<Seat> mine() {
    return seating.mine();
  }

  /** Returns what was told since the seat at the screen last typed. */
  public List<Text> news() {
    return heard.news();
  }

  /** Returns the answer to the last input. */
  public List<Text> reply() {
    return heard.reply();
  }

  /** Returns whether a line typed now is a command of a seat. */
  public boolean isAsked() {
    return mode instanceof Mode.Table && snapshot.isAsked();
  }

  /** Returns whether an empty line lets the table advance, for a person who watches. */
  boolean advances() {
    return mine().isEmpty() && !seating.hosted() && !snapshot.turn().isOver();
  }

  /** Returns the program's commands that have an effect now. */
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
        .filter(meta -> meta != Meta.UNDO || !snapshot.isBetweenPeople())
        .filter(meta -> (meta != Meta.AGAIN && meta != Meta.ANEW) || seating.forks())
        .toList();
  }

  /** Returns the canonical texts of the legal commands. */
  public List<String> legal() {
    return isAsked() ? snapshot.legal().stream().map(notation()::format).toList() : List.of();
  }

  /**
   * Returns everything that the viewer was told, oldest first. While the match is running, messages
   * that are told only once are replaced by a note.
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

  /** Returns the story as the viewer was told it. */
  List<Text> story() {
    return logged().stream().filter(Logged::story).flatMap(one -> one.lines().stream()).toList();
  }

  private List<Logged> logged() {
    return heard.by(snapshot.viewer());
  }

  /**
   * Returns the page with a newer snapshot. Cards that were not shown before get their full viewing
   * time.
   */
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

  /** Returns the page with a message to the viewer. */
  Session<C, O, V> told(List<Text> lines, boolean story, Rng rest) {
    return hearing(heard.told(snapshot.viewer(), new Logged(lines, story), rest));
  }

  /** Returns the page that asks for confirmation of a line. */
  Session<C, O, V> asking(String line) {
    return asking(Optional.of(line));
  }

  /** Returns the page without a pending confirmation. */
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

  /** Returns the page with the list scrolled to a row. */
  Session<C, O, V> from(int first) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, motion, size, first, since);
  }

  /** Returns the page with changes marked from now on. */
  Session<C, O, V> since(Optional<V> view) {
    return new Session<>(seating, snapshot, mode, heard, asked, left, motion, size, from, view);
  }

  /**
   * Returns whether a curtain is needed because not everybody at this screen may see what the next
   * viewer sees.
   */
  static <C, O, V> boolean needsCurtain(
      Title<C, O, V> title, List<Seat> mine, Snapshot<C, V> snapshot) {
    return mine.size() > 1
        && snapshot.viewer() instanceof Seat
        && !snapshot.turn().isOver()
        && !title.renderer().isShared(snapshot.view());
  }

  /** Returns whether this viewer is the one on screen. */
  boolean isOf(Viewer viewer) {
    return snapshot.viewer().equals(viewer);
  }
}
