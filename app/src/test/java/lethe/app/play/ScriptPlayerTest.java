package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.text.Resources;
import lethe.app.titles.Titles;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.IllegalMoveCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests playing scripts and journals. Red opens with seed 3, and blue with seed 4711. */
class ScriptPlayerTest {
  private static final String SCRIPT_HEADER = "game ta-se\nseed 3\n";
  private static final String SAVED_GAME_HEADER =
      "lethe 1\ngame ta-se\nrules 1\nsaved 2026-01-01T00:00:00Z\nseed 3\nseat red human\nseat blue"
          + " bot:random\n";

  private record ScriptResult(Table<?, ?, ?> table, Optional<InputError> error) {
    List<String> entries() {
      return TestTables.entries(table);
    }

    List<Player> players() {
      return table.match().players();
    }
  }

  private static ScriptResult play(String text) {
    Script script = TestTables.script(text);
    Table<?, ?, ?> table = TestTables.table(script);
    return new ScriptResult(table, ScriptPlayer.play(table, script));
  }

  private static void assertError(
      ScriptResult result, int line, int column, ErrorCode code, Object... arguments) {
    assertThat(result.error()).contains(new InputError("", line, column, code, List.of(arguments)));
  }

  private static void assertRejected(
      ScriptResult result, int line, int column, String text, ErrorCode code, Object... arguments) {
    assertError(
        result, line, column, ScriptErrorCode.ENTRY_REJECTED, text, Rejection.of(code, arguments));
  }

  private static void assertOutOfTurn(
      ScriptResult result,
      int line,
      int column,
      String text,
      String seatToMove,
      String seatOfCommand) {
    Seat mover = GameSeats.SEATS.byName(seatToMove).orElseThrow();
    Seat other = GameSeats.SEATS.byName(seatOfCommand).orElseThrow();
    assertRejected(result, line, column, text, RejectionCode.NOT_YOUR_TURN, List.of(mover), other);
  }

