package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.words.CommandMarkup;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Turn;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests the questions of the table. */
class RavensQuestionTest {
  private static final Notation<Command> NOTATION = MixedMatches.GAME.notation();
  private static final int MATCHES = TestVolume.times(10, 30);

  private final Set<Phase> asked = EnumSet.noneOf(Phase.class);
  private final Set<Power> powers = EnumSet.noneOf(Power.class);

  /** The number of examples that complete a row. */
  private int completing;

  @Test
  void aQuestionNamesOnlyLegalCommands() {
    MixedMatches.play(
        MATCHES,
        (match, seat) -> {
          View view = match.view(seat);
          asked.add(view.progress().phase());
          judge(
              match,
              seat,
              CommandMarkup.strip(
                  RavensTitle.TITLE.question(view, seat, match.legalCommands(seat))));
        });
    assertThat(asked).containsAll(EnumSet.complementOf(EnumSet.of(Phase.OVER)));
    assertThat(powers).hasSizeGreaterThan(6);
    assertThat(completing).isPositive();
  }

  /** Asserts that every command in a sentence is accepted by the match. */
  private void judge(Match<Command, Observation, View> match, Seat seat, String sentence) {
    List<String> verbs = NOTATION.verbs();
    boolean named = false;
    for (String part : sentence.split("[,.;:()]", -1)) {
      List<String> words = Arrays.asList(part.strip().split("\\s+"));
      int at = 0;
      while (at < words.size()) {
        boolean verb = verbs.contains(words.get(at));
        named |= verb;
        at += verb ? judge(match, seat, words.subList(at, words.size()), sentence) : 1;
      }
    }
    assertThat(named).as(sentence).isTrue();
  }

  /** Returns the number of leading words that form a command; 1 if they form none. */
  private int judge(
      Match<Command, Observation, View> match, Seat seat, List<String> words, String sentence) {
    for (int length = words.size(); length > 0; length--) {
      String text = String.join(" ", words.subList(0, length));
      if (NOTATION.parse(text) instanceof Parsed<Command> read) {
        accepted(match, seat, read.values(), sentence);
        return length;
      }
    }
    return 1;
  }

  private void accepted(
      Match<Command, Observation, View> before,
      Seat seat,
      List<Command> commands,
      String sentence) {
    Match<Command, Observation, View> match = before;
    if (commands.getFirst() instanceof Command.Use use) {
      powers.add(use.power());
    }
    for (Command command : commands) {
      assertThat(match.submit(seat, command))
          .as("%s: %s", sentence, before.journal().text(NOTATION))
          .isInstanceOf(Applied.class);
      match = ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
    }
    boolean completes =
        before.view(seat).progress().isLastBatch()
            && commands.getFirst() instanceof Command.Take
            && sentence.contains("must be completed")
            && !sentence.contains("lost");
    if (completes) {
      completing++;
      assertThat(match.turn())
          .as("%s: %s", sentence, before.journal().text(NOTATION))
          .matches(
              turn ->
                  !(turn instanceof Turn.Over(var outcome))
                      || !outcome.ending().equals("row-not-completed"));
    }
  }
}
