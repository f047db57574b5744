package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Pace;
import lethe.app.page.Page;
import lethe.app.page.Reading;
import lethe.app.page.Scene;
import lethe.app.page.Step;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Table;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/**
 * Determines where a match page pauses until the person has seen what happened: before things
 * disappear, when the news does not fit below the table, and at the end.
 */
final class Stops {
  /** A moment to look at until a key is pressed, with the messages up to then. */
  private record Stop(List<Text> lines, Scene scene) {}

  private Stops() {}

  /** Returns the page to show first after these moments. */
  static <C, O, V> Step<Effect<C>, Report<C, O, V>> seen(
      Session<C, O, V> session, Report.Seen<C, O, V> seen) {
    List<Moment<C, O, V>> moments = seen.moments();
    Session<C, O, V> now = session.hearing(session.heard().waiting(Optional.empty()));
    boolean others = !session.isOf(moments.getLast().snapshot().viewer());
    List<Stop> stops = before(now, seen.before());
    for (int i = 0; i < moments.size(); i++) {
      Session<C, O, V> before = now;
      now = Telling.seen(before, moments.get(i));
      boolean goesOn = i + 1 < moments.size();
      Optional<Scene> scene =
          others ? Optional.empty() : scene(before, now, moments.get(i).foreign() && goesOn);
      if (scene.isPresent()) {
        stops.add(new Stop(now.heard().fresh(), scene.get()));
        now = now.hearing(now.heard().seen()).moving(List.of());
      }
    }
    // Lessons concern the present, not the moments in between.
    now = Telling.lesson(session, now);
    if (others
        && Session.needsCurtain(now.title(), now.mine(), now.snapshot())
        && now.snapshot().viewer() instanceof Seat seat) {
      now = now.showing(new Mode.Curtain(seat));
    }
    boolean ended = now.snapshot().turn().isOver() && !session.snapshot().turn().isOver();
    Step<Effect<C>, Report<C, O, V>> step = ended ? ended(now, seen.hindsight()) : shown(now);
    for (Stop stop : stops.reversed()) {
      Size size = session.size();
      step = step.under(page -> Reading.at(stop.scene(), stop.lines(), size, page));
    }
    return step;
  }

  /**
   * Returns what the previous viewer must see before the viewer changes; they are told about it
   * later.
   */
  private static <C, O, V> List<Stop> before(
      Session<C, O, V> session, List<Snapshot<C, V>> moments) {
    List<Stop> stops = new ArrayList<>();
    Session<C, O, V> now = session;
    for (Snapshot<C, V> moment : moments) {
      Session<C, O, V> next = now.seeing(moment);
      scene(now, next, false).map(scene -> new Stop(List.of(), scene)).ifPresent(stops::add);
      now = next;
    }
    return stops;
  }

  /**
   * Returns the scene to show before play continues, if there is one; never cards that are shown
   * for a limited time.
   */
  private static <C, O, V> Optional<Scene> scene(
      Session<C, O, V> before, Session<C, O, V> now, boolean foreign) {
    Pace pace = now.seating().wanted().pace();
    boolean plain =
        pace == Pace.NEVER
            || now.mode() instanceof Mode.Curtain
            || now.title().seconds(before.snapshot().view()) > 0
            || now.title().seconds(now.snapshot().view()) > 0;
    if (plain) {
      return Optional.empty();
    }
    V after = now.snapshot().view();
    String stage = now.title().narration().stage(before.snapshot().view());
    Revealed<C, O, V> revealed = new Revealed<>(before, after);
    if (!stage.equals(now.title().narration().stage(after))
        && !revealed.pictures(now.size()).isEmpty()) {
      return Optional.of(revealed);
    }
    return pace == Pace.ALWAYS && foreign && !now.heard().fresh().isEmpty()
        ? Optional.of(new Stood<>(now))
        : Optional.empty();
  }

  /** Shows the table, preceded by the messages if they do not all fit beside it. */
  static <C, O, V> Step<Effect<C>, Report<C, O, V>> shown(Session<C, O, V> session) {
    Session<C, O, V> now = Saying.standing(session);
    boolean open = now.mode() instanceof Table || now.mode() instanceof Covered;
    List<Text> fresh = now.heard().fresh();
    return !open || fresh.isEmpty() || News.fitsAsNews(now, fresh)
        ? Step.to(now)
        : Step.to(Reading.news(fresh, now.size(), seen(now)));
  }

  /**
   * Shows the outcome above the final table, or adds it to the messages if nobody is waited for.
   */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> ended(
      Session<C, O, V> session, Hindsight hindsight) {
    Snapshot<C, V> snapshot = session.snapshot();
    List<Text> looked = hindsight.lines(session.seating().hosted());
    if (session.seating().wanted().spoken()) {
      List<Text> said = new ArrayList<>(Saying.verdict(session));
      said.addAll(looked);
      said.add(Text.plain(After.sentence(session)));
      return shown(session.hearing(session.heard().passing(said)));
    }
    if (session.seating().wanted().pace() == Pace.NEVER
        || !(snapshot.turn() instanceof Turn.Over(var outcome))) {
      return shown(session.hearing(session.heard().passing(looked)));
    }
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(SAY.say("end.title", session.title().name())));
    lines.add(Text.EMPTY);
    lines.addAll(session.heard().fresh());
    lines.add(Text.EMPTY);
    lines.addAll(session.title().end(outcome, snapshot.viewer(), snapshot.caveats()));
    lines.addAll(looked);
    lines.add(Text.EMPTY);
    lines.add(Text.faint(After.sentence(session)));
    return Step.to(Reading.alone(lines, session.size(), seen(session)));
  }

  private static <C, O, V> Page<Effect<C>, Report<C, O, V>> seen(Session<C, O, V> session) {
    return session.hearing(session.heard().seen());
  }
}