  @Test
  void aLineWithASeatIsPlayedForThatSeat() {
    ScriptResult result = play(SCRIPT_HEADER + "red: put 5 in 2\nblue: put 8 in 1; put 7 in 1\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.entries())
        .containsExactly("red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 1");
  }

  @Test
  void aLineWithoutASeatIsPlayedForTheHumanToMove() {
    assertThat(play(SCRIPT_HEADER + "put 5 in 2\nput 8 in 1 and 7 in 1\nput 8 in 3\n").entries())
        .containsExactly(
            "red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 1", "red: put 8 in 3");
  }

  @Test
  void spacesCapitalsAndAbbreviationsAreAccepted() {
    assertThat(play(SCRIPT_HEADER + "  RED :  Pu 5  2\n").entries())
        .containsExactly("red: put 5 in 2");
  }

  @Test
  void aCommentMustHaveItsOwnLine() {
    assertThat(play(SCRIPT_HEADER + "# a comment\n\nput 5 in 2\n").entries())
        .containsExactly("red: put 5 in 2");
    assertThat(play(SCRIPT_HEADER + "put 5 in 2 # no comment here\n").error())
        .hasValueSatisfying(
            error -> assertThat(error.code()).isEqualTo(ParseErrorCode.TEXT_AFTER_COMMAND));
  }

  @Test
  void botsMoveBeforeALineOfAPlayer() {
    ScriptResult result =
        play("game ta-se\nseed 4711\nseat red human\nseat blue bot:random\nput 8 in 1\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.entries()).hasSize(2).last().isEqualTo("red: put 8 in 1");
    assertThat(result.entries().getFirst()).startsWith("blue: put ");
  }

  @Test
  void aBotPlaysThePliesInTheScript() {
    String head = "game ta-se\nseed 3\nseat red human\nseat blue bot:random\n";
    for (String ply : List.of("put 8 in 1", "put 6 in 3")) {
      assertThat(play(head + "put 5 in 2\nblue: " + ply + "\n").entries())
          .containsExactly("red: put 5 in 2", "blue: " + ply);
    }
    ScriptResult both = play(head + "put 5 in 2\nblue: put 8 in 1 and 7 in 1\nred: put 8 in 2\n");
    assertThat(both.error()).isEmpty();
    assertThat(both.entries())
        .containsExactly(
            "red: put 5 in 2", "blue: put 8 in 1", "blue: put 7 in 1", "red: put 8 in 2");
  }

  @Test
  void aBotFinishesATurnBegunInTheScript() {
    ScriptResult result =
        play(
            """
            game ta-se
            seed 3
            seat red human
            seat blue bot:random
            put 5 in 2
            blue: put 8 in 1
            red: put 8 in 2
            """);
    assertThat(result.error()).isEmpty();
    assertThat(result.entries()).hasSize(4);
    assertThat(result.entries().get(2)).startsWith("blue: put ");
  }

  @Test
  void theSameScriptPlaysTheSameMatch() {
    String text = "game ta-se\nseed 9\nseat red human\nseat blue bot:fading\nred: put 8 in 1\n";
    assertThat(play(text).entries()).isNotEmpty().isEqualTo(play(text).entries());
  }

  @Test
  void aLineThatBreaksTheRulesIsReported() {
    ScriptResult result =
        play(SCRIPT_HEADER + "red: put 5 in 2\n  blue:  put 4 in 2\nblue: put 8 in 1\n");
    assertRejected(result, 4, 10, "put 4 in 2", IllegalMoveCode.CHIP_TOO_LOW, 4, 5);
    assertThat(result.entries()).containsExactly("red: put 5 in 2");
  }

  @Test
  void commandsBeforeARejectedPlyArePlayed() {
    ScriptResult result = play(SCRIPT_HEADER + "red: put 5 in 2\nblue: put 8 in 1 and 8 in 2\n");
    assertRejected(
        result,
        4,
        22,
        "put 8 in 2",
        IllegalMoveCode.CHIP_NOT_IN_HAND,
        8,
        List.of(1, 2, 3, 4, 5, 6, 7));
    assertThat(result.entries()).containsExactly("red: put 5 in 2", "blue: put 8 in 1");
  }

  @Test
  void anInvalidCommandIsReportedAtTheInvalidWord() {
    assertError(
        play(SCRIPT_HEADER + "red: put 5 in 9\n"),
        3,
        15,
        ParseErrorCode.UNEXPECTED_WORD,
        "9",
        "CUP (1 2 3)");
    assertError(
        play(SCRIPT_HEADER + "    putt 5 in 1\n"),
        3,
        5,
        ParseErrorCode.UNKNOWN_WORD,
        "putt",
        "put, keep");
  }

  @Test
  void aCommandOutOfTurnIsRejected() {
    assertOutOfTurn(play(SCRIPT_HEADER + "blue: put 5 in 2\n"), 3, 7, "put 5 in 2", "red", "blue");
    assertOutOfTurn(
        play(SAVED_GAME_HEADER + "blue: put 5 in 2\n"), 8, 7, "put 5 in 2", "red", "blue");
    assertOutOfTurn(
        play(SCRIPT_HEADER + "put 5 in 2; put 3 in 1; keep\n"), 3, 13, "put 3 in 1", "blue", "red");
  }

  @Test
  void anUnknownSeatIsReported() {
    assertError(
        play(SCRIPT_HEADER + "  green: put 5 in 2\n"),
        3,
        3,
        ScriptErrorCode.UNKNOWN_SEAT,
        "green",
        "red, blue");
  }

  @Test
  void aLineWithoutASeatIsRejectedIfNoHumanPlays() {
    String bots = "game ta-se\nseed 3\nseat red bot:random\nseat blue bot:random\n";
    assertThat(play(bots + "put 5 in 2\n").error())
        .hasValueSatisfying(
            error -> assertThat(error.code()).isEqualTo(ScriptErrorCode.SEAT_REQUIRED));
  }

  @Test
  void anInvalidControlEntryIsReported() {
    assertThat(play(SCRIPT_HEADER + "* fnord 3\n").error())
        .hasValueSatisfying(
            error -> {
              assertThat(List.of(error.line(), error.column())).containsExactly(3, 3);
              assertThat(error.code()).isEqualTo(ScriptErrorCode.UNKNOWN_CONTROL_ENTRY);
            });
    assertError(
        play(SCRIPT_HEADER + " *  undo now\n"), 3, 10, ScriptErrorCode.TEXT_AFTER_ENTRY, "now");
  }

  @Test
  void anUnknownSeatInAnEntryIsReportedAtTheSeat() {
    assertError(
        play(SCRIPT_HEADER + "* concede green\n"),
        3,
        11,
        ScriptErrorCode.UNKNOWN_SEAT,
        "green",
        "red, blue");
    assertError(
        play(SCRIPT_HEADER + "* shown red green\n"),
        3,
        13,
        ScriptErrorCode.UNKNOWN_SEAT,
        "green",
        "red, blue");
    assertError(
        play(SCRIPT_HEADER + "* unguarded green\n"),
        3,
        13,
        ScriptErrorCode.UNKNOWN_SEAT,
        "green",
        "red, blue");
    assertError(
        play(SCRIPT_HEADER + "* seat green human\n"),
        3,
        8,
        ScriptErrorCode.UNKNOWN_SEAT,
        "green",
        "red, blue");
  }

  @Test
  void anUnknownLevelIsReportedAtTheLevel() {
    assertError(
        play(SCRIPT_HEADER + "* seat red bot:genius\n"),
        3,
        12,
        ScriptErrorCode.UNKNOWN_LEVEL,
        "genius",
        "bot:random, bot:fading, bot:attentive, bot:perfect");
    Validated<Table<?, ?, ?>> opened =
        TableFactory.create(
            TestTables.script("game ta-se\nseat red human\nseat blue   bot:genius\n"));
    assertThat(opened)
        .isEqualTo(
            Validated.invalid(
                InputError.at(
                    3,
                    13,
                    ScriptErrorCode.UNKNOWN_LEVEL,
                    "genius",
                    "bot:random, bot:fading, bot:attentive, bot:perfect")));
  }

  @Test
  void anUnknownGameIsReportedAtItsName() {
    assertThat(TableFactory.create(TestTables.script("lethe 1\ngame  chess\n")))
        .isEqualTo(
            Validated.invalid(
                InputError.at(2, 7, ScriptErrorCode.UNKNOWN_GAME, "chess", Titles.names())));
  }

  @ParameterizedTest
  @CsvSource({
    "cups on, UNKNOWN_OPTION",
    "open-cups perhaps, INVALID_OPTION_VALUE",
    "hints 3, INVALID_OPTION_VALUE"
  })
  void anInvalidOptionIsReportedAtItsLine(String option, String code) {
    assertThat(
            TableFactory.create(TestTables.script("lethe 1\ngame ta-se\noption " + option + "\n")))
        .isInstanceOfSatisfying(
            Invalid.class,
            invalid -> {
              InputError error = (InputError) invalid.errors().getFirst();
              assertThat(error.line()).isEqualTo(3);
              assertThat(error.code()).isEqualTo(ScriptErrorCode.valueOf(code));
            });
  }

  @Test
  void aGameIsFoundByAnyOfItsNames() {
    for (String name : List.of("ta-se", "tase", "Ta-Se")) {
      assertThat(play("game " + name + "\nput 5 in 2\n").error()).isEmpty();
    }
  }

  @Test
  void aMoveCanBeUndoneOnce() {
    String alone = SCRIPT_HEADER + "seat red human\nseat blue bot\n";
    ScriptResult result = play(alone + "put 5 in 2\n* undo\nput 5 in 2\n* undo\n");
    assertThat(result.error()).isEmpty();
    assertRejected(
        play(alone + "put 5 in 2\n* undo\n* undo\n"),
        7,
        3,
        "* undo",
        RejectionCode.NOTHING_TO_UNDO);
  }

  @Test
  void undoBetweenHumanPlayersIsRejected() {
    String undo = "put 5 in 2\n* undo\n";
    assertRejected(play(SCRIPT_HEADER + undo), 4, 3, "* undo", RejectionCode.SEVERAL_HUMAN_PLAYERS);
    assertRejected(
        play(SCRIPT_HEADER + "seat red human\nseat blue human\n" + undo),
        6,
        3,
        "* undo",
        RejectionCode.SEVERAL_HUMAN_PLAYERS);
    assertRejected(
        play(SCRIPT_HEADER + "seat blue bot\n" + undo + "* seat blue human\n" + undo),
        8,
        3,
        "* undo",
        RejectionCode.SEVERAL_HUMAN_PLAYERS);
    assertRejected(
        play(SCRIPT_HEADER + "put 5 in 2\n* seat blue bot\n* undo\n"),
        5,
        3,
        "* undo",
        RejectionCode.SEVERAL_HUMAN_PLAYERS);
  }

  @Test
  void undoAfterABotsMoveIsRejected() {
    assertRejected(
        play(SCRIPT_HEADER + "seat blue bot\nput 5 in 2\nblue: put 8 in 1\n* undo\n"),
        6,
        3,
        "* undo",
        RejectionCode.OTHER_SEAT_HAS_MOVED,
        GameSeats.BLUE);
  }

  @Test
  void concedingEndsTheMatch() {
    ScriptResult result =
        play(SCRIPT_HEADER + "put 5 in 2\n* concede red\n* outcome conceded red 0 blue 0 won\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.table().match().turn().isOver()).isTrue();
    String over = SCRIPT_HEADER + "* concede red\n";
    assertRejected(
        play(over + "* concede blue\n"), 4, 3, "* concede blue", RejectionCode.MATCH_OVER);
    assertRejected(play(over + "put 5 in 2\n"), 4, 1, "put 5 in 2", RejectionCode.MATCH_OVER);
    assertRejected(play(over + "red: put 5 in 2\n"), 4, 6, "put 5 in 2", RejectionCode.MATCH_OVER);
  }

  @Test
  void aWrongOutcomeIsRejected() {
    ScriptResult conceded = play(SCRIPT_HEADER + "* concede red\n");
    Turn.Over over = (Turn.Over) conceded.table().match().turn();
    String claimed = "conceded red 0 won blue 0";
    assertRejected(
        play(SCRIPT_HEADER + "* concede red\n* outcome " + claimed + "\n"),
        4,
        3,
        "* outcome " + claimed,
        RejectionCode.DIFFERENT_OUTCOME,
        over.outcome(),
        claimed);
    String early = "* outcome draw red 0 blue 0";
    assertRejected(play(SCRIPT_HEADER + early + "\n"), 3, 3, early, RejectionCode.MATCH_NOT_OVER);
  }

  @Test
  void aSeatCanBeReassigned() {
    ScriptResult result =
        play(SCRIPT_HEADER + "* seat red bot:random\n* seat blue human\nblue: put 8 in 1\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.players()).containsExactly(new Player.Machine("random"), new Player.Human());
    assertThat(result.entries()).hasSize(4);
    assertThat(result.entries().get(2)).startsWith("red: put ");
  }

  @Test
  void informationalEntriesAreKeptInTheJournal() {
    ScriptResult result =
        play(
            SCRIPT_HEADER
                + "* shown\n* unguarded blue\n* adjourned\n* commitment 1234\nput 5 in 2\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.entries())
        .containsExactly(
            "* shown red blue",
            "* unguarded blue",
            "* adjourned",
            "* commitment 1234",
            "red: put 5 in 2");
  }

  /** A saved match contains every ply, so bots must not add any. */
  @Test
  void botsDoNotMoveWhileASavedMatchIsRead() {
    ScriptResult result = play(SAVED_GAME_HEADER + "red: put 5 in 2\n");
    assertThat(result.error()).isEmpty();
    assertThat(result.entries()).containsExactly("red: put 5 in 2");
    assertThat(result.table().match().turn().awaits(result.table().match().seats().getLast()))
        .isTrue();
    assertOutOfTurn(
        play(SAVED_GAME_HEADER + "red: put 5 in 2\nred: put 8 in 1\n"),
        9,
        6,
        "put 8 in 1",
        "blue",
        "red");
    assertError(
        play(SAVED_GAME_HEADER + "red: put 5 in 2\nput 8 in 1\n"),
        9,
        1,
        ScriptErrorCode.SEAT_REQUIRED,
        "blue");
  }

  @Test
  void aSavedMatchReplaysUnchanged() {
    Table<?, ?, ?> table = TestTables.table(12, "bot:random", "bot:random");
    table.playBots();
    String journal = TestTables.journal(table);
    String savedJournal = journal.replace("rules 1\n", "rules 1\nsaved 2026-01-01T00:00:00Z\n");
    ScriptResult replayed = play(savedJournal);
    assertThat(replayed.error()).isEmpty();
    assertThat(TestTables.journal(replayed.table())).isEqualTo(savedJournal);
  }

  /** The error is at the changed line, and everything before it is played. */
  @Test
  void aChangedSavedMatchIsRejectedAtTheChangedLine() {
    Table<?, ?, ?> table = TestTables.table(12, "bot:random", "bot:random");
    table.playBots();
    List<String> lines =
        TestTables.journal(table)
            .replace("rules 1\n", "rules 1\nsaved 2026-01-01T00:00:00Z\n")
            .lines()
            .toList();
    int body = lines.indexOf("seat blue bot:random") + 1;
    for (int broken = body; broken < lines.size(); broken += 7) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < lines.size(); i++) {
        text.append(i == broken ? "red: put 9 in 1" : lines.get(i)).append('\n');
      }
      ScriptResult result = play(text.toString());
      int line = broken + 1;
      assertThat(result.error())
          .hasValueSatisfying(error -> assertThat(error.line()).isEqualTo(line));
      assertThat(result.entries()).isEqualTo(lines.subList(body, broken));
    }
  }

  @Test
  void theExampleScriptIsValid() {
    ScriptResult result = play(Resources.text(TaSeTitle.class, "whole-match.lethe"));
    assertThat(result.error()).isEmpty();
    assertThat(result.table().match().turn().isOver()).isTrue();
  }
}
