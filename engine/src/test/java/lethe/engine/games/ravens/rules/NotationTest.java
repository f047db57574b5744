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

/** Tests how commands are typed. */
class NotationTest {
  private static final Notation<Command> NOTATION = Phrases.NOTATION;

  @Test
  void everyCommandIsReadBackAsWritten() {
    Spot m13 = Atman.FIRST_SPOT;
    Spot far = new Spot(-3, -2);
    written("draw", new Command.Draw(1));
    written("draw 3", new Command.Draw(3));
    written("stop", new Command.Stop());
    written("place 3 at m13", new Command.Place(3, m13));
    written("place 12 at -c-2", new Command.Place(12, far));
    written("sever m13", new Command.Sever(m13));
    written("blaze m13", new Command.Blaze(List.of(m13)));
    written("blaze m13 -c-2", new Command.Blaze(List.of(m13, far)));
    written("sink m13", new Command.Sink(m13));
    written("drift m13 to -c-2", new Command.Drift(m13, far));
    written("seed", new Command.Seed());
    written("bloom 4", new Command.Bloom(4));
    written("glimmer", new Command.Glimmer());
    written("order 3 1 2", new Command.Order(List.of(3, 1, 2)));
    written("order 1", new Command.Order(List.of(1)));
    written("dawn red", new Command.Dawn(Color.RED));
    written("whisper purple", new Command.Whisper(Color.PURPLE));
    written("free 2", new Command.Free(2));
    written("requiem green", new Command.Requiem(Color.GREEN));
    written("sever m13 from row 2", new Command.Sever(m13, 2));
    written("blaze m13 -c-2 from row 4", new Command.Blaze(List.of(m13, far), 4));
    written("sink m13 from row 1", new Command.Sink(m13, 1));
    written("drift m13 to -c-2 from row 3", new Command.Drift(m13, far, 3));
    written("seed from row 2", new Command.Seed(2));
    written("bloom 4 from row 1", new Command.Bloom(4, 1));
    written("glimmer from row 2", new Command.Glimmer(2));
    written("dawn red from row 1", new Command.Dawn(Color.RED, 1));
    written("whisper blue from row 1", new Command.Whisper(Color.BLUE, 1));
    written("requiem green from row 3", new Command.Requiem(Color.GREEN, 3));
    written("end", new Command.End());
    written("pass", new Command.Pass());
    written("arrange 2 4 1 3", new Command.Arrange(List.of(2, 4, 1, 3)));
    written("take m13", new Command.Take(m13));
    written("with 3", new Command.With(3));
    written("done", new Command.Done());
    written("reveal 2", new Command.Reveal(2));
    written("keep m13", new Command.Keep(m13));
  }

  private static void written(String text, Command command) {
    assertThat(NOTATION.format(command)).isEqualTo(text);
    read(text, List.of(command));
  }

  @Test
  void aTakeMayNameItsScoreCards() {
    List<Command> all =
        List.of(
            new Command.Take(Atman.FIRST_SPOT),
            new Command.With(1),
            new Command.With(3),
            new Command.Done());
    read("take m13 with 1 3", all);
    assertThat(bound("take m13 with 1 3; done")).containsExactly(3, 2, 1, 0, 0);
    assertThat(bound("take m13; with 1 3; done")).containsExactly(0, 1, 0, 0);
    read("take m13 with 1 and 3", all);
    read("take m13; with 1 3; done", all);
    read("take m13 with 2", List.of(all.getFirst(), new Command.With(2), all.getLast()));
  }

  @Test
  void abbreviationsAndOmittedFillersAreUnderstood() {
    read("pl 3 m13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    read("place card 3 at spot m13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    read("PLACE 3 AT M13", List.of(new Command.Place(3, Atman.FIRST_SPOT)));
    read("drif m13 n14", List.of(new Command.Drift(Atman.FIRST_SPOT, new Spot(13, 14))));
    read(
        "blaze m13 and n14",
        List.of(new Command.Blaze(List.of(Atman.FIRST_SPOT, new Spot(13, 14)))));
    read("sever m13 row 2", List.of(new Command.Sever(Atman.FIRST_SPOT, 2)));
    read("sever m13 from 2", List.of(new Command.Sever(Atman.FIRST_SPOT, 2)));
    read("bloom 4 2; end", List.of(new Command.Bloom(4, 2), new Command.End()));
    read("draw 2; stop", List.of(new Command.Draw(2), new Command.Stop()));
    read("dawn y", List.of(new Command.Dawn(Color.YELLOW)));
  }

  /** The notation accepts any number; the rules know which ones are possible. */
  @Test
  void anInvalidNumberOfDrawsIsReported() {
    read("draw 0", List.of(new Command.Draw(0)));
    read("draw 41", List.of(new Command.Draw(41)));
    read("place 41 at m13", List.of(new Command.Place(41, Atman.FIRST_SPOT)));
    for (String count : List.of("three", "-1")) {
      assertThat(NOTATION.parse("draw " + count))
          .isEqualTo(
              new ParseResult.ParseFailure<>(
                  6, ParseResult.ParseErrorCode.EXPECTED, List.of(count, "COUNT (like 3)"), 0));
    }
  }

  private static List<Integer> bound(String text) {
    return ((ParseResult.Parsed<Command>) NOTATION.parse(text))
        .commands().stream().map(ParseResult.ParsedCommand::atomicWith).toList();
  }

  private static void read(String text, List<Command> commands) {
    assertThat(((ParseResult.Parsed<Command>) NOTATION.parse(text)).values()).isEqualTo(commands);
  }
}
