package lethe.engine.games.tase.rules;

import static lethe.engine.games.tase.rules.Drawn.RULES;
import static lethe.engine.games.tase.rules.Drawn.after;
import static lethe.engine.games.tase.rules.Drawn.legal;
import static lethe.engine.games.tase.rules.Drawn.refused;
import static lethe.engine.games.tase.rules.Drawn.table;
import static lethe.engine.games.tase.rules.Drawn.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Dice;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.Standing;
import lethe.engine.core.Player;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Refusal;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Illegal;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The rule book under its headings, with the rulings on what it leaves open. */
class TaSeRulesTest {
  private static final List<Viewer> VIEWERS = List.of(Roles.RED, Roles.BLUE, Spectator.SPECTATOR);

  private static final String DEALT =
      """
      red  12345678 | . . .
      blue 12345678 | . . .
      round 1 of red: red OPENING
      """;

  private static final String OPENED =
      """
      red  1234.678 | . 5 .
      blue 12345678 | . . .
      round 1 of red: blue FIRST 5
      """;

  private static final String HALF_A_TURN =
      """
      red  1234.678 | . 5 .
      blue 12345.78 | . . 6
      round 1 of red: blue SECOND 6
      """;

  /** Red may follow with a 7, which is higher than all that blue has. */
  private static final String BLUE_HAS_UP_TO_6 =
      """
      red  1.3..67. | 5 24 8
      blue 1.34.6.. | 2 5 78
      round 1 of red: red SECOND 8
      """;

  private static final String THROWN_OUT =
      """
      red  1.3..6.. | 57 24 8
      blue ..34.6.. | 2 5 78 out 1
      round 1 of red: blue FREE 7
      """;

  /** Blue's last chip is a 5, and so higher than red's. */
  private static final String RED_HAS_A_4 =
      """
      red  ...4.... | 123 56 78
      blue ....5... | 12 34 678
      round 1 of red: blue SECOND 6
      """;

  private static final String RED_HAS_A_5 =
      """
      red  ....5... | 123 46 78
      blue ........ | 125 34 678
      round 1 of red: red LAST 5
      """;

  @Nested
  class Equipment {
    @Test
    void eachSideHasChipsOfOneToEight() {
      assertThat(Drawn.draw(State.deal(0))).isEqualTo(DEALT);
    }

    @Test
    void allChipsInHandLieInClearView() {
      State state = table(THROWN_OUT);
      for (Viewer viewer : VIEWERS) {
        assertThat(RULES.view(state, viewer).red()).isEqualTo(state.red());
        assertThat(RULES.view(state, viewer).blue()).isEqualTo(state.blue());
      }
    }

    @Test
    void thereAreThreeCups() {
      for (int cup : List.of(-1, 0, 4)) {
        assertThat(RULES.apply(table(OPENED), Roles.BLUE, new Put(6, cup)))
            .isEqualTo(Ruling.rejected(Illegal.NO_SUCH_CUP, cup));
      }
    }
  }

  @Nested
  class ThePlay {
    @Test
    void aTurnPutsTwoChipsIntoAnyCups() {
      assertThat(after(OPENED, "put 6 in 3", "put 2 in 1"))
          .isEqualTo(
              """
              red  1234.678 | . 5 .
              blue 1.345.78 | 2 . 6
              round 1 of red: red FIRST 2
              """);
    }

    @Test
    void bothChipsMayGoIntoTheSameCup() {
      assertThat(after(OPENED, "put 6 in 2", "put 2 in 2"))
          .isEqualTo(
              """
              red  1234.678 | . 5 .
              blue 1.345.78 | . 26 .
              round 1 of red: red FIRST 2
              """);
    }

    @Test
    void theFirstChipIsAtLeastTheOneTheOtherJustPut() {
      assertThat(legal(OPENED)).isEqualTo(puts(5, 6, 7, 8));
      for (int cup = 1; cup <= 3; cup++) {
        assertThat(refused(OPENED, "put 4 in " + cup))
            .isEqualTo(Rejection.of(Illegal.CHIP_TOO_LOW, 4, 5));
      }
    }

    @Test
    void theSecondChipIsLowerThanTheFirst() {
      assertThat(legal(HALF_A_TURN)).isEqualTo(puts(1, 2, 3, 4, 5));
      assertThat(refused(HALF_A_TURN, "put 7 in 1"))
          .isEqualTo(Rejection.of(Illegal.CHIP_NOT_LOWER, 7, 6));
    }

