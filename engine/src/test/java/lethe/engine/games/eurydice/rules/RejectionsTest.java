package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult;
import lethe.engine.core.Rng;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.SpecialCard;
import org.junit.jupiter.api.Test;

/** Tests the rejection of invalid commands, and the names of symbols and spaces in commands. */
class RejectionsTest {
  private static final List<Board> SMALL_BOARD =
      ((Validated.Valid<List<Board>>)
              BoardsParser.parse(
                  """
                  board	row	lane	space	symbols	next
                  1	0	middle	Start		Charon's & Co | Left Bank
                  1	1	left	Charon's & Co		End
                  1	1	right	Left Bank		End
                  1	2	middle	End
                  """))
          .value();

  @Test
  void aSymbolMayBeNamedWithOrWithoutItsNumber() {
    Scene perils =
        Scene.of(
            """
            symbols  peril 3, survey
            deck     h c
            discard  c
            """);
    perils.play("resolve peril").shows("phase peril");
    perils.play("resolve peril 3").shows("phase peril");
    perils.rejects(
        "resolve peril 4", IllegalMoveCode.NO_SUCH_SYMBOL, "peril 4", perils.pendingSymbols());
    perils
        .play("resolve peril; pay; resolve survey; skip")
        .rejects("resolve peril 3", IllegalMoveCode.NO_UNRESOLVED_SYMBOL);
  }

  @Test
  void aSpaceCanBeIgnoredOnlyBeforeItsSymbols() {
    Scene entered =
        Scene.of(
            """
            symbols  survey, obol
            discard  c
            obols    1
            """);
    entered.play("resolve obol").rejects("use obol", IllegalMoveCode.TOO_LATE_TO_IGNORE);
    entered.play("resolve survey").rejects("use obol", IllegalMoveCode.TOO_LATE_TO_IGNORE);
    Scene.of(
            """
            symbols  survey
            discard  c h
            obols    1
            """)
        .play("arrange 2")
        .rejects("use obol", IllegalMoveCode.OTHER_COMMAND_REQUIRED, List.of("arrange", "done"))
        .rejects("resolve survey", IllegalMoveCode.OTHER_COMMAND_REQUIRED);
    Scene.of(
            """
            symbols  survey
            row      0
            obols    1
            card     Charon's Favour
            """)
        .rejects("use obol", IllegalMoveCode.TOO_EARLY_TO_IGNORE)
        .rejects("ignore", IllegalMoveCode.TOO_EARLY_TO_IGNORE);
  }

  @Test
  void commandsOfAnotherPhaseAreRejected() {
    Scene.of(
            """
            symbols  peril 3
            deck     h c
            """)
        .play("resolve peril")
        .rejects("done", IllegalMoveCode.OTHER_COMMAND_REQUIRED, List.of("pay", "roll"))
        .rejects("up", IllegalMoveCode.SYMBOL_IN_PROGRESS)
        .rejects("arrange 1", IllegalMoveCode.OTHER_COMMAND_REQUIRED)
        .rejects("look deck", IllegalMoveCode.OTHER_COMMAND_REQUIRED);
  }

  @Test
  void choicesAreRejectedIfNoSymbolIsBeingResolved() {
    for (String other :
        List.of("pay", "roll", "top", "bottom", "hymn deck", "survey 1", "sing 1")) {
      Scene.of("deck h").rejects(other, IllegalMoveCode.OTHER_COMMAND_REQUIRED, List.of("up"));
    }
  }

  @Test
  void invalidCardNumbersAreRejected() {
    Scene.of("symbols glance 1\ndeck h\nremoved h\n")
        .play("resolve glance")
        .rejects("look deck 3", IllegalMoveCode.CARDS_HAVE_NO_NUMBERS, 3)
        .rejects("look removed 1", IllegalMoveCode.CARDS_HAVE_NO_NUMBERS, 1);
    Scene.of("deck h\ndiscard h c\n").rejects("arrange 3", IllegalMoveCode.NO_SUCH_CARD, 3, 2);
    Scene.of("symbols glance 1\ndeck h\ndiscard h c\n")
        .play("resolve glance")
        .rejects("look discard", IllegalMoveCode.CARD_NUMBER_REQUIRED, 2);
    Scene.of("symbols exchange 2\ndeck h\n")
        .play("resolve exchange")
        .rejects("exchange 2", IllegalMoveCode.TOO_MANY_CARDS, 1);
  }

  @Test
  void doneSkipsAChoiceIfNoCardIsChosen() {
    Scene.of("symbols survey\ndiscard c\n").play("resolve survey; done").shows("phase move");
  }

  @Test
  void lanesAndPartsOfNamesIdentifySpaces() {
    Scene scene = Scene.of("deck h");
    scene.play("up styx").shows("space Styx");
    scene.play("up water").shows("space Still Water");
    scene.play("up still wat").shows("space Still Water");
    scene.play("up right").shows("space Still Water");
    scene.play("up r").shows("space Still Water");
    scene.rejects("up l", IllegalMoveCode.SPACE_NOT_REACHABLE);
    scene
        .rejects("up st", IllegalMoveCode.AMBIGUOUS_STEP)
        .rejects("up", IllegalMoveCode.AMBIGUOUS_STEP);
    scene.rejects("up left", IllegalMoveCode.SPACE_NOT_REACHABLE);
  }

  @Test
  void laneNamesTakePrecedenceOverSpaceNames() {
    Rules rules = rulesOfSmallBoard();
    State state = rules.initialState(1, new Rng(1));
    Map.of("left", "left", "left bank", "right", "bank", "right", "charons", "left")
        .forEach(
            (text, lane) ->
                assertThat(rules.canonicalize(state, GameSeats.ORPHEUS, new Command.Up(text)))
                    .isEqualTo(new Command.Up(lane)));
  }

  @Test
  void onlyWordsOfLanesAndSpacesNameASpace() {
    assertThat(SpaceNames.allWords(SMALL_BOARD))
        .containsExactly(
            "far-left",
            "left",
            "middle",
            "right",
            "far-right",
            "start",
            "charons",
            "co",
            "bank",
            "end");
    assertThat(rulesOfSmallBoard().notation().parse("up nowhere"))
        .isInstanceOf(ParseResult.ParseFailure.class);
  }

  @Test
  void abbreviationsOfPerilNeedThreeLettersAfterSteep() {
    Notation<Command> notation = rulesOfSmallBoard().notation();
    assertThat(notation.parse("resolve steep pe")).isInstanceOf(ParseResult.ParseFailure.class);
    assertThat(notation.parse("resolve steep per")).isInstanceOf(ParseResult.Parsed.class);
  }

  private static Rules rulesOfSmallBoard() {
    SpecialCard card =
        new SpecialCard(1, "Card", true, SpecialCard.Effect.ROLL_BONUS, 1, "It does.");
    return new Rules(new PrintedParts(SMALL_BOARD, List.of(card)));
  }
}
