package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Memory;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Roles;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

/** Tests the components of the view. */
class EurydiceViewTest {
  @Test
  void theViewAgreesWithTheState() {
    View view =
        Scene.of(
                """
                boards   2
                symbols  exchange 2, peril 3
                deck     c d h
                discard  H
                marks    1
                obols    2
                """)
            .play("resolve exchange; exchange 2; return 1")
            .view(Roles.ORPHEUS);
    Symbol exchange = new Symbol(Kind.EXCHANGE, 2);
    assertThat(view.boards()).isEqualTo(2);
    assertThat(view.board().number()).isEqualTo(1);
    assertThat(view.path()).extracting(space -> space.name()).containsExactly("Start", "Here");
    assertThat(view.space().name()).isEqualTo("Here");
    assertThat(view.phase()).isEqualTo(Phase.GIVE_BACK);
    assertThat(view.pending()).containsExactly(exchange, new Symbol(Kind.PERIL, 3));
    assertThat(view.begun()).isTrue();
    assertThat(view.symbol()).contains(exchange);
    assertThat(view.picks()).containsExactly(1);
    assertThat(view.wanted()).isEqualTo(2);
    assertThat(view.owed()).isEqualTo(2);
    assertThat(view.marks()).isEqualTo(1);
    assertThat(view.obols()).isEqualTo(2);
    assertThat(view.ending()).isEmpty();
    View end = Scene.of("row 2\ndeck h h c j s\n").play("up").view(Roles.ORPHEUS);
    assertThat(end.begun()).isFalse();
    assertThat(end.ending()).contains(Ending.LEVEL);
    assertThat(end.counted()).isEqualTo(new Tally(2, 1, 0, 0, 1));
  }

  @Test
  void memoriesAreComparedByValue() {
    Observation two = new Observation.Sung(2);
    Memory memory = Memory.EMPTY.and(two);
    assertThat(memory).isEqualTo(Memory.EMPTY.and(two)).hasSameHashCodeAs(Memory.EMPTY.and(two));
    assertThat(memory).isNotEqualTo(Memory.EMPTY.and(new Observation.Sung(1)));
    assertThat(Memory.NONE).isNotEqualTo(Memory.EMPTY).isEqualTo(Memory.NONE.and(two));
    assertThat(memory.told()).isEqualTo(List.of(two));
    assertThat(memory.certain().of(Suit.DIAMOND)).isEqualTo(2);
    assertThat(Scene.of("deck h").view(Roles.ORPHEUS).certain()).isEqualTo(Tally.NONE);
  }
}