    /** The last in time, not the highest. */
    @Test
    void theFirstChipIsComparedWithTheOthersSecond() {
      assertThat(after(HALF_A_TURN, "put 1 in 1"))
          .isEqualTo(
              """
              red  1234.678 | . 5 .
              blue .2345.78 | 1 . 6
              round 1 of red: red FIRST 1
              """);
    }

    @Test
    void everyChipIsAnnouncedWithItsValueAndCup() {
      assertThat(told(OPENED, "put 6 in 3")).containsExactly(new Placed(1, Roles.BLUE, 6, 3));
    }

    @Test
    void anAnnouncementIsMadeOnceToEverybody() {
      Match<Command, Observation, View> match = match(Options.NONE, "put 5 in 2");
      Told<Observation> once = new Told<>(new Placed(1, opener(match), 5, 2), true);
      for (Viewer viewer : VIEWERS) {
        assertThat(match.told(viewer)).endsWith(once);
      }
    }

    @Test
    void everybodySeesWhatMayBePut() {
      for (String table : List.of(DEALT, OPENED, HALF_A_TURN, THROWN_OUT, RED_HAS_A_5)) {
        State state = table(table);
        assertThat(RULES.view(state, Spectator.SPECTATOR).playable()).isEqualTo(state.playable());
      }
      assertThat(RULES.view(Rounds.finished("", "", "put 5 in 1"), Roles.RED).playable()).isEmpty();
    }

    @Test
    void aChipInACupIsInNoHand() {
      assertThat(refused(HALF_A_TURN, "put 6 in 1"))
          .isEqualTo(Rejection.of(Illegal.CHIP_NOT_IN_HAND, 6, Drawn.chips("1234578").values()));
    }

    @Test
    void nobodyLooksIntoTheCups() {
      for (Viewer viewer : VIEWERS) {
        assertThat(RULES.view(table(HALF_A_TURN), viewer).cups())
            .containsOnly(new Cup.Closed())
            .hasSize(3);
      }
    }

    @Test
    void onlyTheLatestAnnouncementsStayInSight() {
      Match<Command, Observation, View> match =
          match(Options.NONE, "put 5 in 2", "put 6 in 3", "put 2 in 1", "put 4 in 1");
      Seat opener = opener(match);
      Seat other = opener.equals(Roles.RED) ? Roles.BLUE : Roles.RED;
      List<List<Placed>> latest = new ArrayList<>();
      for (int i = 0; i <= 4; i++) {
        latest.add(match.at(i).view(Spectator.SPECTATOR).latest());
      }
      assertThat(latest)
          .containsExactly(
              List.of(),
              List.of(new Placed(1, opener, 5, 2)),
              List.of(new Placed(1, other, 6, 3)),
              List.of(new Placed(1, other, 6, 3), new Placed(1, other, 2, 1)),
              List.of(new Placed(1, opener, 4, 1)));
    }

    @Test
    void aSpectatorSeesWhatASeatSees() {
      View view = RULES.view(table(HALF_A_TURN), Roles.RED);
      assertThat(RULES.view(table(HALF_A_TURN), Roles.BLUE)).isEqualTo(view);
      assertThat(RULES.view(table(HALF_A_TURN), Spectator.SPECTATOR)).isEqualTo(view);
    }

    @Test
    void onlyTheSeatToMoveMayPut() {
      assertThat(RULES.legal(table(OPENED), Roles.RED)).isEmpty();
      assertThat(RULES.apply(table(OPENED), Roles.RED, new Put(6, 1)))
          .isEqualTo(Ruling.rejected(Refusal.NOT_YOUR_TURN, List.of(Roles.BLUE), Roles.RED));
    }

    @Test
    void twoChipsTypedInOneLineAreTwoPlies() {
      assertThat(((Read<Command>) RULES.notation().read("put 5 in 2 and 3 in 1")).commands())
          .containsExactly(new Put(5, 2), new Put(3, 1));
      assertThat(((Read<Command>) RULES.notation().read("p 5 2; keep")).commands())
          .containsExactly(new Put(5, 2), new Keep());
    }
  }

  @Nested
  class BeginningARound {
    @Test
    void theOpenerPutsOneChipOfAnyValueIntoAnyCup() {
      assertThat(legal(DEALT)).isEqualTo(puts(1, 2, 3, 4, 5, 6, 7, 8));
      assertThat(after(DEALT, "put 5 in 2")).isEqualTo(OPENED);
    }

