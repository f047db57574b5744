package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.ObservationHistory;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;

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
            .view(GameSeats.ORPHEUS);
    Symbol exchange = new Symbol(Kind.EXCHANGE, 2);
    assertThat(view.boards()).isEqualTo(2);
    assertThat(view.board().number()).isEqualTo(1);
    assertThat(view.path()).extracting(space -> space.name()).containsExactly("Start", "Here");
    assertThat(view.space().name()).isEqualTo("Here");
    assertThat(view.phase()).isEqualTo(Phase.GIVE_BACK);
    assertThat(view.pendingSymbols()).containsExactly(exchange, new Symbol(Kind.PERIL, 3));
    assertThat(view.symbolBegun()).isTrue();
    assertThat(view.currentSymbol()).contains(exchange);
    assertThat(view.picks()).containsExactly(1);
    assertThat(view.cardsToChoose()).isEqualTo(2);
    assertThat(view.cardsToReturn()).isEqualTo(2);
    assertThat(view.marks()).isEqualTo(1);
    assertThat(view.obols()).isEqualTo(2);
    assertThat(view.ending()).isEmpty();
    View end = Scene.of("row 2\ndeck h h c j s\n").play("up").view(GameSeats.ORPHEUS);
    assertThat(end.symbolBegun()).isFalse();
    assertThat(end.ending()).contains(Ending.LEVEL);
    assertThat(end.deckCounts()).isEqualTo(new SuitCounts(2, 1, 0, 0, 1));
  }

  @Test
  void observationHistoriesAreComparedByValue() {
    Observation sung = new Observation.DiamondsAdded(2);
    ObservationHistory history = ObservationHistory.EMPTY.plus(sung);
    assertThat(history)
        .isEqualTo(ObservationHistory.EMPTY.plus(sung))
        .hasSameHashCodeAs(ObservationHistory.EMPTY.plus(sung));
    assertThat(history)
        .isNotEqualTo(ObservationHistory.EMPTY.plus(new Observation.DiamondsAdded(1)));
    assertThat(ObservationHistory.NONE)
        .isNotEqualTo(ObservationHistory.EMPTY)
        .isEqualTo(ObservationHistory.NONE.plus(sung));
  }

  @Test
  void anObservationHistoryRecordsObservations() {
    Observation sung = new Observation.DiamondsAdded(2);
    ObservationHistory history = ObservationHistory.EMPTY.plus(sung);
    assertThat(history.observations()).isEqualTo(List.of(sung));
    assertThat(history.certainDeckCounts().count(Suit.DIAMOND)).isEqualTo(2);
    assertThat(Scene.of("deck h").view(GameSeats.ORPHEUS).certainDeckCounts())
        .isEqualTo(SuitCounts.NONE);
  }

  @Test
  void theRefereeSeesEverything() {
    Game<?, Command, Observation, View> game = ShippedParts.RULES;
    int matchesWithLooks = 0;
    for (int seed = 0; seed < 20; seed++) {
      Match<Command, Observation, View> match = playRandomMatch(game, seed);
      Referee referee = match.referee().orElseThrow();
      assertThat(match.observations(referee)).isEqualTo(match.observations(GameSeats.ORPHEUS));
      assertThat(match.observations(referee).toString()).doesNotContain("Down[]");
      matchesWithLooks +=
          match.observations(referee).equals(match.observations(Spectator.SPECTATOR)) ? 0 : 1;
      for (int position = 0; position <= match.position(); position++) {
        View view = match.atPosition(position).view(referee);
        assertThat(view.toString()).doesNotContain("Down[]");
        assertThat(view.deck()).allMatch(Face.Up.class::isInstance);
        assertThat(view.picks())
            .isEqualTo(match.atPosition(position).view(GameSeats.ORPHEUS).picks());
        List<Boolean> faceUpFlags = faceUp(view.discard());
        assertThat(faceUpFlags)
            .isEqualTo(faceUp(match.atPosition(position).view(Spectator.SPECTATOR).discard()));
      }
    }
    assertThat(matchesWithLooks).isPositive();
  }

  private static List<Boolean> faceUp(List<Face> faces) {
    return faces.stream().map(Face.Up.class::isInstance).toList();
  }

  private static Match<Command, Observation, View> playRandomMatch(
      Game<?, Command, Observation, View> game, long seed) {
    SeatedPlayer orpheus = new SeatedPlayer(GameSeats.ORPHEUS, new Player.Human());
    Match<Command, Observation, View> match =
        Match.start(game, new Header(Eurydice.NAME, Options.NONE, seed, "", List.of(orpheus)));
    MutableRng rng = new MutableRng(new Rng(seed).derive("play"));
    while (!match.turn().isOver()) {
      List<Command> legal = new ArrayList<>(match.legalCommands(GameSeats.ORPHEUS));
      if (match.view(GameSeats.ORPHEUS).phase() != Phase.ARRANGE) {
        legal.removeIf(Arrange.class::isInstance);
      }
      match =
          ((Applied<Command, Observation, View>) match.submit(GameSeats.ORPHEUS, rng.pick(legal)))
              .next();
    }
    return match;
  }
}
