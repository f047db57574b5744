package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.MutatedTexts;
import lethe.app.command.Intent.Empty;
import lethe.app.command.Intent.NotUnderstood;
import lethe.app.command.Intent.Play;
import lethe.app.command.Intent.UseCommonCommand;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that every line is either parsed or reported with a message. */
@Tag("titles")
class InputParserFuzzTest {
  @Test
  void mutatedLinesAreParsedOrReported() {
    AllTitles.ALL.forEach(title -> assertMutatedLinesAreParsedOrReported(title, 2_000));
  }

  @Test
  @Tag("long")
  void aMillionMutatedLinesPerTitleAreParsedOrReported() {
    AllTitles.ALL.forEach(title -> assertMutatedLinesAreParsedOrReported(title, 1_000_000));
  }

  private static <C, O, V> void assertMutatedLinesAreParsedOrReported(
      Title<C, O, V> title, int lines) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    List<SeatedPlayer> table =
        seats.stream().map(seat -> new SeatedPlayer(seat, new Player.Human())).toList();
    Match<C, O, V> match = Match.start(game, new Header(title.id(), Options.NONE, 0, "", table));
    List<C> legal =
        seats.stream()
            .map(match::legalCommands)
            .filter(commands -> !commands.isEmpty())
            .findFirst()
            .orElseThrow();
    Notation<C> notation = game.notation();
    List<String> texts =
        Stream.concat(legal.stream().map(notation::format), CommonCommand.WORDS.stream()).toList();
    MutableRng rng = new MutableRng(new Rng(lines));
    for (int i = 0; i < lines; i++) {
      String line = MutatedTexts.generate(texts, rng);
      try {
        assertIntentIsValid(title, line, InputParser.parse(line, notation, legal), texts);
        assertCompletionsAreKnownWords(line, rng, texts);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("line " + i + ", \"" + line + "\": " + e.getMessage(), e);
      }
    }
  }

  private static <C> void assertIntentIsValid(
      Title<C, ?, ?> title, String line, Intent<C> intent, List<String> texts) {
    switch (intent) {
      case Empty<C>() -> assertThat(line).isBlank();
      case UseCommonCommand<C>(CommonCommand command) ->
          assertThat(
                  command.word().startsWith(line.strip().toLowerCase(Locale.ROOT))
                      || line.strip().equals("?"))
              .isTrue();
      case Play<C> play -> assertThat(play.commands()).isNotEmpty();
      case Intent.Explain<C>(String word) -> assertThat(line).contains(word);
      case Intent.Look<C>(String part) -> assertThat(line.toLowerCase(Locale.ROOT)).contains(part);
      case Intent.Mark<C>(String mark) -> assertThat(line).contains(mark);
      case NotUnderstood<C> error -> {
        assertThat(error.column()).isBetween(1, line.length() + 1);
        assertThat(title.messages().format(error.code(), error.arguments())).isNotBlank();
        assertThat(error.suggestions()).hasSizeLessThanOrEqualTo(3).allMatch(texts::contains);
      }
    }
  }

  private static void assertCompletionsAreKnownWords(
      String line, MutableRng rng, List<String> texts) {
    int cursor = rng.nextInt(line.length() + 1);
    int wordStart = line.substring(0, cursor).lastIndexOf(' ') + 1;
    assertThat(
            Completion.nextWords(
                line.substring(0, wordStart), line.substring(wordStart, cursor), texts))
        .allMatch(
            next -> texts.stream().anyMatch(text -> List.of(text.split(" ", -1)).contains(next)));
  }
}
