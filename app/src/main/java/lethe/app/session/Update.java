package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.Intent;
import lethe.app.command.Meta;
import lethe.app.command.Typed;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Reading;
import lethe.app.page.Step;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Curtain;
import lethe.app.session.Mode.Minute;
import lethe.app.session.Mode.Table;
import lethe.app.titles.TimedView;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Seat;

/** The transitions of a match page. */
final class Update {
  private Update() {}

  static <C, O, V> Step<Effect<C>, Report<C, O, V>> update(Session<C, O, V> session, Event event) {
    return switch (event) {
      case Event.Line(String text) -> line(session.moving(List.of()), text);
      case Event.Turn(int by) -> Step.to(Listed.turned(session, by));
      case Event.Back _ -> Step.to(session);
      case Event.Said(List<String> lines, List<String> kept) ->
          reply(keeping(session, texts(kept)), texts(lines));
      case Event.Second _ -> elapsed(session.moving(List.of()));
      case Event.Changed _ -> Step.to(session, new Effect.Look<>());
      case Event.Resized(Size size) -> Step.to(session.moving(List.of()).sized(size));
      case Event.Ended _ -> Step.to(session, new Effect.Leave<>());
    };
  }

  private static List<Text> texts(List<String> lines) {
    return lines.stream().map(Text::plain).toList();
  }

  /** Adds what others said to the log, at the point where it was said. */
  private static <C, O, V> Session<C, O, V> keeping(Session<C, O, V> session, List<Text> lines) {
    return lines.isEmpty()
        ? session
        : session.hearing(
            session.heard().keeping(session.snapshot().viewer(), new Logged(lines, false)));
  }

  static <C, O, V> Step<Effect<C>, Report<C, O, V>> told(
      Session<C, O, V> session, Report<C, O, V> report) {
    return switch (report) {
      case Report.Seen<C, O, V> seen -> Stops.seen(session, seen);
      case Report.Recalled<C, O, V>(var moments) -> Step.to(Telling.recalled(session, moments));
      case Report.Refused<C, O, V> refused ->
          reply(covered(session), Answers.refusal(session, refused));
      case Report.Losing<C, O, V> losing ->
          reply(
              session.asking(session.notation().format(losing.command())),
              Answers.losing(session, losing));
      case Report.Thinks<C, O, V> thinks ->
          Step.to(session.hearing(session.heard().waiting(Optional.of(Answers.thinks(thinks)))));
      case Report.Limited<C, O, V>(int seconds, int counted) ->
          limited(session, session.mode() instanceof Minute ? seconds + counted : seconds);
    };
  }

