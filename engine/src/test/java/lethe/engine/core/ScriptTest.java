package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Script.OptionSetting;
import lethe.engine.core.Script.ScriptLine;
import lethe.engine.core.Script.SeatSetting;
import lethe.engine.core.Script.Token;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.Test;

class ScriptTest {
  static final String COMPLETE_SCRIPT =
      """
      lethe 1
      game ta-se
      saved 2026-01-01
      option deck
      | one
      |  two

      option open-cups on
      seed -4711
      seat red human
      seat blue bot:expert
      # a comment

      red: put 5 in 2
        blue : put 6 in 3  \s
      put 1 in 1
      * concede blue
      *outcome conceded red 0 won blue 0
      """;

  static final Seats ONE_TO_THREE_SEATS = new Seats(List.of("one", "two", "three"), 1, 2);

  @Test
  void allPartsOfAScriptAreReadWithTheirPositions() {
    Script script = parse(COMPLETE_SCRIPT);
    assertThat(script.game()).isEqualTo(new Token("ta-se", 2, 6));
    assertThat(script.savedSince()).isEqualTo("2026-01-01");
    assertThat(script.seed()).isEqualTo(OptionalLong.of(-4711));
    assertThat(script.options())
        .isEqualTo(
            Map.of(
                "deck",
                new OptionSetting(new Token("deck", 4, 8), new Token("one\n two\n", 5, 3)),
                "open-cups",
                new OptionSetting(new Token("open-cups", 8, 8), new Token("on", 8, 18))));
    assertThat(script.players())
        .isEqualTo(
            Map.of(
                "red",
                new SeatSetting(new Token("red", 10, 6), new Token("human", 10, 10)),
                "blue",
                new SeatSetting(new Token("blue", 11, 6), new Token("bot:expert", 11, 11))));
    assertThat(script.lines())
        .containsExactly(
            new ScriptLine(
                Optional.of(new Token("red", 14, 1)), false, new Token("put 5 in 2", 14, 6)),
            new ScriptLine(
                Optional.of(new Token("blue", 15, 3)), false, new Token("put 6 in 3", 15, 10)),
            new ScriptLine(Optional.empty(), false, new Token("put 1 in 1", 16, 1)),
            new ScriptLine(Optional.empty(), true, new Token("concede blue", 17, 3)),
            new ScriptLine(
                Optional.empty(), true, new Token("outcome conceded red 0 won blue 0", 18, 2)));
  }

  @Test
  void aScriptNeedsOnlyAGame() {
    Script script = parse("game ta-se");
    assertThat(script.seed()).isEmpty();
    assertThat(script.savedSince()).isEmpty();
    assertThat(script.lines()).isEmpty();
    assertThat(script.optionValues()).isEqualTo(Options.NONE);
  }

  @Test
  void everyKindOfLineBreakIsAccepted() {
    assertThat(parse(COMPLETE_SCRIPT.replace("\n", "\r\n"))).isEqualTo(parse(COMPLETE_SCRIPT));
    assertThat(parse(COMPLETE_SCRIPT.replace("\n", "\r"))).isEqualTo(parse(COMPLETE_SCRIPT));
    assertThat(parse(COMPLETE_SCRIPT.stripTrailing())).isEqualTo(parse(COMPLETE_SCRIPT));
  }

  @Test
  void theSeedHas64Bits() {
    for (long seed : List.of(Long.MIN_VALUE, -1L, 0L, Long.MAX_VALUE)) {
      assertThat(parse("game g\nseed " + seed).seed()).hasValue(seed);
    }
  }

  /** The Ravens have a power named {@code seed}. */
  @Test
  void theWordSeedAloneAfterTheHeaderIsACommand() {
    assertThat(parse("game ravens\nseed 1\nfeth: draw\nseed\n").lines())
        .endsWith(new ScriptLine(Optional.empty(), false, new Token("seed", 4, 1)));
  }

  @Test
  void anEmptyFileIsRejected() {
    for (String text : List.of("", "\n\n", "  # nothing\n")) {
      assertError(text, InputError.at(1, 1, ScriptErrorCode.EMPTY_FILE));
    }
  }

  @Test
  void anUnsupportedFormatVersionIsRejected() {
    assertError(
        " lethe  2\ngame g", InputError.at(1, 9, ScriptErrorCode.UNSUPPORTED_FORMAT, "2", 1));
    assertError("lethe\ngame g", InputError.at(1, 6, ScriptErrorCode.UNSUPPORTED_FORMAT, "", 1));
  }

