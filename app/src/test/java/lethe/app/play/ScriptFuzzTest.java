package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.Mutations;
import lethe.app.titles.Titles;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Dice;
import lethe.engine.core.Fault;
import lethe.engine.core.Rng;
import lethe.engine.core.Script;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever stands in a script, it is played, or what is wrong is said with its place. */
class ScriptFuzzTest {
  private static final String SHORT =
      """
      lethe 1
      # by hand
      game ta-se
      option open-cups on
      option hints off
      seed 4711
      seat red human
      seat blue human
      put 1 in 1
      put 8 in 1
      red: put 2 in 2
      * seat red bot:random
      blue: put 8 in 3 and 7 in 1
      * shown
      * concede red
      * outcome conceded red 0 blue 0 won
      """;

  @Test
  void noScriptThrows() {
    play(2_000);
  }

  @Test
  @Tag("long")
  void noScriptOfAMillionThrows() {
    play(1_000_000);
  }

  private static void play(int scripts) {
    List<String> texts = new ArrayList<>();
    texts.add(SHORT);
    texts.add(SHORT.replace("option hints off\n", "option hints\n| off\n"));
    texts.add(SHORT.replace("game ta-se\n", "game ta-se\nsaved 2026-01-01T00:00:00Z\n"));
    texts.add(Resources.text(TaSeTitle.class, "whole-match.lethe"));
    Dice dice = new Dice(new Rng(scripts));
    int played = 0;
    for (int i = 0; i < scripts; i++) {
      String text = Mutations.of(dice.oneIn(20) ? texts : texts.subList(0, 3), dice);
      try {
        played += play(text);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("script " + i + ": " + e.getMessage() + "\n" + text, e);
      }
    }
    assertThat(played).isGreaterThan(scripts / 10);
  }

  /** How many entries stand of this one. */
  private static int play(String text) {
    Checked<Script> read = Script.read(text);
    if (read instanceof Faulty<Script>(List<Fault> faults)) {
      faults.forEach(fault -> inside(text, fault));
      return 0;
    }
    Script script = ((Valid<Script>) read).value();
    return switch (Opened.of(script)) {
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> {
        faults.forEach(fault -> inside(text, fault));
        yield 0;
      }
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        Optional<Fault> fault = Playback.play(table, script);
        fault.ifPresent(f -> inside(text, f));
        again(table, script);
        yield table.match().position();
      }
    };
  }

  /** What stands of it can be written down, and plays again the same. */
  private static void again(Table<?, ?, ?> table, Script script) {
    String journal = Tables.journal(table);
    String kept =
        script.saved().isEmpty()
            ? journal.replaceFirst("game ta-se\n", "game ta-se\nsaved 2026-01-01T00:00:00Z\n")
            : journal;
    Script written = Tables.script(kept);
    Table<?, ?, ?> again = Tables.of(written);
    assertThat(Playback.play(again, written)).isEmpty();
    assertThat(Tables.journal(again)).isEqualTo(kept);
  }

  private static void inside(String text, Fault fault) {
    assertThat(Titles.REASONS.say(fault.why(), fault.facts())).isNotBlank();
    List<String> lines = text.lines().toList();
    assertThat(fault.line()).as(fault.toString()).isBetween(1, Math.max(1, lines.size()));
    String line = lines.isEmpty() ? "" : lines.get(fault.line() - 1);
    // Where the name of a seat or the text behind a bar would stand.
    int length = Math.max(line.length(), line.strip().equals("seat") ? 5 : 2);
    assertThat(fault.column()).as(fault.toString()).isBetween(1, length + 1);
  }
}
