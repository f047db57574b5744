package lethe.app.titles.eurydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.story.StoryProgress;
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
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the example matches and their messages. */
class EurydiceScriptsTest {
  private static final Title<Command, Observation, View> TITLE = EurydiceTitle.TITLE;

  @ParameterizedTest
  @CsvSource({"she-walks-free, over, true, 1", "he-looks-back, gone, false, 2"})
  void aShippedScriptRunsToItsEnd(String name, String ending, boolean won, int marks) {
    Match<Command, Observation, View> match = ShippedMatch.of(name).match();
    assertThat(match.turn())
        .isInstanceOfSatisfying(
            Over.class,
            over -> {
              assertThat(over.outcome().ending()).isEqualTo(ending);
              assertThat(over.outcome().results().getFirst().won()).isEqualTo(won);
            });
    assertThat(match.view(GameSeats.ORPHEUS).board().number()).isEqualTo(3);
    List<Class<?>> types = new ArrayList<>();
    match.observations(GameSeats.ORPHEUS).forEach(told -> types.add(told.observation().getClass()));
    assertThat(types.stream().filter(SpadePunished.class::equals)).hasSize(marks);
    assertThat(types.contains(ThirdSpadeMarked.class)).isEqualTo(ending.equals("gone"));
  }

  @Test
  void theWonMatchResolvesEveryKindOfSymbol() {
    Set<Symbol.Kind> resolved = EnumSet.noneOf(Symbol.Kind.class);
    for (Entry<Command> entry : ShippedMatch.of("she-walks-free").match().journal().entries()) {
      if (entry instanceof Entry.Ply<Command>(var _, Resolve(var kind, int _))) {
        resolved.add(kind);
      }
    }
    assertThat(resolved).containsExactlyInAnyOrder(Symbol.Kind.values());
  }

  @Test
  void messagesHaveNoPlaceholdersAndMomentsHaveTexts() {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (Viewer viewer : List.of(GameSeats.ORPHEUS, Spectator.SPECTATOR)) {
        for (ToldObservation<Observation> told : shipped.match().observations(viewer)) {
          assertThat(TITLE.narrate(told.observation(), viewer))
              .allSatisfy(line -> assertThat(line.text()).isNotBlank().doesNotContain("{"));
          TITLE
              .storyMoment(told.observation())
              .ifPresent(
                  moment ->
                      assertThat(
                              EurydiceTitle.TITLE
                                  .texts()
                                  .story()
                                  .tell(
                                      moment,
                                      Spectator.SPECTATOR,
                                      StoryProgress.atStart(new Rng(1))))
                          .as(moment)
                          .isPresent());
        }
      }
    }
  }

  /** On each board, six steps and one card are counted; in the match, one marked spade. */
  @Test
  void statisticsCountLanesCardsAndSpades() {
    List<Statistic> statistics = new ArrayList<>();
    ShippedMatch.of("she-walks-free")
        .match()
        .observations(Spectator.SPECTATOR)
        .forEach(
            told ->
                TITLE.narration().statistic().apply(told.observation()).ifPresent(statistics::add));
    for (int board = 1; board <= 3; board++) {
      String lanes = "lanes of board " + board;
      String cards = "cards of board " + board;
      assertThat(statistics.stream().filter(statistic -> statistic.category().equals(lanes)))
          .hasSize(6);
      assertThat(statistics.stream().filter(statistic -> statistic.category().equals(cards)))
          .hasSize(1);
    }
    assertThat(statistics)
        .contains(new Statistic("lanes of board 1", "middle"), new Statistic("looks", "by glance"))
        .containsOnlyOnce(new Statistic("spades", "marked"));
  }
}