    /** Nine turns in all: the opener's one, four and three of two chips, the opener's last. */
    @Test
    void twoChipTurnsAlternateUntilTheOpenerHasOneChip() {
      List<String> commands = new ArrayList<>(List.of("put 1 in 1"));
      for (int chip = 2; chip <= 8; chip++) {
        commands.add("put " + chip + " in 1");
        commands.add("put " + (chip - 1) + " in 1");
      }
      assertThat(after(DEALT, commands.toArray(String[]::new)))
          .isEqualTo(
              """
              red  .......8 | 1234567 . .
              blue ........ | 12345678 . .
              round 1 of red: red LAST 7
              """);
    }

    @Test
    void theLowestChipCannotComeFirstForNoneWouldBeLeftToFollow() {
      String low =
          """
          red  .......8 | 13 45 267
          blue ....5.7. | 12 34 68
          round 1 of red: blue FIRST 2
          """;
      for (String table : List.of(low, low.replace("FIRST 2", "FIRST 5"))) {
        assertThat(legal(table)).isEqualTo(puts(7));
        assertThat(refused(table, "put 5 in 1"))
            .isEqualTo(Rejection.of(Illegal.NOTHING_LEFT_TO_FOLLOW, 5));
      }
    }

    @Test
    void withoutAChipHighEnoughTheLowestIsThrownOut() {
      assertThat(after(BLUE_HAS_UP_TO_6, "put 7 in 1")).isEqualTo(THROWN_OUT);
      assertThat(told(BLUE_HAS_UP_TO_6, "put 7 in 1"))
          .containsExactly(new Placed(1, Roles.RED, 7, 1), new ThrownOut(Roles.BLUE, 1, 7));
    }

    @Test
    void afterAThrowOutAnyOneChipIsPut() {
      assertThat(legal(THROWN_OUT)).isEqualTo(puts(3, 4, 6));
      assertThat(after(THROWN_OUT, "put 6 in 2"))
          .isEqualTo(
              """
              red  1.3..6.. | 57 24 8
              blue ..34.... | 2 56 78 out 1
              round 1 of red: red FIRST 6
              """);
    }

    @Test
    void aChipThrownOutIsNotTheOneToCompareWith() {
      assertThat(after(THROWN_OUT, "put 3 in 2"))
          .isEqualTo(
              """
              red  1.3..6.. | 57 24 8
              blue ...4.6.. | 2 35 78 out 1
              round 1 of red: red FIRST 3
              """);
    }

    @Test
    void aChipThrownOutCannotBePut() {
      assertThat(refused(THROWN_OUT, "put 1 in 1"))
          .isEqualTo(Rejection.of(Illegal.CHIP_NOT_IN_HAND, 1, Drawn.chips("346").values()));
    }

    @Test
    void withAnEqualChipNothingIsThrownOut() {
      assertThat(after(BLUE_HAS_UP_TO_6, "put 6 in 1"))
          .isEqualTo(
              """
              red  1.3...7. | 56 24 8
              blue 1.34.6.. | 2 5 78
              round 1 of red: blue FIRST 6
              """);
    }

    @Test
    void aThrowOutMayLeaveOneChipForTheTurn() {
      String two =
          """
          red  ..3.5... | 1 24 678
          blue 12...... | 34 56 78
          round 1 of red: red SECOND 7
          """;
      assertThat(after(two, "put 5 in 1", "put 2 in 2"))
          .isEqualTo(
              """
              red  ..3..... | 15 24 678
              blue ........ | 34 256 78 out 1
              round 1 of red: red LAST 2
              """);
    }

    @Test
    void theOpenersLastChipMayBePutIfItIsHighEnough() {
      assertThat(legal(RED_HAS_A_5))
          .containsExactly("put 5 in 1", "put 5 in 2", "put 5 in 3", "keep");
      assertThat(told(RED_HAS_A_5, "put 5 in 2"))
          .startsWith(new Placed(1, Roles.RED, 5, 2))
          .contains(scored(1, "123", "125", "456", "34", "78", "678"));
    }

    @Test
    void theOpenersLastChipMayBeKept() {
      assertThat(told(RED_HAS_A_5, "keep"))
          .containsExactly(
              new Kept(Roles.RED, 5),
              scored(1, "123", "125", "46", "34", "78", "678"),
              new RoundBegan(2, Roles.BLUE));
    }

    @Test
    void noOtherChipMayBeKept() {
      for (String table : List.of(DEALT, OPENED, HALF_A_TURN, THROWN_OUT)) {
        assertThat(refused(table, "keep")).isEqualTo(Rejection.of(Illegal.CANNOT_KEEP));
      }
    }