  @Test
  void theVersionOfTheRulesIsReadAndValidated() {
    Script script = parse("game g\n rules  12 \n");
    assertThat(script.rulesVersion()).contains(new Token("12", 2, 9));
    assertThat(parse("game g\nsaved 2026-01-01").rulesVersion()).isEmpty();
    for (String invalid : List.of("0", "-1", "x", "1 2", "01", "1234567890", "")) {
      assertError(
          "game g\nrules " + invalid,
          InputError.at(2, 7, ScriptErrorCode.INVALID_RULES_VERSION, invalid));
    }
    assertError(
        "rules 1\ngame g\nrules 1", InputError.at(3, 1, ScriptErrorCode.REPEATED_HEADER, "rules"));
    assertError(
        "game g\nput 5 in 2\nrules 1",
        InputError.at(3, 1, ScriptErrorCode.MISPLACED_HEADER, "rules"));
  }

  @Test
  void aHeaderAfterACommandIsRejected() {
    assertError(
        "game g\nput 5 in 2\n  seed 5",
        InputError.at(3, 3, ScriptErrorCode.MISPLACED_HEADER, "seed"));
    assertError(
        "red: put 5 in 2\ngame g", InputError.at(2, 1, ScriptErrorCode.MISPLACED_HEADER, "game"));
  }

  @Test
  void aRepeatedHeaderIsRejected() {
    assertError("game g\n game h", InputError.at(2, 2, ScriptErrorCode.REPEATED_HEADER, "game"));
    assertError(
        "seat a bot\nseat a bot", InputError.at(2, 1, ScriptErrorCode.REPEATED_HEADER, "seat a"));
    assertError(
        "option a on\noption a off",
        InputError.at(2, 1, ScriptErrorCode.REPEATED_HEADER, "option a"));
  }

  @Test
  void aScriptWithoutAGameIsRejected() {
    assertError("seed 5\nput 5 in 2", InputError.at(1, 1, ScriptErrorCode.MISSING_GAME));
  }

  @Test
  void anInvalidSeedIsRejected() {
    for (String seed :
        List.of("", "x", "5 6", "1.0", "1.5", "+1", "0x10", "١٢", "1２", "9223372036854775808")) {
      assertError("game g\nseed " + seed, InputError.at(2, 6, ScriptErrorCode.INVALID_SEED, seed));
    }
  }

  @Test
  void aLineThatIsTooLongIsRejected() {
    String longest = "#".repeat(Script.MAX_LINE_LENGTH);
    assertThat(parse("game g\n" + longest).lines()).isEmpty();
    assertError(
        "game g\n" + longest + "#",
        InputError.at(2, 1, ScriptErrorCode.LINE_TOO_LONG, Script.MAX_LINE_LENGTH));
  }

  @Test
  void anUnknownSeatIsRejected() {
    assertThatHeader("game g\nseat four bot\nseat one bot\n seat   red human", ONE_TO_THREE_SEATS)
        .isEqualTo(
            new Invalid<>(
                List.of(
                    InputError.at(2, 6, ScriptErrorCode.UNKNOWN_SEAT, "four", "one, two, three"),
                    InputError.at(4, 9, ScriptErrorCode.UNKNOWN_SEAT, "red", "one, two, three"))));
  }

  @Test
  void anUnknownPlayerIsRejected() {
    for (String player : List.of("", "dog", "Bot", "bot:")) {
      assertThatHeader("game g\nseat one " + player, ONE_TO_THREE_SEATS)
          .isEqualTo(
              new Invalid<>(List.of(InputError.at(2, 10, ScriptErrorCode.UNKNOWN_PLAYER, player))));
    }
  }

  @Test
  void unnamedSeatsBelongToHumansUpToTheDefaultNumber() {
    assertThat(seatAssignments("game g", ONE_TO_THREE_SEATS))
        .containsExactly("one human", "two human");
    assertThat(seatAssignments("game g\nseat blue bot", Seats.exactly("red", "blue")))
        .containsExactly("red human", "blue bot");
  }

  @Test
  void namedSeatsDetermineTheNumberOfSeats() {
    assertThat(seatAssignments("game g\nseat one bot", ONE_TO_THREE_SEATS))
        .containsExactly("one bot");
    assertThat(seatAssignments("game g\nseat three bot:good", ONE_TO_THREE_SEATS))
        .containsExactly("one human", "two human", "three bot:good");
    assertThat(seatAssignments("game g\nseat three bot\nseat one bot", ONE_TO_THREE_SEATS))
        .containsExactly("one bot", "two human", "three bot");
  }

  @Test
  void aHeaderRoundTrips() {
    Header header =
        new Header(
            "g",
            Options.of(Map.of("deck", "a\n\n  # b\n| c\ngame x\n", "empty", "", "open", "on")),
            -1,
            "2026-01-01T00:00",
            List.of(
                new SeatedPlayer(new Seat(0, "one"), new Player.Human()),
                new SeatedPlayer(new Seat(1, "two"), new Player.Machine("")),
                new SeatedPlayer(new Seat(2, "three"), new Player.Machine("good"))));
    assertThatHeader(header.text(), ONE_TO_THREE_SEATS).isEqualTo(new Valid<>(header));
  }

