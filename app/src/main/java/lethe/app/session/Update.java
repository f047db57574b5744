package lethe.app.session;

import java.util.List;
import java.util.Optional;
import lethe.app.command.Intent;
import lethe.app.command.Meta;
import lethe.app.command.Typed;
import lethe.app.frame.Frame;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Pager;
import lethe.app.session.Input.Answered;
import lethe.app.session.Input.Elapsed;
import lethe.app.session.Input.Ended;
import lethe.app.session.Input.Limited;
import lethe.app.session.Input.Line;
import lethe.app.session.Input.Refused;
import lethe.app.session.Input.Resized;
import lethe.app.session.Input.Seen;
import lethe.app.session.Input.Woken;
import lethe.app.session.Page.Covered;
import lethe.app.session.Page.Curtain;
import lethe.app.session.Page.Minute;
import lethe.app.session.Page.Table;
import lethe.app.story.Beat;
import lethe.app.titles.TimedView;
import lethe.app.words.Marked;
import lethe.app.words.Messages;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;
import lethe.engine.core.Turn.Over;

/** What a session becomes by an input. */
public final class Update {
  private static final Messages SAY = Messages.of(Update.class);

  private Update() {}

  public static <C, O, V> Step<C, O, V> update(Session<C, O, V> session, Input<C, O, V> input) {
    return switch (input) {
      case Line<C, O, V>(String text) -> line(session.moving(List.of()), text);
      case Seen<C, O, V>(Snapshot<C, V> snapshot, List<Told<O>> told) ->
          quiet(seen(session, snapshot, told));
      case Refused<C, O, V> refused ->
          quiet(reply(covered(session), Answers.refusal(session, refused)));
      case Answered<C, O, V>(List<String> lines) ->
          quiet(reply(session, lines.stream().map(Text::plain).toList()));
      case Limited<C, O, V>(int seconds) -> limited(session, seconds);
      case Elapsed<C, O, V>() -> elapsed(session.moving(List.of()));
      case Woken<C, O, V>() -> new Step<>(session, List.of(new Effect.Look<>()));
      case Resized<C, O, V>(var size) -> quiet(session.moving(List.of()).sized(size));
      case Ended<C, O, V>() -> new Step<>(session, List.of(new Effect.Leave<>()));
    };
  }

  /** What was not written down as shown is not shown. */
  private static <C, O, V> Session<C, O, V> covered(Session<C, O, V> session) {
    return session.page() instanceof Minute ? session.showing(new Covered()) : session;
  }

  private static <C, O, V> Session<C, O, V> seen(
      Session<C, O, V> session, Snapshot<C, V> snapshot, List<Told<O>> told) {
    boolean others = !session.snapshot().viewer().equals(snapshot.viewer());
    Session<C, O, V> next = session.seeing(snapshot).moving(List.of());
    if (others) {
      next = next.with(List.of(), List.of()).conceding(false);
    } else if (session.seating().moving() && session.page() instanceof Table) {
      next = next.moving(motion(session, snapshot));
    }
    if (others
        && Session.needsCurtain(session.title(), session.mine(), snapshot)
        && snapshot.viewer() instanceof Seat seat) {
      next = next.showing(new Curtain(seat));
    }
    for (Told<O> one : told) {
      next = moment(next, session.title().narration().moment(one.what(), snapshot.viewer()));
      if (!one.fleeting()) {
        List<Text> lines = session.title().narration().tell(one.what(), snapshot.viewer());
        next = next.told(lines, false, next.stories());
      }
    }
    next = lesson(next);
    boolean ended = snapshot.turn() instanceof Over && !(session.snapshot().turn() instanceof Over);
    return ended && snapshot.turn() instanceof Over(var outcome)
        ? moment(next, Optional.of("end." + outcome.how()))
        : next;
  }

  private static <C, O, V> List<Frame> motion(Session<C, O, V> session, Snapshot<C, V> snapshot) {
    return session
        .title()
        .renderer()
        .motion(session.snapshot().view(), snapshot.view(), snapshot.viewer(), session.size());
  }

