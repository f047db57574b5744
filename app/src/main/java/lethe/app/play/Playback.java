package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Answer;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Player;
import lethe.engine.core.Reading;
import lethe.engine.core.Reason;
import lethe.engine.core.Rejection;
import lethe.engine.core.Script;
import lethe.engine.core.Script.Line;
import lethe.engine.core.Script.Word;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** Plays the lines of a script at a table, until one of them is wrong. */
public final class Playback<C, O, V> {
  private final Table<C, O, V> table;
  private final boolean saved;

  private Playback(Table<C, O, V> table, boolean saved) {
    this.table = table;
    this.saved = saved;
  }

  /**
   * Plays all lines; what was played before a fault stands. Where a line is another seat's, bots
   * that are to move do so first, but not in a kept match, whose lines are all there.
   *
   * @return what is wrong, if anything is
   */
  public static Optional<Fault> play(Table<?, ?, ?> table, Script script) {
    return new Playback<>(table, !script.saved().isEmpty()).play(script.lines());
  }

  private Optional<Fault> play(List<Line> lines) {
    return lines.stream().flatMap(line -> play(line).stream()).findFirst();
  }

  private Optional<Fault> play(Line line) {
    if (line.control()) {
      return control(line);
    }
    Optional<Seat> seat = line.seat().map(Word::text).map(this::named).orElseGet(this::asked);
    if (seat.isEmpty()) {
      List<String> names = table.match().seats().stream().map(Seat::name).toList();
      return line.seat()
          .map(
              word ->
                  Fault.at(
                      word.line(),
                      word.column(),
                      Flaw.UNKNOWN_SEAT,
                      word.text(),
                      String.join(", ", names)))
          .or(() -> fault(line, 1, Flaw.WHOSE, List.of(names.getFirst())));
    }
    if (!saved && !(isPerson(seat.get()) && awaits(seat.get()))) {
      waitFor(seat.get());
    }
    return switch (table.game().notation().read(line.said().text())) {
      case Reading.Read<C>(List<C> commands) ->
          commands.stream()
              .flatMap(command -> submit(line, seat.get(), command).stream())
              .findFirst();
      case Reading.Unreadable<C>(int column, var why, List<Object> facts) ->
          fault(line, column, why, facts);
    };
  }

  private Optional<Fault> submit(Line line, Seat seat, C command) {
    return refusal(line, table.submit(seat, command));
  }

  private Optional<Fault> control(Line line) {
    Optional<Control> control = Control.read(line.said().text(), table.match().seats());
    if (control.isEmpty()) {
      return fault(line, 1, Flaw.UNKNOWN_CONTROL, List.of(line.said().text()));
    }
    if (control.get() instanceof Control.Handed(Seat _, Player.Machine(String called))
        && table.title().level(called).isEmpty()) {
      return fault(line, 1, Flaw.UNKNOWN_LEVEL, List.of(called, Opened.levels(table.title())));
    }
    return refusal(line, table.note(control.get()));
  }

  private Optional<Fault> refusal(Line line, Answer<C, O, V> answer) {
    return answer instanceof Answer.Refused<C, O, V>(Rejection why)
        ? fault(line, 1, why.why(), why.facts())
        : Optional.empty();
  }

  /** The one person whose turn it is, after the bots before them have moved. */
  private Optional<Seat> asked() {
    boolean moving = !saved;
    while (moving && people().isEmpty()) {
      moving = table.advance();
    }
    List<Seat> people = people();
    return people.size() == 1 ? Optional.of(people.getFirst()) : Optional.empty();
  }

  private void waitFor(Seat seat) {
    boolean moving = true;
    while (moving && !awaits(seat) && people().isEmpty()) {
      moving = table.advance();
    }
  }

  private List<Seat> people() {
    return table.match().turn() instanceof Turn.Awaits(List<Seat> seats)
        ? seats.stream().filter(this::isPerson).toList()
        : List.of();
  }

  private boolean isPerson(Seat seat) {
    return table.match().players().get(seat.index()) instanceof Player.Human;
  }

  private boolean awaits(Seat seat) {
    return table.match().turn().awaits(seat);
  }

  private Optional<Seat> named(String name) {
    return table.match().seats().stream()
        .filter(seat -> seat.name().equalsIgnoreCase(name))
        .findFirst();
  }

  private static Optional<Fault> fault(Line line, int column, Reason why, List<Object> facts) {
    return Optional.of(line.fault(column, why, facts));
  }
}
