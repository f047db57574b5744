package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lethe.app.text.CommandMarkup;
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

/** Tests the questions that ask a seat for its move. */
class RavensQuestionTest {
  private static final Notation<Command> NOTATION = MixedMatches.GAME.notation();
  private static final int MATCH_COUNT = TestVolume.times(10, 30);

  private final Set<Phase> phases = EnumSet.noneOf(Phase.class);
  private final Set<Power> powers = EnumSet.noneOf(Power.class);

  /** The number of examples in questions that complete a row of the poem. */
  private int completingExamples;

  @Test
  void aQuestionNamesOnlyLegalCommands() {
    MixedMatches.forEachPosition(
        MATCH_COUNT,
        (match, seat) -> {
          View view = match.view(seat);
          phases.add(view.progress().phase());
          assertCommandsAreLegal(
              match,
              seat,
              CommandMarkup.strip(
                  RavensTitle.TITLE.question(view, seat, match.legalCommands(seat))));
        });
    assertThat(phases).containsAll(EnumSet.complementOf(EnumSet.of(Phase.OVER)));
    assertThat(powers).hasSizeGreaterThan(6);
    assertThat(completingExamples).isPositive();
  }

  /** Asserts that a question names at least one command, and only legal ones. */
  private void assertCommandsAreLegal(
      Match<Command, Observation, View> match, Seat seat, String question) {
    List<String> verbs = NOTATION.verbs();
    boolean found = false;
    for (String part : question.split("[,.;:()]", -1)) {
      List<String> words = Arrays.asList(part.strip().split("\\s+"));
      int index = 0;
      while (index < words.size()) {
        boolean isVerb = verbs.contains(words.get(index));
        found |= isVerb;
        index +=
            isVerb
                ? assertFirstCommandIsLegal(
                    match, seat, words.subList(index, words.size()), question)
                : 1;
      }
    }
    assertThat(found).as(question).isTrue();
  }

  /**
   * Asserts that the command at the beginning of the words is legal. Returns its number of words; 1
   * if the words do not begin with a command.
   */
  private int assertFirstCommandIsLegal(
      Match<Command, Observation, View> match, Seat seat, List<String> words, String question) {
    for (int length = words.size(); length > 0; length--) {
      String text = String.join(" ", words.subList(0, length));
      if (NOTATION.parse(text) instanceof Parsed<Command> parsed) {
        assertAccepted(match, seat, parsed.values(), question);
        return length;
      }
    }
    return 1;
  }

  private void assertAccepted(
      Match<Command, Observation, View> start, Seat seat, List<Command> commands, String question) {
    Match<Command, Observation, View> match = start;
    if (commands.getFirst() instanceof Command.Use use) {
      powers.add(use.power());
    }
    for (Command command : commands) {
      assertThat(match.submit(seat, command))
          .as("%s: %s", question, start.journal().text(NOTATION))
          .isInstanceOf(Applied.class);
      match = ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
    }
    boolean completes =
        start.view(seat).progress().isLastBatch()
            && commands.getFirst() instanceof Command.Take
            && question.contains("must complete it")
            && !question.contains("lost");
    if (completes) {
      completingExamples++;
      assertThat(match.turn())
          .as("%s: %s", question, start.journal().text(NOTATION))
          .matches(
              turn ->
                  !(turn instanceof Turn.Over(var outcome))
                      || !outcome.ending().equals("row-not-completed"));
    }
  }
}
