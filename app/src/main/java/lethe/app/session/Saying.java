package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.session.Mode.Covered;
import lethe.app.session.Mode.Curtain;
import lethe.app.session.Mode.Minute;
import lethe.app.session.Mode.Table;
import lethe.app.titles.Described;
import lethe.app.titles.Renderer;
import lethe.app.words.Messages;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * What a session says to whoever hears it and sees no table: what came of what was typed last, what
 * was told since, and what is asked. The table itself is said when somebody asks for it.
 */
final class Saying {
  static final Messages SAY = Messages.of(Saying.class);

  /** When it is said how many seconds of a minute are left; every second would be too often. */
  private static final int[] MOMENTS = {5, 10, 30};

  private Saying() {}

  static <C, O, V> List<Text> lines(Session<C, O, V> session) {
    List<Text> lines = new ArrayList<>();
    switch (session.mode()) {
      case Curtain(Seat seat) -> lines.add(Text.plain(SAY.say("curtain", seat)));
      case Minute(Optional<String> asked) -> {
        lines.addAll(session.heard().fresh());
        asked.ifPresent(
            part -> lines.addAll(part.isEmpty() ? whole(session) : part(session, part)));
        latest(session.left())
            .ifPresent(left -> lines.add(Text.plain(SAY.say("seconds-left", left))));
        lines.addAll(session.reply());
      }
      case Covered() -> {
        lines.addAll(session.heard().fresh());
        lines.addAll(session.reply());
        if (session.left() > 0) {
          lines.add(Text.plain(SAY.say("covered", session.left())));
        } else {
          lines.add(Text.plain(SAY.say("seen")));
          lines.addAll(asked(session));
        }
      }
      case Table() -> {
        lines.addAll(session.heard().fresh());
        lines.addAll(session.reply());
        lines.addAll(asked(session));
      }
    }
    return lines;
  }

  /** What is asked; how a match ended was said when it did. */
  private static List<Text> asked(Session<?, ?, ?> session) {
    return session.snapshot().turn().isOver() ? List.of() : Frames.asked(session);
  }

  /** How a match ended that is over. */
  static <C, O, V> List<Text> verdict(Session<C, O, V> session) {
    return session.snapshot().turn() instanceof Turn.Over(var outcome)
        ? session
            .title()
            .end(outcome, session.snapshot().viewer(), session.snapshot().circumstances())
        : List.of();
  }

  /** What lies open, and how its time ends. */
  private static <C, O, V> List<Text> whole(Session<C, O, V> session) {
    List<Text> lines = new ArrayList<>(table(session));
    lines.add(Text.plain(SAY.say("now.minute")));
    return lines;
  }

  /** The last of the moments that has come. */
  private static Optional<Integer> latest(int left) {
    return IntStream.of(MOMENTS).filter(moment -> left <= moment).boxed().findFirst();
  }

  /** Whether what lies on the table can be said now. */
  private static boolean isOpen(Session<?, ?, ?> session) {
    return session.mode() instanceof Table || session.mode() instanceof Minute;
  }

  /**
   * Who hears a table is told how it stands, when those eyes first look at it; and later what is
   * new of its live parts.
   */
  static <C, O, V> Session<C, O, V> standing(Session<C, O, V> session) {
    if (!session.seating().wanted().spoken() || !(session.mode() instanceof Table)) {
      return session;
    }
    Viewer viewer = session.snapshot().viewer();
    boolean over = session.snapshot().turn().isOver();
    List<String> live =
        parts(session).stream()
            .filter(part -> part.live() && !over)
            .flatMap(part -> part.sentences().stream())
            .toList();
    List<String> known = session.heard().standing().get(viewer);
    List<String> told = words(session.heard().fresh()).toList();
    List<Text> fresh =
        (known == null
                ? Stream.concat(all(session).stream(), words(verdict(session)))
                : live.stream())
            .filter(line -> known == null || !known.contains(line))
            .filter(line -> !told.contains(line))
            .map(Text::plain)
            .toList();
    return session.hearing(session.heard().passing(fresh).standing(viewer, live));
  }

  /** The whole table as the eyes at the screen see it. */
  static <C, O, V> List<Text> table(Session<C, O, V> session) {
    return isOpen(session)
        ? all(session).stream().map(Text::plain).toList()
        : List.of(Text.plain(SAY.say("look.covered")));
  }

  /** One part of the table, or one place. */
  static <C, O, V> List<Text> part(Session<C, O, V> session, String name) {
    if (!isOpen(session)) {
      return List.of(Text.plain(SAY.say("look.covered")));
    }
    Renderer<C, V> renderer = session.title().renderer();
    Snapshot<C, V> now = session.snapshot();
    List<Described> parts = parts(session);
    List<Described> near =
        Stream.concat(
                parts.stream().filter(part -> part.name().equals(name)),
                Stream.concat(
                    renderer.place(name, now.view(), now.viewer()).stream(),
                    parts.stream().filter(part -> part.name().startsWith(name))))
            .toList();
    return near.isEmpty()
        ? List.of(
            Text.plain(SAY.say("look.unknown", name, parts.stream().map(Described::name).toList())))
        : said(near.getFirst());
  }

  private static List<String> all(Session<?, ?, ?> session) {
    return parts(session).stream().flatMap(part -> part.among().stream()).toList();
  }

  private static <C, O, V> List<Described> parts(Session<C, O, V> session) {
    Snapshot<C, V> now = session.snapshot();
    return session.title().renderer().words(now.view(), now.viewer());
  }

  private static Stream<String> words(List<Text> lines) {
    return lines.stream().map(Text::words);
  }

  private static List<Text> said(Described part) {
    return part.sentences().stream().map(Text::plain).toList();
  }
}
