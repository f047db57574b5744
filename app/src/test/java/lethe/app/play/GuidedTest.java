package lethe.app.play;

import static lethe.app.session.Preferences.USUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Review;
import lethe.app.terminal.ScriptedConsole;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Control;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A match that was begun to learn the game is one for good. */
class GuidedTest {
  private static final int MOVES = 12;

  static Stream<Title<?, ?, ?>> titles() {
    return Titles.ALL.stream();
  }

  /** What is told at the first seat while these lines are typed there. */
  private static List<String> told(Table<?, ?, ?> table, List<String> lines) {
    ScriptedConsole console = new ScriptedConsole(Size.USUAL, lines).guarded();
    Loop.run(table, console, USUAL);
    return words(console.seen().getLast().log());
  }

  private static List<String> words(List<Text> lines) {
    return lines.stream().map(Text::words).toList();
  }

  private static List<String> lessons(List<String> lines) {
    return lines.stream().filter(line -> line.startsWith(" | ")).toList();
  }

  private static <C, O, V> List<String> legal(Table<C, O, V> table, Seat seat) {
    return table.match().legal(seat).stream().map(table.game().notation()::write).toList();
  }

  private static Table<?, ?, ?> set(Title<?, ?, ?> title) {
    String[] players = new String[title.seats().usual()];
    Arrays.fill(players, "bot");
    players[0] = "human";
    return Tables.set(title, Options.NONE, 5, players);
  }

  private static <C, O, V> List<String> replayed(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    return words(
        Review.of(table.title(), table.game().notation(), match)
            .as(seat.name())
            .at(match.position())
            .screen(Size.USUAL)
            .log());
  }

  @ParameterizedTest
  @MethodSource("titles")
  void lessonsAreTheSameLiveResumedAndReplayed(Title<?, ?, ?> title) {
    Table<?, ?, ?> table = set(title);
    Table<?, ?, ?> resumed = set(title);
    table.note(new Control.Guided());
    resumed.note(new Control.Guided());
    Seat seat = table.match().seats().getFirst();
    List<String> typed = new ArrayList<>();
    told(resumed, List.of());
    for (int move = 0; move < MOVES && !resumed.match().turn().isOver(); move++) {
      String line = legal(resumed, seat).getFirst();
      typed.add(line);
      told(resumed, List.of(line));
    }
    List<String> live = told(table, typed);
    assertThat(lessons(live)).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    Script kept = Tables.script(Tables.journal(table));
    Table<?, ?, ?> again = Tables.of(kept);
    assertThat(Playback.play(again, kept)).isEmpty();
    assertThat(again.match().isGuided()).isTrue();
    assertThat(told(resumed, List.of())).isEqualTo(live);
    assertThat(told(again, List.of())).isEqualTo(live);
    assertThat(lessons(replayed(again, seat))).isEqualTo(lessons(live));
  }

  @Test
  void whoKnowsTheGameIsTaughtNothingWhateverComes() {
    Table<?, ?, ?> table = set(Titles.ALL.getFirst());
    assertThat(lessons(told(table, List.of()))).isEmpty();
    assertThat(lessons(replayed(table, table.match().seats().getFirst()))).isEmpty();
  }
}