    @Test
    void theOpenersLastChipIsSetAsideIfItIsTooLow() {
      assertThat(told(RED_HAS_A_4, "put 5 in 1"))
          .containsExactly(
              new Placed(1, Roles.BLUE, 5, 1),
              new SetAside(Roles.RED, 4, 5),
              scored(1, "123", "125", "56", "34", "78", "678"),
              new RoundBegan(2, Roles.BLUE));
    }

    @Test
    void onlyPlacementsAreForgotten() {
      Match<Command, Observation, View> match = whole(7);
      for (Told<Observation> told : match.told(Spectator.SPECTATOR)) {
        assertThat(told.fleeting()).isEqualTo(told.what() instanceof Placed);
      }
    }
  }

  @Nested
  class Rounds {
    @Test
    void theCupsWonAreRecordedAndTheOtherOpensTheNextRound() {
      assertThat(after(RED_HAS_A_4, "put 5 in 1"))
          .isEqualTo(
              """
              red  12345678 | . . . won 1
              blue 12345678 | . . . won 2
              round 2 of blue: blue OPENING
              """);
    }

    @Test
    void theRoundsThatAreOverStayInSight() {
      Match<Command, Observation, View> match = whole(7);
      List<Observation> scored = new ArrayList<>();
      for (Told<Observation> told : match.told(Roles.RED)) {
        if (told.what() instanceof Scored) {
          scored.add(told.what());
        }
      }
      assertThat(scored).hasSize(6).isEqualTo(match.view(Roles.RED).scored());
    }

    @Test
    void aMatchIsSixRoundsOpenedInTurn() {
      List<RoundBegan> rounds = new ArrayList<>();
      Match<Command, Observation, View> match = whole(7);
      for (Told<Observation> told : match.told(Spectator.SPECTATOR)) {
        if (told.what() instanceof RoundBegan began) {
          rounds.add(began);
        }
      }
      Seat one = opener(match);
      Seat other = one.equals(Roles.RED) ? Roles.BLUE : Roles.RED;
      assertThat(rounds)
          .containsExactly(
              new RoundBegan(1, one),
              new RoundBegan(2, other),
              new RoundBegan(3, one),
              new RoundBegan(4, other),
              new RoundBegan(5, one),
              new RoundBegan(6, other));
    }

    @Test
    void theFirstOpenerIsDrawn() {
      int red = 0;
      for (int seed = 0; seed < 1_000; seed++) {
        red += RULES.start(2, new Rng(seed)).opener() == 0 ? 1 : 0;
      }
      assertThat(red).isBetween(440, 560);
    }

    @Test
    void mostCupsWin() {
      assertThat(outcome("won 7", "won 8", "put 5 in 1"))
          .isEqualTo(
              new Outcome(
                  "most-cups",
                  List.of(new Standing(Roles.RED, 8, false), new Standing(Roles.BLUE, 10, true))));
      assertThat(outcome("won 9", "won 6", "put 5 in 1").toString())
          .isEqualTo("most-cups red 10 won blue 8");
    }

    @Test
    void equallyManyCupsAreADraw() {
      assertThat(outcome("won 8", "won 7", "put 5 in 1"))
          .isEqualTo(
              new Outcome(
                  "draw",
                  List.of(new Standing(Roles.RED, 9, false), new Standing(Roles.BLUE, 9, false))));
    }

    @Test
    void theCupsStayOpenWhenAllIsOver() {
      Match<Command, Observation, View> match = whole(7);
      View view = match.view(Spectator.SPECTATOR);
      List<CupScore> last = view.scored().getLast().cups();
      List<Cup> open = new ArrayList<>();
      last.forEach(cup -> open.add(new Cup.Open(cup.red(), cup.blue())));
      assertThat(view.cups()).isEqualTo(open);
      assertThat(view.mover()).isEmpty();
      assertThat(RULES.apply(finished("", "", "put 5 in 1"), Roles.BLUE, new Put(1, 1)))
          .isEqualTo(Ruling.rejected(Refusal.MATCH_OVER));
    }

    @Test
    void theChipsOfTheLastRoundStayWhereTheyAre() {
      assertThat(Drawn.draw(finished("won 7", "won 8", "put 5 in 1")))
          .isEqualTo(
              """
              red  ........ | 123 56 78 out 4 won 8
              blue ........ | 125 34 678 won 10
              round 6 of red: nobody OVER 5
              """);
    }

    @Test
    void whoGivesUpHasLost() {
      assertThat(RULES.conceded(table(OPENED), Roles.RED).toString())
          .isEqualTo("conceded red 0 blue 0 won");
      assertThat(RULES.conceded(table(OPENED), Roles.BLUE).toString())
          .isEqualTo("conceded red 0 won blue 0");
    }

