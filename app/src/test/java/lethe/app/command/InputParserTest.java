package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.command.Intent.Common;
import lethe.app.command.Intent.Empty;
import lethe.app.command.Intent.NotUnderstood;
import lethe.app.command.Intent.Play;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputParserTest {
  /** The commands of a game. Some share a prefix with commands of the program. */
  private sealed interface Command {}

  private record Put(int chip, int cup) implements Command {}

  private record LookCommand(int card) implements Command {}

  private record Save() implements Command {}

  private record Roll() implements Command {}

  private static final Notation<Command> NOTATION =
      Notation.of(
          List.of(
              Phrase.of(
                  Put.class,
                  "put",
                  List.of(Slot.number("CHIP", 1, 8), Slot.number("CUP", 1, 3).withFiller("in")),
                  values -> new Put(values.number(0), values.number(1)),
                  put -> List.of(List.of(put.chip()), List.of(put.cup()))),
              Phrase.of(
                  LookCommand.class,
                  "look",
                  List.of(Slot.number("CARD", 1, 9)),
                  values -> new LookCommand(values.number(0)),
                  look -> List.of(List.of(look.card()))),
              Phrase.of(Save.class, "save", new Save()),
              Phrase.of(Roll.class, "roll", new Roll())));

  private static final List<Command> LEGAL = List.of(new Put(5, 2), new Put(6, 2), new Roll());

  /** The words that a line can currently begin with. */
  private static final List<String> LEGAL_WORDS =
      Stream.concat(
              Stream.of("put", "roll"),
              Stream.of(CommonCommand.values())
                  .filter(command -> command.availability() != CommonCommand.Availability.PUZZLE)
                  .map(CommonCommand::word))
          .toList();

  private static Intent<Command> read(String line) {
    return InputParser.parse(line, NOTATION, LEGAL);
  }

  private static void assertPlays(String line, Command... commands) {
    assertThat(commands(read(line))).containsExactly(commands);
  }

  private static List<Command> commands(Intent<Command> intent) {
    return ((Play<Command>) intent).commands().stream().map(ParsedCommand::command).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"put 5 in 2", "PUT 5 IN 2", "  put\t5   2 ", "pu 5 2", "p 5 in 2"})
  void aCommandCanBeAbbreviated(String line) {
    assertPlays(line, new Put(5, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"put 5 in 2 and 3 in 1", "put 5 2; put 3 1", "; put 5 2 and p 3 1 ;"})
  void aLineCanHaveSeveralCommands(String line) {
    assertPlays(line, new Put(5, 2), new Put(3, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t  "})
  void anEmptyLineIsParsedAsEmpty(String line) {
    assertThat(read(line)).isEqualTo(new Empty<>());
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", " ? "})
  void aQuestionMarkListsTheLegalCommands(String line) {
    assertThat(read(line)).isEqualTo(new Common<>(CommonCommand.MOVES));
  }

  @ParameterizedTest
  @EnumSource(
      names = {"LOOK", "SAVE"},
      mode = EnumSource.Mode.EXCLUDE)
  void everyGeneralCommandIsRecognized(CommonCommand command) {
    assertThat(read(command.word())).isEqualTo(new Common<>(command));
    assertThat(read(" " + command.word().toUpperCase(Locale.ROOT) + " "))
        .isEqualTo(new Common<>(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"u", "un", "undo"})
  void anUnambiguousPrefixIsEnough(String line) {
    assertThat(read(line)).isEqualTo(new Common<>(CommonCommand.UNDO));
  }

  @Test
  void aPrefixSharedByGameAndGeneralCommandsIsAmbiguous() {
    assertThat(read("r"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("r", List.of("roll", "rules", "reshuffle", "rematch")),
                0,
                List.of()));
    assertPlays("ro", new Roll());
    assertThat(read("ru")).isEqualTo(new Common<>(CommonCommand.RULES));
  }

  @Test
  void aPrefixSharedByTwoGeneralCommandsIsAmbiguous() {
    assertThat(read("h"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("h", List.of("help", "hint")),
                0,
                List.of()));
  }

  @Test
  void aWordThatIsBothAGameAndAGeneralCommandIsListedOnce() {
    assertThat(read("lo")).isEqualTo(new Common<>(CommonCommand.LOOK));
    assertThat(read("s"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("s", List.of("save", "story")),
                0,
                List.of()));
  }

  @Test
  void aCompleteGameCommandTakesPrecedenceOverAGeneralOne() {
    assertPlays("save", new Save());
    assertPlays("look 4", new LookCommand(4));
  }

  @Test
  void aGeneralCommandTakesPrecedenceOverAnIncompleteGameCommand() {
    assertThat(read("look")).isEqualTo(new Common<>(CommonCommand.LOOK));
  }

  @Test
  void aGeneralCommandMustBeAlone() {
    assertMustStandAlone("quit now", 1, "quit");
    assertMustStandAlone("story now", 1, "story");
    assertThat(read("? help")).isEqualTo(new Intent.Explain<>("help"));
    assertMustStandAlone("roll; help", 7, "help");
    assertThat(read("?help")).isInstanceOf(NotUnderstood.class);
  }

  private static void assertMustStandAlone(String line, int column, String word) {
    NotUnderstood<Command> error = (NotUnderstood<Command>) read(line);
    assertThat(error.code()).isEqualTo(LineErrorCode.STANDS_ALONE);
    assertThat(error.arguments()).containsExactly(word);
    assertThat(error.column()).isEqualTo(column);
  }

  @Test
  void theNearestLegalCommandsAreSuggestedForATypo() {
    assertThat(read("putt 5 in 2"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.UNKNOWN_WORD,
                List.of("putt", LEGAL_WORDS),
                0,
                List.of("put 5 in 2", "put 6 in 2")));
  }

  @Test
  void theNearestLegalCommandsAreSuggestedForAMissingVerb() {
    assertThat(((NotUnderstood<Command>) read("6 in 2")).suggestions())
        .containsExactly("put 6 in 2", "put 5 in 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"put", "put 6", "; p 6", "put x"})
  void theLegalFormsOfAnIncompleteCommandAreListed(String line) {
    NotUnderstood<Command> error = (NotUnderstood<Command>) read(line);
    assertThat(error.code()).isEqualTo(LineErrorCode.ONLY);
    assertThat(error.arguments()).containsExactly("put", List.of("put 5 in 2", "put 6 in 2"));
    assertThat(error.suggestions()).isEmpty();
  }

  /** There is an example of each form, unless there are too many forms. */
  @Test
  void examplesAreGivenIfManyFormsAreLegal() {
    List<Command> sevenCommands =
        IntStream.rangeClosed(1, 7).<Command>mapToObj(i -> new Put(i % 2 + 1, i % 3 + 1)).toList();
    NotUnderstood<Command> error =
        (NotUnderstood<Command>) InputParser.parse("put 1", NOTATION, sevenCommands);
    assertThat(error.code()).isEqualTo(LineErrorCode.AMONG);
    assertThat(error.arguments()).containsExactly("put", List.of("put 2 in 2", "put 1 in 3"));
    List<Command> sevenForms =
        IntStream.rangeClosed(1, 7).<Command>mapToObj(i -> new Put(i, 1)).toList();
    assertThat(((NotUnderstood<Command>) InputParser.parse("put x", NOTATION, sevenForms)).code())
        .isEqualTo(ParseErrorCode.EXPECTED);
  }

  @Test
  void anIncompleteCommandThatIsNotLegalIsAnsweredWithTheLegalVerbs() {
    NotUnderstood<Command> error = (NotUnderstood<Command>) read("lo x");
    assertThat(error.code()).isEqualTo(LineErrorCode.NOT_NOW);
    assertThat(error.arguments()).containsExactly("look", List.of("put", "roll"));
  }

  /** Which commands are legal after the first one is unknown. */
  @Test
  void nothingIsSuggestedAfterTheFirstCommandOfALine() {
    assertThat(read("roll; putt 5 in 2"))
        .isEqualTo(
            new NotUnderstood<>(
                7,
                ParseErrorCode.UNKNOWN_WORD,
                List.of("putt", "put, look, save, roll"),
                1,
                List.of()));
    assertThat(read("roll; put 5 in"))
        .isEqualTo(
            new NotUnderstood<>(
                15, ParseErrorCode.EXPECTED_MORE, List.of("CUP (1 2 3)"), 1, List.of()));
  }

  @Test
  void theNearestGeneralCommandIsSuggestedForATypo() {
    assertThat(read("qiut")).isInstanceOf(NotUnderstood.class);
    assertThat(((NotUnderstood<Command>) read("qiut")).suggestions()).containsExactly("quit");
  }

  @Test
  void illegalCommandsAreNotSuggested() {
    NotUnderstood<Command> error = (NotUnderstood<Command>) read("putt 7 in 3");
    assertThat(error.suggestions()).isNotEmpty().isSubsetOf("put 5 in 2", "put 6 in 2");
    NotUnderstood<Command> errorWithoutLegalCommands =
        (NotUnderstood<Command>) InputParser.parse("putt 5 in 2", NOTATION, List.of());
    assertThat(errorWithoutLegalCommands.suggestions()).isEmpty();
  }

  @Test
  void theColumnIsThatOfTheWrongWord() {
    Stream.of("put 5 in 9", "put 5 in x", "put 5 in 2 and 3 in 9")
        .forEach(
            line ->
                assertThat(((NotUnderstood<Command>) read(line)).column())
                    .as(line)
                    .isEqualTo(line.length()));
    assertThat(read("put 5 in 2 again"))
        .isEqualTo(
            new NotUnderstood<>(12, ParseErrorCode.LEFT_OVER, List.of("again"), 0, List.of()));
  }

  @Test
  void legalityAffectsOnlySuggestions() {
    assertThat(commands(InputParser.parse("put 1 in 1", NOTATION, List.of())))
        .containsExactly(new Put(1, 1));
  }
}