  /** Tells a beginner one thing that matters now and was not told yet. */
  private static <C, O, V> Session<C, O, V> lesson(Session<C, O, V> session) {
    Snapshot<C, V> snapshot = session.snapshot();
    if (!session.seating().taught()
        || !snapshot.isAsked()
        || !(snapshot.viewer() instanceof Seat seat)) {
      return session;
    }
    Optional<String> next =
        session
            .title()
            .lessons(snapshot.view(), seat, snapshot.legal(), session.notation())
            .stream()
            .filter(lesson -> !session.lessons().contains(lesson))
            .findFirst();
    Optional<Rng.Draw<Beat>> told =
        next.flatMap(lesson -> session.title().prose().lesson().tell(lesson, session.stories()));
    return told.isEmpty()
        ? session
        : session
            .taught(next.orElseThrow())
            .told(
                List.of(
                    new Text(
                        SAY.say(
                            "lesson", Marked.plain(String.join(" ", told.get().value().lines()))),
                        Style.BRIGHT)),
                false,
                session.stories());
  }

  /** Tells this moment of the story, if there is one and it is told. */
  private static <C, O, V> Session<C, O, V> moment(
      Session<C, O, V> session, Optional<String> moment) {
    Optional<Rng.Draw<Beat>> beat =
        moment
            .filter(_ -> session.seating().storied())
            .flatMap(m -> session.title().prose().story().tell(m, session.stories()));
    if (beat.isEmpty()) {
      return session;
    }
    return session.told(lines(beat.get().value()), true, beat.get().rest());
  }

  private static <C, O, V> Step<C, O, V> line(Session<C, O, V> session, String text) {
    return switch (session.page()) {
      case Curtain(Seat _) -> quiet(session.showing(new Table()));
      case Page.Text(Pager reading) ->
          quiet(
              session.showing(
                  reading
                      .turned(text, session.size())
                      .<Page>map(Page.Text::new)
                      .orElseGet(Table::new)));
      case Covered() when session.left() > 0 && asksToLook(session, text) ->
          new Step<>(
              session.showing(new Minute()).with(List.of(), List.of()),
              List.of(new Effect.Show<>()));
      case Minute() -> looked(session, text);
      case Covered(), Table() -> typed(session, text);
    };
  }

  /** What was new stays covered until somebody asks for it; and for good if its time is over. */
  private static <C, O, V> Step<C, O, V> limited(Session<C, O, V> session, int seconds) {
    int left = Math.min(session.left(), seconds);
    return left > 0 ? quiet(session.leaving(left)) : covered(session, "");
  }

  /**
   * Nobody looks any longer.
   *
   * @param typed what is to be taken then
   */
  private static <C, O, V> Step<C, O, V> covered(Session<C, O, V> session, String typed) {
    Session<C, O, V> next = session.leaving(0);
    next = session.page() instanceof Minute ? next.showing(new Covered()) : next;
    return session.snapshot().isAsked() || !typed.isEmpty()
        ? new Step<>(next, List.of(new Effect.Cover<>(typed)))
        : quiet(next);
  }

  private static <C, O, V> Step<C, O, V> elapsed(Session<C, O, V> session) {
    if (!(session.page() instanceof Minute)) {
      return quiet(session);
    }
    Session<C, O, V> next = session.leaving(session.left() - 1);
    if (next.left() <= 0) {
      return covered(session, "");
    }
    return next.left() % TimedView.SLICE == 0
        ? new Step<>(next, List.of(new Effect.Show<>()))
        : quiet(next);
  }

  /** An empty line, or the word that ends the look. */
  private static <C, O, V> boolean asksToLook(Session<C, O, V> session, String text) {
    return switch (Typed.read(text, session.notation(), List.<C>of())) {
      case Intent.Nothing<C>() -> true;
      case Intent.Play<C>(List<Part<C>> parts) when parts.size() == 1 ->
          session
              .title()
              .memory()
              .timed()
              .filter(g -> parts.getFirst().command().equals(g.done()))
              .isPresent();
      case Intent<C> _ -> false;
    };
  }

  /** Any line ends the look, and is then taken like any other; only who leaves leaves it open. */
  private static <C, O, V> Step<C, O, V> looked(Session<C, O, V> session, String text) {
    if (Typed.read(text, session.notation(), List.<C>of()) instanceof Intent.Other<C>(Meta meta)
        && meta == Meta.QUIT) {
      return new Step<>(session, List.of(new Effect.Leave<>()));
    }
    String rest = asksToLook(session, text) ? "" : text;
    return covered(session, rest);
  }

