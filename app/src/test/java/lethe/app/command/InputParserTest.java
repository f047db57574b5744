package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.command.Intent.Empty;
import lethe.app.command.Intent.NotUnderstood;
import lethe.app.command.Intent.Play;
import lethe.app.command.Intent.UseCommonCommand;
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
                  List.of(Slot.number("CHIP", 1, 10), Slot.number("CUP", 1, 3).withFiller("in")),
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

  private static Intent<Command> parse(String line) {
    return InputParser.parse(line, NOTATION, LEGAL);
  }

  private static void assertPlays(String line, Command... commands) {
    assertThat(commands(parse(line))).containsExactly(commands);
  }

  private static List<Command> commands(Intent<Command> intent) {
    return ((Play<Command>) intent).commands().stream().map(ParsedCommand::command).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"put 5 in 2", "PUT 5 IN 2", "  put\t5   2 ", "pu 5 2", "p 5 in 2"})
  void aCommandCanBeTypedInSeveralWays(String line) {
    assertPlays(line, new Put(5, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"put 5 in 2 and 3 in 1", "put 5 2; put 3 1", "; put 5 2 and p 3 1 ;"})
  void aLineCanHaveSeveralCommands(String line) {
    assertPlays(line, new Put(5, 2), new Put(3, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t  "})
  void aBlankLineIsParsedAsEmpty(String line) {
    assertThat(parse(line)).isEqualTo(new Empty<>());
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", " ? "})
  void aQuestionMarkIsParsedAsTheMovesCommand(String line) {
    assertThat(parse(line)).isEqualTo(new UseCommonCommand<>(CommonCommand.MOVES));
  }

  @ParameterizedTest
  @EnumSource(
      names = {"LOOK", "SAVE"},
      mode = EnumSource.Mode.EXCLUDE)
  void commonCommandsThatAreNotGameCommandsAreRecognized(CommonCommand command) {
    assertThat(parse(command.word())).isEqualTo(new UseCommonCommand<>(command));
    assertThat(parse(" " + command.word().toUpperCase(Locale.ROOT) + " "))
        .isEqualTo(new UseCommonCommand<>(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"u", "un", "undo"})
  void anUnambiguousPrefixIsAccepted(String line) {
    assertThat(parse(line)).isEqualTo(new UseCommonCommand<>(CommonCommand.UNDO));
  }

  @Test
  void aPrefixSharedByGameAndCommonCommandsIsAmbiguous() {
    assertThat(parse("r"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("r", List.of("roll", "rules", "replay", "reshuffle", "rematch")),
                0,
                List.of()));
    assertPlays("ro", new Roll());
    assertThat(parse("ru")).isEqualTo(new UseCommonCommand<>(CommonCommand.RULES));
  }

  @Test
  void aPrefixSharedByTwoCommonCommandsIsAmbiguous() {
    assertThat(parse("h"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("h", List.of("help", "hint")),
                0,
                List.of()));
  }

  @Test
  void aWordSharedByGameAndCommonCommandsIsListedOnce() {
    assertThat(parse("lo")).isEqualTo(new UseCommonCommand<>(CommonCommand.LOOK));
    assertThat(parse("s"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.AMBIGUOUS_WORD,
                List.of("s", List.of("save", "story")),
                0,
                List.of()));
  }

  @Test
  void aCompleteGameCommandTakesPrecedenceOverACommonOne() {
    assertPlays("save", new Save());
    assertPlays("look 4", new LookCommand(4));
  }

  @Test
  void aCommonCommandTakesPrecedenceOverAnIncompleteGameCommand() {
    assertThat(parse("look")).isEqualTo(new UseCommonCommand<>(CommonCommand.LOOK));
  }

  @Test
  void aCommonCommandMustStandAlone() {
    assertMustStandAlone("quit now", 1, "quit");
    assertMustStandAlone("story now", 1, "story");
    assertThat(parse("? help")).isEqualTo(new Intent.Explain<>("help"));
    assertMustStandAlone("roll; help", 7, "help");
    assertThat(parse("?help")).isInstanceOf(NotUnderstood.class);
  }

  private static void assertMustStandAlone(String line, int column, String word) {
    NotUnderstood<Command> error = (NotUnderstood<Command>) parse(line);
    assertThat(error.code()).isEqualTo(LineErrorCode.MUST_STAND_ALONE);
    assertThat(error.arguments()).containsExactly(word);
    assertThat(error.column()).isEqualTo(column);
  }

  @Test
  void theNearestLegalCommandsAreSuggestedForATypo() {
    assertThat(parse("putt 5 in 2"))
        .isEqualTo(
            new NotUnderstood<>(
                1,
                ParseErrorCode.UNKNOWN_WORD,
                List.of("putt", LEGAL_WORDS),
                0,
                List.of("put 5 in 2", "put 6 in 2")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"6 in 2", "6 2", "put 6", "p 6 in", "PUT 6,", "put 6 "})
  void anIncompleteLineIsCompletedToTheOnlyMatchingCommand(String line) {
    assertPlays(line, new Put(6, 2));
  }

  /** The rules then say why the command is illegal. */
  @ParameterizedTest
  @ValueSource(strings = {"6 in 3", "6 3"})
  void aCommandWithoutItsVerbIsParsedEvenIfIllegal(String line) {
    assertPlays(line, new Put(6, 3));
  }

  @Test
  void anAbbreviatedLastWordIsCompleted() {
    Notation<Spin> notation =
        Notation.of(
            List.of(
                Phrase.of(
                    Spin.class,
                    "spin",
                    List.of(
                        Slot.constant("SIDE", List.of(Side.values())), Slot.number("TIMES", 1, 9)),
                    values -> new Spin(values.value(0, Side.class), values.number(1)),
                    spin -> List.of(List.of(spin.side()), List.of(spin.times())))));
    List<Spin> legal = List.of(new Spin(Side.LEFT, 2), new Spin(Side.RIGHT, 3));
    assertThat(InputParser.parse("s le", notation, legal))
        .isEqualTo(new Play<>(List.of(new ParsedCommand<>(new Spin(Side.LEFT, 2), 1))));
  }

  private enum Side {
    LEFT,
    RIGHT
  }

  private record Spin(Side side, int times) {}

  @ParameterizedTest
  @ValueSource(strings = {"put", "put 1", "roll; put 6", "6 in 2; roll", "6", "put 6 in 2 again"})
  void anAmbiguousOrUnmatchedLineIsNotCompleted(String line) {
    List<Command> legal = List.of(new Put(5, 2), new Put(6, 1), new Put(6, 2), new Put(10, 2));
    assertThat(InputParser.parse(line, NOTATION, legal)).isInstanceOf(NotUnderstood.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"put", "; p 6"})
  void theLegalCommandsWithTheVerbOfAnIncompleteLineAreListed(String line) {
    NotUnderstood<Command> error = (NotUnderstood<Command>) parse(line);
    assertThat(error.code()).isEqualTo(LineErrorCode.LEGAL_COMMANDS);
    assertThat(error.arguments()).containsExactly("put", List.of("put 5 in 2", "put 6 in 2"));
    assertThat(error.suggestions()).isEmpty();
  }

  @Test
  void theLegalCommandsWithTheSameVerbAreListedForAnIllegalWord() {
    NotUnderstood<Command> error = (NotUnderstood<Command>) parse("put x");
    assertThat(error.code()).isEqualTo(LineErrorCode.WORD_NOT_LEGAL);
    assertThat(error.arguments()).containsExactly("x", List.of("put 5 in 2", "put 6 in 2"));
    assertThat(error.suggestions()).isEmpty();
  }

  /** The message contains an example for each second word, unless there are too many. */
  @Test
  void examplesAreGivenIfManyCommandsAreLegal() {
    List<Command> sevenCommands =
        IntStream.rangeClosed(1, 7).<Command>mapToObj(i -> new Put(i % 2 + 1, i % 3 + 1)).toList();
    NotUnderstood<Command> error =
        (NotUnderstood<Command>) InputParser.parse("put 1", NOTATION, sevenCommands);
    assertThat(error.code()).isEqualTo(LineErrorCode.LEGAL_EXAMPLES);
    assertThat(error.arguments()).containsExactly("put", List.of("put 2 in 2", "put 1 in 3"));
    List<Command> sevenForms =
        IntStream.rangeClosed(1, 7).<Command>mapToObj(i -> new Put(i, 1)).toList();
    assertThat(((NotUnderstood<Command>) InputParser.parse("put 1 x", NOTATION, sevenForms)).code())
        .isEqualTo(ParseErrorCode.UNEXPECTED_WORD);
  }

  @Test
  void legalWordsAreListedInsteadOfCommandsIfThereAreMany() {
    List<Command> legal =
        IntStream.rangeClosed(1, 7).<Command>mapToObj(i -> new Put(i, 1)).toList();
    NotUnderstood<Command> error =
        (NotUnderstood<Command>) InputParser.parse("put 11 in 2", NOTATION, legal);
    assertThat(error.code()).isEqualTo(LineErrorCode.LEGAL_WORDS);
    assertThat(error.arguments()).containsExactly("11", List.of("1", "2", "3", "4", "5", "6", "7"));
  }

  @Test
  void aPreviewCompletesALineButHasNoSuggestions() {
    assertThat(commands(InputParser.parseForPreview("6 in 2", NOTATION, LEGAL)))
        .containsExactly(new Put(6, 2));
    assertThat(
            ((NotUnderstood<Command>) InputParser.parseForPreview("putt 5", NOTATION, LEGAL))
                .suggestions())
        .isEmpty();
  }

  @Test
  void anIllegalVerbIsAnsweredWithTheLegalVerbs() {
    NotUnderstood<Command> error = (NotUnderstood<Command>) parse("lo x");
    assertThat(error.code()).isEqualTo(LineErrorCode.VERB_NOT_LEGAL);
    assertThat(error.arguments()).containsExactly("look", List.of("put", "roll"));
  }

  /** The parser does not know which commands are legal after the first one. */
  @Test
  void laterCommandsOfALineHaveNoSuggestions() {
    assertThat(parse("roll; putt 5 in 2"))
        .isEqualTo(
            new NotUnderstood<>(
                7,
                ParseErrorCode.UNKNOWN_WORD,
                List.of("putt", "put, look, save, roll"),
                1,
                List.of()));
    assertThat(parse("roll; put 5 in"))
        .isEqualTo(
            new NotUnderstood<>(
                15, ParseErrorCode.UNEXPECTED_END, List.of("CUP (1 2 3)"), 1, List.of()));
  }

  @Test
  void theNearestCommonCommandIsSuggestedForATypo() {
    assertThat(parse("qiut")).isInstanceOf(NotUnderstood.class);
    assertThat(((NotUnderstood<Command>) parse("qiut")).suggestions()).containsExactly("quit");
  }

  @Test
  void illegalCommandsAreNotSuggested() {
    NotUnderstood<Command> error = (NotUnderstood<Command>) parse("putt 7 in 3");
    assertThat(error.suggestions()).isNotEmpty().isSubsetOf("put 5 in 2", "put 6 in 2");
    NotUnderstood<Command> errorWithoutLegalCommands =
        (NotUnderstood<Command>) InputParser.parse("putt 5 in 2", NOTATION, List.of());
    assertThat(errorWithoutLegalCommands.suggestions()).isEmpty();
  }

  @Test
  void anErrorHasTheColumnOfTheInvalidWord() {
    Stream.of("put 5 in 9", "put 5 in x", "put 5 in 2 and 3 in 9")
        .forEach(
            line ->
                assertThat(((NotUnderstood<Command>) parse(line)).column())
                    .as(line)
                    .isEqualTo(line.length()));
    assertThat(parse("put 5 in 2 again"))
        .isEqualTo(
            new NotUnderstood<>(
                12, ParseErrorCode.TEXT_AFTER_COMMAND, List.of("again"), 0, List.of()));
  }

  @Test
  void aCompleteIllegalCommandIsParsed() {
    assertThat(commands(InputParser.parse("put 1 in 1", NOTATION, List.of())))
        .containsExactly(new Put(1, 1));
  }
}
