package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.frame.Text;
import lethe.app.titles.MatchRecap;
import lethe.app.titles.Title;
import lethe.engine.core.Entry;
import lethe.engine.core.Entry.Control;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Observation.AtmanSplit;
import lethe.engine.games.ravens.Observation.HeartRelived;
import lethe.engine.games.ravens.Observation.PowerUsed;
import lethe.engine.games.ravens.Observation.RavenDefeated;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RavensScriptsTest {
  /** The last line of a script is its outcome, as a control entry. */
  @ParameterizedTest
  @ValueSource(strings = {"happy-ending", "good-ending", "atman-gone"})
  void aShippedScriptRunsToItsOutcome(String name) {
    Match<Command, Observation, View> match = ShippedMatch.of(name).match();
    List<Entry<Command>> entries = match.journal().entries();
    assertThat(entries.getLast()).isInstanceOf(Control.class);
    assertThat(match.turn())
        .isInstanceOfSatisfying(
            Over.class, over -> assertThat(over.outcome().ending()).isEqualTo(name));
  }

  @Test
  void theScriptsUseEveryPower() {
    Set<Power> used = EnumSet.noneOf(Power.class);
    for (ShippedMatch shipped : ShippedMatch.all()) {
      for (ToldObservation<Observation> told : shipped.match().observations(Spectator.SPECTATOR)) {
        if (told.observation() instanceof PowerUsed(int _, var card)) {
          used.add(card.power());
        }
      }
    }
    assertThat(used).containsExactlyInAnyOrder(Power.values());
  }

  @Test
  void theHappyEndingHasARelivedHeartASplitAndADefeatedRaven() {
    List<Class<?>> types =
        ShippedMatch.of("happy-ending").match().observations(Spectator.SPECTATOR).stream()
            .<Class<?>>map(told -> told.observation().getClass())
            .toList();
    assertThat(types).contains(HeartRelived.class, AtmanSplit.class, RavenDefeated.class);
  }

  /**
   * Private observations are, for example, those of Ren's hearts, of glimpses and of whispers. The
   * referee is told about them in the third person.
   */
  @Test
  void theRefereeSeesPrivateObservations() {
    Match<Command, Observation, View> match = ShippedMatch.of("happy-ending").match();
    Title<Command, Observation, View> title = RavensTitle.TITLE;
    Viewer referee = match.referee().orElseThrow();
    List<String> lines =
        match.observations(referee).stream()
            .flatMap(told -> title.narrate(told.observation(), referee).stream())
            .map(Text::text)
            .toList();
    for (String prefix :
        List.of(
            "Ren draws her hearts: 1 ",
            "Ren orders her hearts, face down, from the top: ",
            "Feth looks at the top of the deck: 1 ",
            "Feth puts them back; from the top: ",
            "Feth looks beneath the ")) {
      assertThat(lines).anyMatch(line -> line.startsWith(prefix));
    }
    assertThat(lines).noneMatch(line -> line.contains("You"));
  }

  @Test
  void messagesHaveNoUnfilledPlaceholders() {
    Title<Command, Observation, View> title = RavensTitle.TITLE;
    for (ShippedMatch shipped : ShippedMatch.all()) {
      Match<Command, Observation, View> match = shipped.match();
      for (Viewer viewer :
          List.of(
              match.seats().getFirst(),
              match.seats().getLast(),
              Spectator.SPECTATOR,
              match.referee().orElseThrow())) {
        for (ToldObservation<Observation> told : match.observations(viewer)) {
          assertThat(title.narrate(told.observation(), viewer))
              .allSatisfy(line -> assertThat(line.text()).isNotBlank().doesNotContain("{"));
        }
      }
    }
  }

  /** The recap also names the last hearts and the number of defeated ravens. */
  @ParameterizedTest
  @CsvSource({
    "happy-ending, There is no better ending than this.",
    "good-ending, The happy ending needs a score of at least 11 and at least 2 defeated ravens.",
    "atman-gone, Pass all three batches to wake Ren: that is the normal ending."
  })
  void theRecapSaysWhatABetterEndingRequires(String name, String lastLine) {
    Match<Command, Observation, View> match = ShippedMatch.of(name).match();
    Over over = (Over) match.turn();
    MatchRecap recap =
        RavensTitle.TITLE
            .narration()
            .recap()
            .summarize(match.view(GameSeats.FETH), List.of(), over.outcome());
    assertThat(recap.details())
        .extracting(Text::text)
        .anyMatch(line -> line.startsWith("The last hearts were "))
        .anyMatch(line -> line.contains("defeated"));
    assertThat(recap.nextGoal()).extracting(Text::text).containsExactly(lastLine);
  }
}
