package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Player.Human;
import lethe.engine.core.Player.Machine;
import lethe.engine.core.Together.Asked;
import lethe.engine.core.Together.Heard;
import lethe.engine.core.Together.Sight;
import org.junit.jupiter.api.Test;

/** Tests which facts about the way in which a match was played are derived from its journal. */
class CircumstanceTest {
  private static final List<Seat> TABLE = new Together().seats().table(2);
  private static final Seat ONE = TABLE.getFirst();
  private static final Seat TWO = TABLE.getLast();

  private Match<Asked, Heard, Sight> match =
      Match.start(
          new Together(),
          new Header(
              "together",
              Options.NONE,
              5,
              "",
              List.of(new Seated(ONE, new Human()), new Seated(TWO, new Machine("good")))));

  private void submit(Seat seat, Asked command) {
    match = ((Moved<Asked, Heard, Sight>) match.submit(seat, command)).next();
  }

  private void note(Control... controls) {
    for (Control control : controls) {
      match = ((Moved<Asked, Heard, Sight>) match.note(control)).next();
    }
  }

  @Test
  void anOrdinaryMatchHasNoCircumstances() {
    submit(ONE, new Asked.Think(3));
    submit(TWO, new Asked.Think(1));
    note(new Control.Shown(TABLE), new Control.Adjourned(), new Control.Handed(ONE, new Human()));
    assertThat(Circumstance.of(match)).isEmpty();
  }

  @Test
  void everyCircumstanceIsReportedOnce() {
    note(
        new Control.Hinted(TWO),
        new Control.Hinted(TWO),
        new Control.Copied("/a"),
        new Control.Copied("/b"),
        new Control.Known(How.FORK),
        new Control.Known(How.SEED),
        new Control.Unguarded(ONE),
        new Control.Unguarded(ONE));
    assertThat(Circumstance.of(match))
        .containsExactly(
            new Circumstance.Unguarded(List.of(ONE)),
            new Circumstance.Known(How.SEED),
            new Circumstance.Known(How.FORK),
            new Circumstance.Copied(),
            new Circumstance.Hinted(List.of(TWO)));
  }

  /** The duration is counted in commands. A command that was taken back does not count. */
  @Test
  void aBotThatReplacesAPersonIsReportedWithItsNumberOfCommands() {
    submit(ONE, new Asked.Think(3));
    note(new Control.Handed(ONE, new Machine("good")));
    submit(ONE, new Asked.Think(2));
    note(new Control.Handed(ONE, new Human()));
    note(new Control.Undone());
    assertThat(Circumstance.of(match)).isEmpty();
    note(new Control.Handed(ONE, new Machine("good")));
    submit(ONE, new Asked.Think(1));
    note(new Control.Handed(ONE, new Human()));
    submit(ONE, new Asked.Think(2));
    assertThat(Circumstance.of(match))
        .containsExactly(new Circumstance.Replaced(ONE, "good", 1, 3));
  }

  @Test
  void aPersonWhoReplacesABotIsReported() {
    submit(TWO, new Asked.Think(3));
    note(new Control.Handed(TWO, new Human()));
    assertThat(Circumstance.of(match))
        .containsExactly(new Circumstance.Replaced(TWO, "good", 1, 1));
  }
}