  private static <C, O, V> Step<C, O, V> typed(Session<C, O, V> session, String text) {
    Session<C, O, V> calm = session.conceding(false).with(session.news(), List.of());
    return switch (Typed.read(text, session.notation(), session.snapshot().legal())) {
      case Intent.Nothing<C>() when session.advances() ->
          new Step<>(calm.with(List.of(), List.of()), List.of(new Effect.Advance<>()));
      case Intent.Nothing<C>() when Frames.offersNews(session) ->
          quiet(calm.showing(new Page.Text(Pager.of(Frames.news(session)))));
      case Intent.Nothing<C>() -> quiet(calm);
      case Intent.Play<C>(List<Part<C>> parts)
          when session.snapshot().viewer() instanceof Seat seat && !session.mine().isEmpty() ->
          new Step<>(calm.with(List.of(), List.of()), List.of(new Effect.Submit<>(seat, parts)));
      case Intent.Play<C> _ -> quiet(reply(calm, "watching"));
      case Intent.Unclear<C> unclear -> quiet(reply(calm, Answers.unclear(session, unclear)));
      case Intent.Other<C>(Meta meta) -> meta(calm, session.conceding(), meta);
    };
  }

  private static <C, O, V> Step<C, O, V> meta(Session<C, O, V> session, boolean asked, Meta meta) {
    return switch (meta) {
      case HELP -> quiet(reply(session, Answers.help(session)));
      case MOVES -> quiet(reply(session, Answers.moves(session)));
      case LOOK -> quiet(session);
      case STORY -> quiet(reply(session, Answers.story(session)));
      case RULES -> quiet(session.showing(new Page.Text(Pager.of(Answers.rules(session)))));
      case SAVE -> new Step<>(session, List.of(new Effect.Save<>()));
      case QUIT -> new Step<>(session, List.of(new Effect.Leave<>()));
      case REMATCH ->
          session.snapshot().turn().isOver()
              ? new Step<>(session, List.of(new Effect.Rematch<>()))
              : quiet(reply(session, "no-rematch"));
      case HINT -> hint(session);
      case UNDO -> undo(session);
      case CONCEDE -> concede(session, asked);
    };
  }

  private static <C, O, V> Step<C, O, V> hint(Session<C, O, V> session) {
    if (!session.seating().hints()) {
      return quiet(reply(session, "no-hints"));
    }
    return session.isAsked() && session.snapshot().viewer() instanceof Seat seat
        ? new Step<>(session, List.of(new Effect.Hint<>(seat)))
        : quiet(reply(session, "not-asked"));
  }

  private static <C, O, V> Step<C, O, V> undo(Session<C, O, V> session) {
    return session.snapshot().undoable() && session.snapshot().viewer() instanceof Seat seat
        ? new Step<>(session, List.of(new Effect.Undo<>(seat)))
        : quiet(reply(session, "no-undo"));
  }

  /** Asked twice, so that a slip of the finger ends no match. */
  private static <C, O, V> Step<C, O, V> concede(Session<C, O, V> session, boolean asked) {
    if (session.snapshot().turn().isOver() || !(session.snapshot().viewer() instanceof Seat seat)) {
      return quiet(reply(session, "no-concede"));
    }
    return asked
        ? new Step<>(session, List.of(new Effect.Concede<>(seat)))
        : quiet(reply(session, "concede?").conceding(true));
  }

  private static <C, O, V> Session<C, O, V> reply(Session<C, O, V> session, String key) {
    return reply(session, List.of(Text.plain(SAY.say(key))));
  }

  /** Answers below the table; on a page of its own what would not fit there. */
  private static <C, O, V> Session<C, O, V> reply(Session<C, O, V> session, List<Text> lines) {
    return Frames.fitBelow(session, lines)
        ? session.with(session.news(), lines)
        : session.showing(new Page.Text(Pager.of(lines)));
  }

  private static List<Text> lines(Beat beat) {
    return beat.lines().stream().map(line -> new Text("  " + line, Style.FAINT)).toList();
  }

  private static <C, O, V> Step<C, O, V> quiet(Session<C, O, V> session) {
    return new Step<>(session, List.of());
  }
}
