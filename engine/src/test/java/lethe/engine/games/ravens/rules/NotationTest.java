package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Spot;
import org.junit.jupiter.api.Test;

class NotationTest {
  private static final Notation<Command> NOTATION = Phrases.NOTATION;

  @Test
  void everyCommandRoundTrips() {
    Spot m13 = Atman.FIRST_SPOT;
    Spot far = new Spot(-3, -2);
    assertNotation("draw", new Command.Draw(1));
    assertNotation("draw 3", new Command.Draw(3));
    assertNotation("stop", new Command.Stop());
    assertNotation("place 3 at m13", new Command.Place(3, m13));
    assertNotation("place 12 at -c-2", new Command.Place(12, far));
    assertNotation("sever m13", new Command.Sever(m13));
    assertNotation("blaze m13", new Command.Blaze(List.of(m13)));
    assertNotation("blaze m13 -c-2", new Command.Blaze(List.of(m13, far)));
    assertNotation("sink m13", new Command.Sink(m13));
    assertNotation("drift m13 to -c-2", new Command.Drift(m13, far));
    assertNotation("seed", new Command.Seed());
    assertNotation("bloom 4", new Command.Bloom(4));
    assertNotation("glimmer", new Command.Glimmer());
    assertNotation("order 3 1 2", new Command.Order(List.of(3, 1, 2)));
    assertNotation("order 1", new Command.Order(List.of(1)));
    assertNotation("dawn red", new Command.Dawn(Color.RED));
    assertNotation("whisper purple", new Command.Whisper(Color.PURPLE));
    assertNotation("free 2", new Command.Free(2));
    assertNotation("requiem green", new Command.Requiem(Color.GREEN));
    assertNotation("sever m13 from row 2", new Command.Sever(m13, 2));
    assertNotation("blaze m13 -c-2 from row 4", new Command.Blaze(List.of(m13, far), 4));
    assertNotation("sink m13 from row 1", new Command.Sink(m13, 1));
    assertNotation("drift m13 to -c-2 from row 3", new Command.Drift(m13, far, 3));
    assertNotation("seed from row 2", new Command.Seed(2));
    assertNotation("bloom 4 from row 1", new Command.Bloom(4, 1));
    assertNotation("glimmer from row 2", new Command.Glimmer(2));
    assertNotation("dawn red from row 1", new Command.Dawn(Color.RED, 1));
    assertNotation("whisper blue from row 1", new Command.Whisper(Color.BLUE, 1));
    assertNotation("requiem green from row 3", new Command.Requiem(Color.GREEN, 3));
    assertNotation("end", new Command.End());
    assertNotation("pass", new Command.Pass());
    assertNotation("arrange 2 4 1 3", new Command.Arrange(List.of(2, 4, 1, 3)));
    assertNotation("take m13", new Command.Take(m13));
    assertNotation("with 3", new Command.With(3));
    assertNotation("done", new Command.Done());
    assertNotation("reveal 2", new Command.Reveal(2));
    assertNotation("keep m13", new Command.Keep(m13));
  }

  private static void assertNotation(String text, Command command) {
    assertThat(NOTATION.format(command)).isEqualTo(text);
    assertParsed(text, List.of(command));
  }

  @Test
  void aTakeMayNameItsScoreCards() {
    List<Command> commands =
        List.of(
            new Command.Take(Atman.FIRST_SPOT),
            new Command.With(1),
            new Command.With(3),
            new Command.Done());
    assertParsed("take m13 with 1 3", commands);
    assertThat(atomicSizes("take m13 with 1 3; done")).containsExactly(3, 2, 1, 0, 0);
    assertThat(atomicSizes("take m13; with 1 3; done")).containsExactly(0, 1, 0, 0);
    assertParsed("take m13 with 1 and 3", commands);
    assertParsed("take m13; with 1 3; done", commands);
    assertParsed(
        "take m13 with 2", List.of(commands.getFirst(), new Command.With(2), commands.getLast()));
  }

  @Test
  void abbreviationsAndOmittedFillersAreAccepted() {
    assertParsed("pl 3 m13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    assertParsed("place card 3 at spot m13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    assertParsed("PLACE 3 AT M13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    assertParsed("drif m13 n14", List.of(new Command.Drift(Atman.FIRST_SPOT, new Spot(13, 14))));
    assertParsed(
        "blaze m13 and n14",
        List.of(new Command.Blaze(List.of(Atman.FIRST_SPOT, new Spot(13, 14)))));
    assertParsed("sever m13 row 2", List.of(new Command.Sever(Atman.FIRST_SPOT, 2)));
    assertParsed("sever m13 from 2", List.of(new Command.Sever(Atman.FIRST_SPOT, 2)));
    assertParsed("bloom 4 2; end", List.of(new Command.Bloom(4, 2), new Command.End()));
    assertParsed("draw 2; stop", List.of(new Command.Draw(2), new Command.Stop()));
    assertParsed("dawn y", List.of(new Command.Dawn(Color.YELLOW)));
  }

  /** The notation accepts any number of cards; the rules determine which numbers are legal. */
  @Test
  void onlyDigitsAreAcceptedAsANumberOfDraws() {
    assertParsed("draw 0", List.of(new Command.Draw(0)));
    assertParsed("draw 41", List.of(new Command.Draw(41)));
    assertParsed("place 41 at m13", List.of(new Command.Place(41, Atman.FIRST_SPOT)));
    for (String count : List.of("three", "-1")) {
      assertThat(NOTATION.parse("draw " + count))
          .isEqualTo(
              new ParseResult.ParseFailure<>(
                  6,
                  ParseResult.ParseErrorCode.UNEXPECTED_WORD,
                  List.of(count, "COUNT (like 3)"),
                  0));
    }
  }

  private static List<Integer> atomicSizes(String text) {
    return ((ParseResult.Parsed<Command>) NOTATION.parse(text))
        .commands().stream().map(ParseResult.ParsedCommand::atomicFollowerCount).toList();
  }

  private static void assertParsed(String text, List<Command> commands) {
    assertThat(((ParseResult.Parsed<Command>) NOTATION.parse(text)).values()).isEqualTo(commands);
  }
}
