package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.titles.Statistic;
import lethe.app.titles.Title;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Gone;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.SeatNames;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the matches that come with the program, and their messages. */
class EurydiceScriptsTest {
  private static final Title<Command, Observation, View> TITLE = EurydiceTitle.TITLE;

  @ParameterizedTest
  @CsvSource({"she-walks-free, over, true, 1", "he-looks-back, gone, false, 2"})
  void aShippedScriptRunsToItsEnd(String name, String how, boolean won, int marks) {
    Match<Command, Observation, View> match = ShippedMatch.of(name).match();
    assertThat(match.turn())
        .isInstanceOfSatisfying(
            Over.class,
            over -> {
              assertThat(over.outcome().ending()).isEqualTo(how);
              assertThat(over.outcome().results().getFirst().won()).isEqualTo(won);
            });
    assertThat(match.view(SeatNames.ORPHEUS).board().number()).isEqualTo(3);
    List<Class<?>> told = new ArrayList<>();
    match.observations(SeatNames.ORPHEUS).forEach(one -> told.add(one.observation().getClass()));
    assertThat(told.stream().filter(SpadePunished.class::equals)).hasSize(marks);
    assertThat(told.contains(Gone.class)).isEqualTo(how.equals("gone"));
  }

  @Test
  void theWonMatchResolvesEverySymbol() {
    Set<Symbol.Kind> resolved = EnumSet.noneOf(Symbol.Kind.class);
    for (Entry<Command> entry : ShippedMatch.of("she-walks-free").match().journal().entries()) {
      if (entry instanceof Entry.Ply<Command>(var _, Resolve(var kind, int _))) {
        resolved.add(kind);
      }
    }
    assertThat(resolved).containsExactlyInAnyOrder(Symbol.Kind.values());
  }

  /** Every message has a sentence, and every moment of the story has a text. */
  @Test
  void everyMessageHasASentence() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (Viewer viewer : List.of(SeatNames.ORPHEUS, Spectator.SPECTATOR)) {
        for (ToldObservation<Observation> told : shipped.match().observations(viewer)) {
          assertThat(TITLE.narrate(told.observation(), viewer))
              .allSatisfy(line -> assertThat(line.words()).isNotBlank().doesNotContain("{"));
          TITLE
              .storyMoment(told.observation())
              .ifPresent(
                  moment ->
                      assertThat(
                              EurydiceTitle.TITLE
                                  .texts()
                                  .story()
                                  .pickText(moment, Spectator.SPECTATOR, new Rng(1)))
                          .as(moment)
                          .isPresent());
        }
      }
    }
  }

  /** On each board six steps on lanes and one card are counted, and each mark once. */
  @Test
  void factsCountLanesCardsAndSpades() {
    List<Statistic> facts = new ArrayList<>();
    ShippedMatch.of("she-walks-free")
        .match()
        .observations(Spectator.SPECTATOR)
        .forEach(
            told -> TITLE.narration().statistic().apply(told.observation()).ifPresent(facts::add));
    for (int board = 1; board <= 3; board++) {
      String lanes = "lanes of board " + board;
      String cards = "cards of board " + board;
      assertThat(facts.stream().filter(fact -> fact.category().equals(lanes))).hasSize(6);
      assertThat(facts.stream().filter(fact -> fact.category().equals(cards))).hasSize(1);
    }
    assertThat(facts)
        .contains(new Statistic("lanes of board 1", "middle"), new Statistic("looks", "by glance"))
        .containsOnlyOnce(new Statistic("spades", "marked"));
  }
}