  @Test
  void theTextOfAnOptionNeedsNoFinalLineBreak() {
    for (String deck : List.of("a\nb", "a\r\nb\r\n", "a\rb")) {
      Header header = new Header("g", Options.of(Map.of("deck", deck)), 1, "", List.of());
      Script script = parse(header.text());
      assertThat(script.optionValues()).isEqualTo(header.options());
      assertThat(script.optionValues().get("deck")).hasValue("a\nb\n");
    }
  }

  @Test
  void theValueOfAnOptionExcludesTheFollowingBlankLine() {
    Script script = parse("game g\noption deck\n|one\n| two\n\nseed 1");
    assertThat(script.optionValues().get("deck")).hasValue("one\ntwo\n");
  }

  @Test
  void aLineWithABarOutsideAnOptionIsRejected() {
    for (String precedingLines :
        List.of(
            "seed 1",
            "option open on",
            "option deck\n| one\n#",
            "option deck\n# what is in it",
            "option deck\n| one\nseed 1",
            "put 5 in 2")) {
      int line = 2 + (int) precedingLines.lines().count();
      assertError(
          "game g\n" + precedingLines + "\n  | two",
          InputError.at(line, 3, ScriptErrorCode.VALUE_WITHOUT_OPTION));
    }
    assertError("| one\ngame g", InputError.at(1, 1, ScriptErrorCode.VALUE_WITHOUT_OPTION));
    assertError("Some text\n| a | b |", InputError.at(1, 1, ScriptErrorCode.MISSING_GAME));
    assertError(
        "game g\noption deck\n | one", InputError.at(3, 2, ScriptErrorCode.VALUE_WITHOUT_OPTION));
  }

  /**
   * Without this check, errors outside all options would be located in an option without a name.
   */
  @Test
  void anOptionWithoutANameIsRejected() {
    assertError("game g\noption", InputError.at(2, 7, ScriptErrorCode.MISSING_OPTION_NAME));
    assertError("game g\noption \n| one", InputError.at(2, 8, ScriptErrorCode.MISSING_OPTION_NAME));
  }

  @Test
  void anErrorInAnOptionIsLocatedInTheScript() {
    Script script = parse("game g\noption deck\n| one\n| two\noption  open yes\n");
    assertThat(
            script.locate(
                InputError.inOption("deck", 2, 3, ScriptErrorCode.INVALID_OPTION_VALUE, "o")))
        .isEqualTo(InputError.inOption("deck", 4, 5, ScriptErrorCode.INVALID_OPTION_VALUE, "o"));
    assertThat(
            script.locate(
                InputError.inOption("open", 1, 1, ScriptErrorCode.INVALID_OPTION_VALUE, "yes")))
        .isEqualTo(InputError.inOption("open", 5, 14, ScriptErrorCode.INVALID_OPTION_VALUE, "yes"));
    assertThat(
            script.locate(
                InputError.inOption("open", 1, 1, ScriptErrorCode.UNKNOWN_OPTION, "open", "deck")))
        .isEqualTo(
            InputError.inOption("open", 5, 9, ScriptErrorCode.UNKNOWN_OPTION, "open", "deck"));
  }

  @Test
  void theMissingValueOfAnOptionIsLocatedAfterItsName() {
    Script script = parse("game g\noption open\nseed 1\n");
    InputError error =
        script.optionValues().findError(List.of(Option.onOrOff("open"))).orElseThrow();
    assertThat(script.locate(error))
        .isEqualTo(InputError.inOption("open", 2, 12, ParseErrorCode.UNEXPECTED_END, "on, off"));
  }

  @Test
  void anErrorOutsideAllOptionsKeepsItsPosition() {
    Script script = parse("game g\noption open on\n");
    InputError error = InputError.at(7, 8, ScriptErrorCode.SEAT_REQUIRED);
    assertThat(script.locate(error)).isEqualTo(error);
  }

  @Test
  void anErrorInALineIsLocatedInTheScript() {
    ScriptLine line = parse("game g\n red:  put x in 2").lines().getFirst();
    assertThat(line.errorAt(5, ScriptErrorCode.SEAT_REQUIRED, List.of("x")))
        .isEqualTo(InputError.at(2, 12, ScriptErrorCode.SEAT_REQUIRED, "x"));
  }

  private static Script parse(String text) {
    Validated<Script> script = Script.parse(text);
    assertThat(script).isInstanceOf(Valid.class);
    return ((Valid<Script>) script).value();
  }

  private static void assertError(String text, InputError error) {
    assertThat(Script.parse(text)).as(text).isEqualTo(new Invalid<>(List.of(error)));
  }

  private static ObjectAssert<Validated<Header>> assertThatHeader(String text, Seats seats) {
    return assertThat(parse(text).parseHeader(seats)).as(text);
  }

  private static List<String> seatAssignments(String text, Seats seats) {
    Validated<Header> header = parse(text).parseHeader(seats);
    assertThat(header).isInstanceOf(Valid.class);
    return ((Valid<Header>) header)
        .value().seatedPlayers().stream().map(s -> s.seat() + " " + s.player()).toList();
  }
}