    /** How round 6 ends for sides with so many cups: red wins one more and blue two. */
    private static Outcome outcome(String red, String blue, String command) {
      Turn turn = RULES.turn(finished(red, blue, command));
      return ((Turn.Over) turn).outcome();
    }

    private static State finished(String red, String blue, String command) {
      List<String> lines = RED_HAS_A_4.replace("round 1 of red", "round 6 of red").lines().toList();
      return Drawn.next(
          (lines.get(0) + " " + red).strip()
              + "\n"
              + (lines.get(1) + " " + blue).strip()
              + "\n"
              + lines.get(2),
          command);
    }
  }

  @Nested
  class TheOptions {
    @Test
    void openCupsShowWhatIsInThem() {
      Options open = Options.of(Map.of("open-cups", "on"));
      View view = match(open, "put 5 in 2").view(Spectator.SPECTATOR);
      Cup empty = new Cup.Open(Chips.NONE, Chips.NONE);
      assertThat(view.cups().getFirst()).isEqualTo(empty);
      assertThat(view.cups().get(1))
          .isEqualTo(
              view.opener().equals(Roles.RED)
                  ? new Cup.Open(Chips.ofValues(5), Chips.NONE)
                  : new Cup.Open(Chips.NONE, Chips.ofValues(5)));
      assertThat(view.cups().getLast()).isEqualTo(empty);
    }

    @Test
    void theJournalRecordsOpenCups() {
      Options open = Options.of(Map.of("open-cups", "on"));
      assertThat(match(open).journal().text(RULES.notation())).contains("\noption open-cups on\n");
    }

    @Test
    void theCupsAreClosedUnlessSomebodySaysSo() {
      assertThat(TaSe.open(Options.NONE)).isEqualTo(new Valid<>(new Rules(false)));
      assertThat(TaSe.open(Options.of(Map.of("open-cups", "off"))))
          .isEqualTo(new Valid<>(new Rules(false)));
    }

    @Test
    void anotherOptionIsAFault() {
      assertThat(TaSe.open(Options.of(Map.of("cups", "4"))))
          .isEqualTo(
              new Faulty<>(
                  List.of(Fault.inOption("cups", 1, 1, Flaw.UNKNOWN_OPTION, "cups", "open-cups"))));
    }

    @Test
    void anotherValueIsAFault() {
      assertThat(TaSe.open(Options.of(Map.of("open-cups", "yes"))))
          .isEqualTo(
              new Faulty<>(
                  List.of(Fault.inOption("open-cups", 1, 1, Flaw.BAD_OPTION, "yes", "on, off"))));
    }
  }

  private static List<String> puts(int... chips) {
    List<String> puts = new ArrayList<>();
    for (int chip : chips) {
      for (int cup = 1; cup <= 3; cup++) {
        puts.add("put " + chip + " in " + cup);
      }
    }
    return puts;
  }

  /** Red's and blue's chips in each cup. */
  private static Scored scored(int round, String... chips) {
    List<CupScore> cups = new ArrayList<>();
    for (int i = 0; i < 6; i += 2) {
      cups.add(new CupScore(Drawn.chips(chips[i]), Drawn.chips(chips[i + 1])));
    }
    return new Scored(round, cups);
  }

  private static Seat opener(Match<Command, Observation, View> match) {
    return match.at(0).view(Spectator.SPECTATOR).opener();
  }

  /** A match after these commands of whoever is to move. */
  private static Match<Command, Observation, View> match(Options options, String... commands) {
    Rules rules = new Rules(!options.values().isEmpty());
    List<Seated> table =
        rules.seats().table(2).stream().map(s -> new Seated(s, new Player.Human())).toList();
    Match<Command, Observation, View> match =
        Match.start(rules, new Header(TaSe.NAME, options, 1, "", table));
    for (String command : commands) {
      match = Drawn.submitted(match, command);
    }
    return match;
  }

  /** A whole match of random commands. */
  private static Match<Command, Observation, View> whole(long seed) {
    Match<Command, Observation, View> match = match(Options.NONE);
    Dice dice = new Dice(new Rng(seed));
    while (!match.turn().isOver()) {
      Seat mover = match.view(Spectator.SPECTATOR).mover().orElseThrow();
      Command command = dice.oneOf(match.legal(mover));
      match = ((Moved<Command, Observation, View>) match.submit(mover, command)).next();
    }
    return match;
  }
}