  /** Covers the table; what was not recorded as shown is not shown. */
  private static <C, O, V> Session<C, O, V> covered(Session<C, O, V> session) {
    return session.mode() instanceof Minute ? session.showing(new Covered()) : session;
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> line(
      Session<C, O, V> session, String text) {
    if (session.mode() instanceof Curtain) {
      return Stops.shown(session.showing(new Table()));
    }
    // A person who types has seen or heard everything so far.
    Session<C, O, V> now = session.hearing(session.heard().seen());
    return switch (now.mode()) {
      case Covered _ when now.left() > 0 && asksToLook(now, text) ->
          Step.to(
              now.showing(Minute.of("")).hearing(now.heard().cleared()).from(0),
              new Effect.Show<>());
      case Minute _ when text.isBlank() && Listed.goesOn(now) -> Step.to(Listed.turned(now, 1));
      case Minute _ when asksToLook(now, text) -> cover(answered(now), "");
      case Curtain _, Minute _, Covered _, Table _ -> typed(now, text);
    };
  }

  /**
   * Keeps new cards covered until somebody asks for them, and permanently if their time is over.
   */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> limited(
      Session<C, O, V> session, int seconds) {
    int left = Math.min(session.left(), seconds);
    return left > 0 ? Step.to(session.leaving(left)) : cover(session, "");
  }

  /**
   * Ends the viewing time.
   *
   * @param typed a line to handle afterwards
   */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> cover(
      Session<C, O, V> session, String typed) {
    Session<C, O, V> next = covered(session.leaving(0)).from(0);
    return session.snapshot().isAsked() || !typed.isEmpty()
        ? Step.to(next, new Effect.Cover<>(typed))
        : Step.to(next);
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> elapsed(Session<C, O, V> session) {
    if (!(session.mode() instanceof Minute)) {
      return Step.to(session);
    }
    Session<C, O, V> next = session.leaving(session.left() - 1);
    if (next.left() <= 0) {
      return cover(session, "");
    }
    return next.left() % TimedView.SLICE == 0 ? Step.to(next, new Effect.Show<>()) : Step.to(next);
  }

  /** Returns whether a line is empty or ends the viewing time. */
  private static <C, O, V> boolean asksToLook(Session<C, O, V> session, String text) {
    return switch (Typed.read(text, session.notation(), List.<C>of())) {
      case Intent.Nothing<C>() -> true;
      case Intent.Play<C>(List<ParsedCommand<C>> parts) when parts.size() == 1 ->
          session
              .title()
              .memory()
              .timed()
              .filter(g -> parts.getFirst().command().equals(g.done()))
              .isPresent();
      case Intent<C> _ -> false;
    };
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> typed(
      Session<C, O, V> session, String text) {
    Session<C, O, V> still =
        session.mode() instanceof Minute ? session.showing(Minute.quiet()) : session;
    Session<C, O, V> calm = answered(still.unasked());
    return switch (Typed.read(
        text, session.notation(), session.snapshot().legal(), session.metas())) {
      case Intent.Nothing<C>() when session.advances() ->
          Step.to(cleared(calm), new Effect.Advance<>());
      case Intent.Nothing<C>() when session.seating().wanted().spoken() -> Step.to(calm);
      case Intent.Nothing<C>() -> Step.to(session.unasked());
      case Intent.Play<C>(List<ParsedCommand<C>> parts)
          when Typed.part(text).isPresent()
              && !session.snapshot().legal().contains(parts.getFirst().command()) ->
          look(calm, Typed.part(text).get());
      case Intent.Look<C>(String part) -> look(calm, part);
      case Intent.Play<C> _ when session.mode() instanceof Minute -> cover(answered(session), text);
      case Intent.Play<C>(List<ParsedCommand<C>> parts)
          when session.snapshot().viewer() instanceof Seat seat && !session.mine().isEmpty() ->
          Step.to(cleared(calm), new Effect.Submit<>(seat, parts, isSure(session, parts)));
      case Intent.Play<C> _ -> reply(calm, "watching");
      case Intent.Unclear<C> unclear ->
          reply(calm, unclear(calm, Answers.unclear(session, unclear)));
      case Intent.About<C>(String word) ->
          reply(calm, Glossary.about(word, session.title(), session.notation()));
      case Intent.Other<C>(Meta meta) ->
          meta(calm, session.asked().filter(Meta.CONCEDE.word()::equals).isPresent(), meta);
    };
  }

  /** Clears the answer, which a person who types has read. */
  private static <C, O, V> Session<C, O, V> answered(Session<C, O, V> session) {
    return session.hearing(session.heard().answered(List.of()));
  }

  /** Returns as much of an answer as fits below cards that are shown for a limited time. */
  private static <C, O, V> List<Text> unclear(Session<C, O, V> session, List<Text> answer) {
    if (!(session.mode() instanceof Minute)) {
      return answer;
    }
    List<Text> least = List.of(Text.bright(SAY.say("unclear.minute")));
    return Stream.of(answer, answer.subList(0, 1), least)
        .filter(lines -> News.fitBelow(session, lines))
        .findFirst()
        .orElse(least);
  }

  /** Returns whether exactly this command was asked to be confirmed just before. */
  private static <C, O, V> boolean isSure(Session<C, O, V> session, List<ParsedCommand<C>> parts) {
    String line = session.notation().format(parts.getFirst().command());
    return parts.size() == 1 && session.asked().filter(line::equals).isPresent();
  }

  /**
   * Reads out a part of the table. The description of cards that are shown for a limited time must
   * not outlast them, so it is not an answer.
   */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> look(
      Session<C, O, V> session, String part) {
    if (session.mode() instanceof Minute) {
      return Step.to(session.showing(Minute.of(part)));
    }
    if (!part.isEmpty()) {
      return reply(session, Saying.part(session, part));
    }
    boolean seen = !session.seating().wanted().spoken();
    return seen ? Step.to(session) : reply(session, Saying.table(session));
  }

  private static <C, O, V> Session<C, O, V> cleared(Session<C, O, V> session) {
    return session.hearing(session.heard().cleared()).since(Optional.of(session.snapshot().view()));
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> meta(
      Session<C, O, V> session, boolean asked, Meta meta) {
    if (session.seating().posed() && meta.isOfPuzzles()) {
      return meta == Meta.ANALYSE || meta == Meta.ANEW
          ? reply(session, "no-analysis.posed")
          : Step.to(session, new Effect.Posed<>(meta));
    }
    return switch (meta) {
      case TASK, SOLUTION, NEXT -> reply(session, "no-puzzle");
      case HELP -> reply(session, Answers.help(session));
      case MOVES -> reply(session, Answers.moves(session));
      case LOOK -> look(session, "");
      case STORY -> reply(session, Answers.story(session));
      case RULES ->
          session.mode() instanceof Minute
              ? reply(session, Answers.rules(session))
              : Step.to(Reading.alone(Answers.rules(session), session.size(), session));
      case SAVE -> Step.to(session, new Effect.Save<>());
      case QUIT -> Step.to(session, new Effect.Leave<>());
      case REMATCH ->
          session.snapshot().turn().isOver()
              ? Step.to(session, new Effect.Rematch<>())
              : reply(session, "no-rematch");
      case ANALYSE ->
          isOverHere(session)
              ? Step.to(session, new Effect.Analyse<>(studied(session)))
              : reply(session, notStudied(session));
      case AGAIN, ANEW ->
          session.metas().contains(meta)
              ? Step.to(session, new Effect.Again<>(meta == Meta.ANEW))
              : reply(session, isOverHere(session) ? "no-again" : notStudied(session));
      case HINT -> hint(session);
      case UNDO -> undo(session);
      case CONCEDE -> concede(session, asked);
    };
  }

  private static boolean isOverHere(Session<?, ?, ?> session) {
    return session.metas().contains(Meta.ANALYSE);
  }

  /** Returns why this match cannot be analyzed here and now. */
  private static String notStudied(Session<?, ?, ?> session) {
    return session.seating().hosted() ? "no-analysis.hosted" : "no-analysis";
  }

  /** Returns the seat to analyze: the one at the screen, or the first for a spectator. */
  private static Seat studied(Session<?, ?, ?> session) {
    return session.snapshot().viewer() instanceof Seat seat
        ? seat
        : session.snapshot().seats().getFirst();
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> hint(Session<C, O, V> session) {
    if (!session.seating().hints() && !session.snapshot().turn().isOver()) {
      String hosted = session.seating().hosted() ? "no-hints.hosted" : "no-hints";
      return reply(session, session.seating().posed() ? "no-hints.posed" : hosted);
    }
    return session.isAsked() && session.snapshot().viewer() instanceof Seat seat
        ? Step.to(session, new Effect.Hint<>(seat))
        : reply(session, Answers.unasked(session));
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> undo(Session<C, O, V> session) {
    return session.mine().isEmpty()
        ? reply(session, "watching")
        : Step.to(cleared(session), new Effect.Undo<>());
  }

  /** Concedes the match after a confirmation. */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> concede(
      Session<C, O, V> session, boolean asked) {
    if (session.snapshot().turn().isOver() || !(session.snapshot().viewer() instanceof Seat seat)) {
      return reply(session, "no-concede");
    }
    return asked
        ? Step.to(session, new Effect.Concede<>(seat))
        : reply(session.asking(Meta.CONCEDE.word()), "concede?");
  }

  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> reply(
      Session<C, O, V> session, String key) {
    return reply(session, List.of(Text.plain(SAY.say(key))));
  }

  /**
   * Answers below the table; above it what has no room there. Nothing hides cards that are looked
   * at for a while: of an answer that is too long, the beginning is shown below them.
   */
  private static <C, O, V> Step<Effect<C>, Report<C, O, V>> reply(
      Session<C, O, V> session, List<Text> lines) {
    if (session.mode() instanceof Minute && !session.seating().wanted().spoken()) {
      return Step.to(
          session.hearing(session.heard().answered(News.beginning(answered(session), lines))));
    }
    return lines.isEmpty() || News.fitBelow(session, lines)
        ? Step.to(session.hearing(session.heard().answered(lines)))
        : Step.to(
            Reading.of(
                lines, session.size(), session.hearing(session.heard().answered(List.of()))));
  }
}
