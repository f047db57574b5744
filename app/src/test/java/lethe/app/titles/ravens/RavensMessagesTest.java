package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Text;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Loss;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import org.junit.jupiter.api.Test;

class RavensMessagesTest {
  private static final Map<String, String> MESSAGES = RavensTitle.MESSAGES.texts();

  @Test
  void lossesEndingsThreatsStatusesAndPhasesHaveMessages() {
    List<String> keys = new ArrayList<>();
    for (Loss loss : Loss.values()) {
      keys.add("told.lost." + loss);
    }
    for (Ending ending : Ending.values()) {
      keys.add("told.won." + ending);
    }
    for (RavenThreat threat : RavenThreat.values()) {
      keys.add("draw.threat." + threat);
    }
    keys.remove("draw.threat." + RavenThreat.NONE);
    for (RavenStatus status : RavenStatus.values()) {
      keys.add("draw.place." + status);
    }
    for (Phase phase : Phase.values()) {
      keys.add("draw.turn." + phase);
    }
    assertThat(MESSAGES).containsKeys(keys.toArray(String[]::new));
  }

  @Test
  void aSeededRavenIsReportedAsDrawnFromTheDeck() {
    assertThat(
            RavensTitle.TITLE.narrate(new Observation.Seeded(Raven.of(Color.RED)), GameSeats.FETH))
        .singleElement()
        .extracting(Text::text)
        .isEqualTo("The red raven is drawn from the deck.");
  }

  @Test
  void theRulesListEveryLoss() {
    String help = RavensTitle.TITLE.help().replace('\n', ' ');
    String losing = help.substring(help.indexOf("LOSING"), help.indexOf("WINNING"));
    for (Loss loss : Loss.values()) {
      assertThat(losing)
          .contains(
              switch (loss) {
                case DECK_DEPLETED -> "if the deck is empty when a round begins;";
                case FIVE_RAVENS -> "if all five ravens are in the raven row when drawing ends,";
                case RAVENS_RETURNED -> "or when the chased ravens return;";
                case MEMORIES_LOST -> "if fewer than five memories are left for a batch;";
                case NOTHING_PLACED -> "if Feth places no card from the line;";
                case ATMAN_GONE -> "if the Atman has no card left.";
                case ROW_NOT_COMPLETED -> "if one of Ren's turns completes no row";
                case ATMAN_ASTRAY -> "if the poem is complete but the Atman is wrong";
              });
    }
  }
}
