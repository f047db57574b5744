package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;
import lethe.app.session.Mode.Table;
import lethe.app.story.Beat;
import lethe.app.titles.Storyteller;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Viewer;

/** Adds a moment of the match to a match page. */
final class Telling {
  private Telling() {}

  static <C, O, V> Session<C, O, V> seen(Session<C, O, V> session, Moment<C, O, V> moment) {
    boolean unseen =
        session.seating().wanted().spoken()
            || (moment.foreign() && Listed.is(session.seeing(moment.snapshot())));
    return seen(session, moment, unseen);
  }

  /**
   * Adds a moment.
   *
   * @param passing whether to show here what is told only once, because nothing else shows it
   */
  private static <C, O, V> Session<C, O, V> seen(
      Session<C, O, V> session, Moment<C, O, V> moment, boolean passing) {
    Snapshot<C, V> snapshot = moment.snapshot();
    boolean others = !session.isOf(snapshot.viewer());
    boolean ended = snapshot.turn().isOver() && !session.snapshot().turn().isOver();
    Session<C, O, V> next = session.seeing(snapshot).moving(List.of());
    if (others) {
      next = next.hearing(next.heard().cleared()).unasked().since(Optional.empty());
    } else if (session.seating().wanted().moving()
        && session.mode() instanceof Table
        && moment.takenBack().isEmpty()) {
      next = next.moving(motion(session, snapshot));
    }
    if (moment.takenBack().isPresent()) {
      Text back = moment.takenBack().get();
      next = next.told(List.of(back), false, next.heard().stories(snapshot.viewer()));
    }
    for (ToldObservation<O> one : moment.told()) {
      next = moment(next, session.title().narration().moment(one.observation(), snapshot.viewer()));
      List<Text> lines = lines(session, one, snapshot.viewer());
      if (!one.ephemeral()) {
        next = next.told(lines, false, next.heard().stories(snapshot.viewer()));
      } else {
        next =
            next.hearing(next.heard().keeping(snapshot.viewer(), new Logged(lines, false, true)));
        if (passing && session.title().seconds(snapshot.view()) == 0) {
          next = next.hearing(next.heard().passing(lines));
        }
      }
    }
    if (ended && snapshot.turn() instanceof Over(var outcome)) {
      next = moment(next, Optional.of("end." + outcome.ending()));
    }
    for (Seat seat : moment.along()) {
      next = next.hearing(along(next, moment, ended, seat));
    }
    return next;
  }

  /** Adds the messages of a moment for a seat that has seen it together with the viewer. */
  private static <C, O, V> Heard along(
      Session<C, O, V> session, Moment<C, O, V> moment, boolean ended, Seat seat) {
    Heard heard = session.heard();
    if (moment.takenBack().isPresent()) {
      heard = heard.keeping(seat, new Logged(List.of(moment.takenBack().get()), false));
    }
    for (ToldObservation<O> one : moment.told()) {
      Optional<String> beat = session.title().narration().moment(one.observation(), seat);
      heard = along(session.hearing(heard), beat, seat);
      heard = heard.keeping(seat, new Logged(lines(session, one, seat), false, one.ephemeral()));
    }
    return ended && moment.snapshot().turn() instanceof Over(var outcome)
        ? along(session.hearing(heard), Optional.of("end." + outcome.ending()), seat)
        : heard;
  }

  private static <C, O, V> Heard along(
      Session<C, O, V> session, Optional<String> moment, Seat seat) {
    Heard heard = session.heard();
    return beat(session, moment, seat)
        .map(
            drawn ->
                heard.along(seat, new Logged(Storyteller.lines(drawn.value()), true), drawn.next()))
        .orElse(heard);
  }

  private static <C, O, V> List<Text> lines(
      Session<C, O, V> session, ToldObservation<O> one, Viewer viewer) {
    return session.title().narration().tell(one.observation(), viewer).stream()
        .filter(line -> !line.words().isBlank())
        .toList();
  }

  /**
   * Adds moments that were seen before; their messages stand below the table as far as there is
   * room. Beginners were told the lessons then.
   */
  static <C, O, V> Session<C, O, V> recalled(
      Session<C, O, V> session, List<Moment<C, O, V>> moments) {
    Session<C, O, V> now = session;
    Session<C, O, V> looked = session;
    for (Moment<C, O, V> moment : moments) {
      now = seen(now, moment, false).moving(List.of());
      if (moment.taught()) {
        now = lesson(looked, now);
        looked = now;
      }
    }
    return now.hearing(now.heard().seen());
  }

  private static <C, O, V> List<Frame> motion(Session<C, O, V> session, Snapshot<C, V> snapshot) {
    boolean still = session.snapshot().view().equals(snapshot.view());
    if (still || Listed.is(session.seeing(snapshot))) {
      return List.of();
    }
    return session
        .title()
        .renderer()
        .motion(session.snapshot().view(), snapshot.view(), snapshot.viewer(), session.size());
  }

  /**
   * Tells a beginner one lesson that is relevant and has not been told; no second one until
   * something changes.
   */
  static <C, O, V> Session<C, O, V> lesson(Session<C, O, V> before, Session<C, O, V> session) {
    Viewer viewer = session.snapshot().viewer();
    boolean first = before.heard().lessons(viewer).isEmpty();
    if (!session.seating().wanted().taught()
        || (!first && before.snapshot().equals(session.snapshot()))) {
      return session;
    }
    Rng stories = session.heard().stories(viewer);
    return Lesson.next(
            session.title(),
            session.notation(),
            session.snapshot(),
            session.heard().lessons(viewer),
            stories,
            session.seating().wanted().spoken())
        .map(
            lesson ->
                session
                    .hearing(session.heard().taught(viewer, lesson.name()))
                    .told(List.of(lesson.line()), false, stories))
        .orElse(session);
  }

  /** Tells this moment of the story, if it has one and the story is on. */
  private static <C, O, V> Session<C, O, V> moment(
      Session<C, O, V> session, Optional<String> moment) {
    return beat(session, moment, session.snapshot().viewer())
        .map(drawn -> session.told(Storyteller.lines(drawn.value()), true, drawn.next()))
        .orElse(session);
  }

  private static <C, O, V> Optional<Rng.Draw<Beat>> beat(
      Session<C, O, V> session, Optional<String> moment, Viewer viewer) {
    return moment
        .filter(_ -> session.seating().wanted().storied())
        .flatMap(
            m -> session.title().prose().story().tell(m, viewer, session.heard().stories(viewer)));
  }
}
