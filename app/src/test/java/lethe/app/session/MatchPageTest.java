package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.story.StoryProgress;
import lethe.app.titles.BoardPart;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Phrase;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the transitions of a match page, in a match of Ta-Se. */
class MatchPageTest {
  private static final Size SIZE = Size.DEFAULT;

  /** A seed with which red opens the first round. */
  private static final long RED_OPENS = 3;

  private static MatchPageTester<Command, Observation, View> red() {
    return red(Options.NONE, SIZE);
  }

  private static MatchPageTester<Command, Observation, View> red(Options options, Size size) {
    return MatchPageTester.of(TaSeTitle.TITLE, options, RED_OPENS, 1, GameSeats.RED, size);
  }

  private static MatchPageTester<Command, Observation, View> spectator() {
    return MatchPageTester.of(
        TaSeTitle.TITLE, Options.NONE, RED_OPENS, 0, Spectator.SPECTATOR, SIZE);
  }

  @Test
  void aCommandIsSubmitted() {
    assertThat(red().type("put 5 in 2"))
        .containsExactly(
            new MatchEffect.Submit<>(
                GameSeats.RED, List.of(new ParsedCommand<>(new Put(5, 2), 1)), false));
  }

  @Test
  void severalCommandsOnALineAreSubmittedInOrder() {
    assertThat(red().type("put 5 in 2 and 3 in 1; keep"))
        .containsExactly(
            new MatchEffect.Submit<>(
                GameSeats.RED,
                List.of(
                    new ParsedCommand<>(new Put(5, 2), 1),
                    new ParsedCommand<>(new Put(3, 1), 16),
                    new ParsedCommand<>(new Keep(), 24)),
                false));
  }

  @Test
  void anEmptyLineDoesNothing() {
    MatchPageTester<Command, Observation, View> red = red();
    String before = red.screen();
    assertThat(red.type("  ")).isEmpty();
    assertThat(red.screen()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          put 5 in 2                         | put 4 in 2 | The 4 is too low to come first: the other side's last chip was 5. Start with 5 or more.
          put 5 in 2; put 6 in 1             | put 8 in 1 | The 8 is not lower than the 6 you have just put. The second chip of a turn must be lower.
          put 5 in 2; put 8 in 1             | keep       | Only the opener can keep a chip, and only the last one. Put a chip in a cup.
          put 1 in 2                         | put 1 in 1 | The 1 is your lowest chip, so no lower chip could follow it. Put a higher one first.
          put 5 in 2; put 8 in 1; put 3 in 1 | put 5 in 1 | You have no chip 5. Your chips: 1, 2, 3, 4, 6, 7, 8.
          """)
  void rejectionsByTheRulesAreExplained(
      String playedCommands, String rejectedCommand, String message) {
    MatchPageTester<Command, Observation, View> tester = red();
    tester.play(playedCommands.split(";"));
    tester.reject(rejectedCommand, 0, tester.rejection(rejectedCommand).orElseThrow());
    assertThat(tester.reply()).containsExactly(message);
  }

  @Test
  void aRejectionListsPlayedAndUntriedCommands() {
    MatchPageTester<Command, Observation, View> tester = red();
    tester.play("put 5 in 2", "put 8 in 1");
    tester.reject(
        "put 8 in 1 and 8 in 2 and 2 in 2", 1, tester.rejection("put 8 in 2").orElseThrow());
    assertThat(tester.reply())
        .containsExactly(
            "\"put 8 in 2\" (column 16) was not played: You have no chip 8. Your chips: 1, 2, 3, 4, 5, 6, 7.",
            "Played: put 8 in 1. Not tried: put 2 in 2.");
  }

  @Test
  void aRejectionOfTheFirstCommandSaysThatNoneWasPlayed() {
    MatchPageTester<Command, Observation, View> red = red();
    red.reject("keep; put 8 in 1", 0, red.rejection("keep").orElseThrow());
    assertThat(red.reply())
        .containsExactly(
            "\"keep\" (column 1) was not played: Only the opener can keep a chip, and only the last one. Put a chip in a cup.",
            "None of the moves on this line was played. Not tried: put 8 in 1.");
  }

  /** It may be the player's turn again when the rejection is read. */
  @Test
  void aRejectionNamesTheSeatWhoseTurnItWas() {
    MatchPageTester<Command, Observation, View> red = red();
    red.play("put 5 in 2");
    Rejection rejection =
        ((EntryResult.NotApplied<Command, Observation, View>)
                red.match().submit(GameSeats.RED, new Put(3, 1)))
            .rejection();
    red.reject("put 5 in 2 and 3 in 1 and 4 in 2", 1, rejection);
    assertThat(red.reply())
        .containsExactly(
            "\"put 3 in 1\" (column 16) was not played: after \"put 5 in 2\" it was blue's turn.",
            "Played: put 5 in 2. Not tried: put 4 in 2.");
    red.reject("put 3 in 1", 0, rejection);
    assertThat(red.reply()).containsExactly("It is not red's turn. Wait for blue.");
  }

  @Test
  void anUnreadableLineIsAnsweredWithExpectationsAndSuggestions() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("putt 5 in 2")).isEmpty();
    assertThat(red.reply())
        .containsExactly(
            "There is no command \"putt\"; expected one of: put, help,"
                + " moves, look, story, rules, undo, save, concede, quit.",
            "Did you mean put 5 in 2, put 1 in 2 or put 2 in 2?");
    assertThat(red.type("xyzzy")).isEmpty();
    assertThat(red.reply().getLast())
        .isEqualTo("Type moves to see the legal moves, or help for all commands.");
  }

  @Test
  void anUnreadableWordWithinALineIsReportedWithItsColumn() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("put 5 in 2 and 3 in 9")).isEmpty();
    assertThat(red.reply())
        .containsExactly(
            "Column 21: \"9\" is not possible here; expected CUP (1 2 3).",
            "None of the moves on this line was played.");
  }

  @Test
  void aCommonCommandMustBeAloneOnItsLine() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("put 5 in 2; help")).isEmpty();
    assertThat(red.reply().getFirst()).endsWith(": \"help\" must be the only command on its line.");
  }

  @Test
  void anAmbiguousWordIsAnsweredWithItsMeanings() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("s")).isEmpty();
    assertThat(red.reply().getFirst()).isEqualTo("\"s\" is ambiguous; it can mean: story, save.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "HELP", "hel"})
  void helpListsGameAndCommonCommands(String line) {
    MatchPageTester<Command, Observation, View> red = red(Options.NONE, new Size(80, 60));
    assertThat(red.type(line)).isEmpty();
    List<String> help = red.reply();
    assertThat(help).contains("  put CHIP in CUP", "  keep");
    for (String word :
        List.of("help", "moves", "hint", "look", "story", "rules", "undo", "save", "concede")) {
      assertThat(help).anyMatch(text -> text.startsWith("  " + word));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"moves", "?", "mov"})
  void theMovesCommandListsExactlyTheLegalCommands(String line) {
    MatchPageTester<Command, Observation, View> red = red();
    red.play("put 5 in 2", "put 8 in 1 and 7 in 1", "put 8 in 3");
    red.refresh(GameSeats.RED);
    assertThat(red.type(line)).isEmpty();
    assertThat(red.reply())
        .containsExactly(
            "Legal moves; choose one from each ( ):", "  put (1 2 3 4 6 7) in (1 2 3)");
  }

  /** When the others have moved, the reply is no longer true. */
  @ParameterizedTest
  @ValueSource(strings = {"moves", "hint"})
  void movesAndHintOutOfTurnTellThePlayerToWait(String line) {
    MatchPageTester<Command, Observation, View> red = red(Options.of(Map.of("hints", "on")), SIZE);
    red.play("put 5 in 2");
    red.refresh(GameSeats.RED);
    red.type(line);
    assertThat(red.reply())
        .containsExactly("It is not your turn. Wait until the others have moved.");
    red.play("put 8 in 1 and 7 in 1");
    red.refresh(GameSeats.RED);
    assertThat(red.reply()).isEmpty();
  }

  /** Each word is shown once. After the last page, Enter returns to the table. */
  @ParameterizedTest
  @CsvSource({"80, 24", "100, 30", "60, 15", "40, 10", "80, 1000"})
  void enterTurnsThePagesOfTheRules(int columns, int rows) {
    MatchPageTester<Command, Observation, View> red =
        red(Options.NONE, new Size(columns, rows)).closeTexts();
    String table = red.screen();
    assertThat(red.type("rules")).isEmpty();
    List<String> read = new ArrayList<>();
    int pages = 0;
    while (!red.screen().equals(table)) {
      assertThat(red.screen().lines().count()).isBetween(1L, rows - 1L);
      assertThat(red.screen().lines()).allMatch(line -> line.length() <= columns);
      red.screen().lines().forEach(read::add);
      assertThat(red.type("")).isEmpty();
      assertThat(pages++).isLessThan(200);
    }
    assertThat(FoldedTexts.fold(String.join("\n", read)))
        .isEqualTo(FoldedTexts.fold(TaSeTitle.TITLE.help()));
  }

  @Test
  void aCommandTypedAboveATextIsSubmitted() {
    MatchPageTester<Command, Observation, View> red = red();
    red.type("rules");
    assertThat(red.screen()).startsWith("TA-SE");
    assertThat(red.currentScreen().prompt()).startsWith("-- Enter: more");
    assertThat(red.type("put 5 in 2")).singleElement().isInstanceOf(MatchEffect.Submit.class);
    assertThat(red.currentScreen().kind()).isEqualTo(Screen.Kind.TABLE);
  }

  @Test
  void theStoryCanBeReadAgain() {
    MatchPageTester<Command, Observation, View> red = red();
    List<String> opening = red.recentMessages().subList(0, 1);
    red.type("put 5 in 2");
    assertThat(red.recentMessages()).isEmpty();
    red.type("story");
    assertThat(red.reply()).isEqualTo(opening);
  }

  @Test
  void theStoryCanBeDisabled() {
    MatchPageTester<Command, Observation, View> red = red();
    MatchPage<Command, Observation, View> withStory = red.matchPage();
    MatchPage<Command, Observation, View> withoutStory =
        MatchPageTester.withPreferences(
            withStory,
            new Preferences(false, false, false, PausePolicy.NEVER, false, false, false));
    List<ToldObservation<Observation>> observations = red.match().observations(GameSeats.RED);
    MatchPage<Command, Observation, View> seen =
        (MatchPage<Command, Observation, View>)
            withoutStory
                .onAnswer(
                    new MatchUpdate.Advanced<>(
                        List.of(),
                        List.of(
                            new Moment<>(
                                withStory.snapshot(), observations, Optional.empty(), false)),
                        PostMatchSummary.NONE))
                .page()
                .orElseThrow();
    assertThat(seen.recentMessages()).containsExactly(Text.plain("Round 1 begins; red opens it."));
    assertThat(
            ((MatchPage<Command, Observation, View>)
                    seen.onEvent(new PageEvent.LineEntered("story")).page().orElseThrow())
                .reply())
        .containsExactly(
            Text.plain(
                "No story has been told yet. With the setting story=off or verbosity=brief, or with"
                    + " --no-story, none is told."));
  }

  @Test
  void concedingNeedsAConfirmation() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("concede")).isEmpty();
    assertThat(red.reply())
        .containsExactly("Concede the match? Type yes to confirm, or anything else to play on.");
    assertThat(red.type("concede")).containsExactly(new MatchEffect.Concede<>(GameSeats.RED));
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "Y", " yes "})
  void yesConfirmsAConcession(String consent) {
    MatchPageTester<Command, Observation, View> red = red();
    red.type("concede");
    assertThat(red.type(consent)).containsExactly(new MatchEffect.Concede<>(GameSeats.RED));
    red.type("concede");
    red.type("moves");
    assertThat(red.type(consent)).isEmpty();
    assertThat(red.reply().getFirst())
        .contains("\"" + consent.strip().toLowerCase(Locale.ROOT) + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"no", "N", " cancel "})
  void aConcessionCanBeCanceled(String refusal) {
    MatchPageTester<Command, Observation, View> red = red();
    red.type("concede");
    assertThat(red.type(refusal)).isEmpty();
    assertThat(red.reply()).containsExactly("Canceled.");
    assertThat(red.type("concede")).isEmpty();
    red.type("moves");
    red.type(refusal);
    assertThat(red.reply().getFirst())
        .contains("\"" + refusal.strip().toLowerCase(Locale.ROOT) + "\"");
    assertThat(red.reply()).doesNotContain("Canceled.");
  }

  @Test
  void aGameCommandIsNotTakenForARefusal() {
    MatchPage<Command, Observation, View> dealt = red().matchPage();
    Notation<Command> notation =
        Notation.of(List.of(Phrase.of(Command.Keep.class, "no", new Command.Keep())));
    MatchPage<Command, Observation, View> page =
        MatchPage.of(
                new MatchPageContext<>(
                    notation,
                    dealt.ownSeats(),
                    false,
                    false,
                    Optional.empty(),
                    true,
                    Optional.empty(),
                    dealt.context().preferences()),
                dealt.snapshot(),
                StoryProgress.atStart(new Rng(1)),
                SIZE)
            .withUnconfirmedLine(Optional.of("concede"));
    assertThat(page.onEvent(new PageEvent.LineEntered("no")).effects())
        .singleElement()
        .isInstanceOf(MatchEffect.Submit.class);
  }

  /** A description that stayed would show what was placed before the last move. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void lookDescribesTheTableUntilTheNextMove(boolean whole) {
    MatchPageTester<Command, Observation, View> red = red(Options.NONE, new Size(100, 60));
    red.play("put 5 in 2");
    red.refresh(GameSeats.RED);
    BoardPart part = red.matchPage().snapshot().parts().getLast();
    red.type(whole ? "look" : "look " + part.name());
    assertThat(red.reply())
        .containsAll(whole ? red.matchPage().snapshot().describe() : part.messages());
    red.refresh(GameSeats.RED);
    assertThat(red.reply()).isNotEmpty();
    red.play("put 8 in 1");
    red.refresh(GameSeats.RED);
    assertThat(red.reply()).isEmpty();
    red.type("xyzzy");
    red.play("put 4 in 2");
    red.refresh(GameSeats.RED);
    assertThat(red.reply()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "look", "xyzzy", "put 5 in 2", "moves", "s"})
  void anotherLineCancelsTheConcession(String between) {
    MatchPageTester<Command, Observation, View> red = red();
    red.type("concede");
    red.type(between);
    assertThat(red.type("concede")).isEmpty();
  }

  /** After the match, undo is not suggested, but it can be typed. */
  @Test
  void suggestionsDependOnWhetherTheMatchIsOver() {
    MatchPageTester<Command, Observation, View> red = red();
    red.type("xyzzy");
    assertThat(red.reply().getFirst())
        .contains("put", "moves", "undo", "concede", "quit")
        .doesNotContain("rematch");
    red.addControl(new ControlEntry.Conceded(GameSeats.BLUE));
    red.refresh(GameSeats.RED);
    red.type("xyzzy");
    assertThat(red.reply().getFirst())
        .contains("help", "look", "rules", "rematch", "quit")
        .doesNotContain("put", "moves", "undo", "hint", "concede");
    assertThat(red.reply().getLast()).isEqualTo("Type help for all commands.");
    red.type("und");
    assertThat(red.reply().getLast()).doesNotContain("undo");
    red.type("help");
    assertThat(String.join(" ", red.reply())).doesNotContain("concede");
    assertThat(red.type("undo")).containsExactly(new MatchEffect.Undo<>());
  }

  /** Undo can still be typed. */
  @Test
  void undoIsNotOfferedBetweenHumanPlayers() {
    Size high = new Size(80, 60);
    MatchPageTester<Command, Observation, View> alone = red(Options.NONE, high);
    MatchPageTester<Command, Observation, View> twoPlayers =
        MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, RED_OPENS, 2, GameSeats.RED, high);
    twoPlayers.type("");
    for (String line : List.of("help", "xyzzy")) {
      alone.type(line);
      twoPlayers.type(line);
      assertThat(String.join("\n", alone.reply())).contains("undo");
      assertThat(String.join("\n", twoPlayers.reply())).isNotEmpty().doesNotContain("undo");
    }
    assertThat(alone.currentScreen().inputOptions().words()).contains("undo");
    assertThat(twoPlayers.currentScreen().inputOptions().words())
        .doesNotContain("undo")
        .contains("quit");
    twoPlayers.type("help undo");
    assertThat(String.join(" ", twoPlayers.reply())).contains("against bots");
    assertThat(twoPlayers.type("undo")).containsExactly(new MatchEffect.Undo<>());
  }

  @Test
  void aFinishedMatchCannotBeConceded() {
    MatchPageTester<Command, Observation, View> red = red();
    red.addControl(new ControlEntry.Conceded(GameSeats.BLUE));
    red.refresh(GameSeats.RED);
    assertThat(red.type("concede")).isEmpty();
    assertThat(red.type("concede")).isEmpty();
    assertThat(red.reply())
        .containsExactly("You can concede only a match that you are playing and that is not over.");
  }

  @Test
  void anUndoneMoveIsReported() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("undo")).containsExactly(new MatchEffect.Undo<>());
    red.send(
        new MatchUpdate.Advanced<>(
            List.of(),
            List.of(
                new Moment<>(
                    red.matchPage().snapshot(), List.of(), Optional.of(Text.plain("Back.")), true)),
            PostMatchSummary.NONE));
    assertThat(red.recentMessages()).containsExactly("Back.");
  }

  @Test
  void hintsRequireTheOptionAndThePlayersTurn() {
    MatchPageTester<Command, Observation, View> without = red();
    assertThat(without.type("hint")).isEmpty();
    assertThat(without.reply())
        .containsExactly(
            "This match has no hints. To get hints, start a custom game with hints=on.");
    MatchPageTester<Command, Observation, View> with = red(Options.of(Map.of("hints", "on")), SIZE);
    assertThat(with.type("hint")).containsExactly(new MatchEffect.Hint<>(GameSeats.RED));
    with.play("put 5 in 2");
    with.refresh(GameSeats.RED);
    assertThat(with.type("hint")).isEmpty();
  }

  @Test
  void saveReportsWhereTheMatchIsSaved() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("save")).containsExactly(new MatchEffect.ShowSaveFile<>());
    red.send(new PageEvent.MessageReceived(List.of("Here.")));
    assertThat(red.reply()).containsExactly("Here.");
  }

  /** Messages that are not chat, such as replies to commands, are not logged. */
  @Test
  void chatIsLoggedBetweenTheMessagesOfTheGame() {
    MatchPageTester<Command, Observation, View> red = red();
    red.send(new PageEvent.MessageReceived(List.of("anna: Hello."), List.of("anna: Hello.")));
    red.type("help");
    red.closeTexts();
    red.play("put 5 in 2");
    red.refresh(GameSeats.RED);
    red.send(
        new PageEvent.MessageReceived(
            List.of("anna: Hello.", "anna: Well."), List.of("anna: Well.")));
    red.send(new PageEvent.MessageReceived(List.of("Nobody else is here.")));
    String notice = "  (This was shown only once. Remembering it is part of the game.)";
    assertThat(red.matchPage().log())
        .extracting(Text::text)
        .containsSubsequence("anna: Hello.", notice, "anna: Well.")
        .containsOnlyOnce("anna: Hello.")
        .doesNotContain("Nobody else is here.");
  }

  @Test
  void quitAndTheEndOfInputLeaveTheMatch() {
    assertThat(red().type("quit")).containsExactly(new MatchEffect.LeaveMatch<>());
    assertThat(red().type("q")).containsExactly(new MatchEffect.LeaveMatch<>());
    assertThat(red().send(new PageEvent.InputEnded()))
        .containsExactly(new MatchEffect.LeaveMatch<>());
  }

  @Test
  void aSpectatorCanAdvanceAMatchButNotPlay() {
    MatchPageTester<Command, Observation, View> spectator = spectator();
    assertThat(spectator.type("")).containsExactly(new MatchEffect.AdvanceBot<>());
    assertThat(spectator.currentScreen().prompt()).isEqualTo("(Enter: next move)> ");
    assertThat(spectator.type("put 5 in 2")).isEmpty();
    assertThat(spectator.reply()).containsExactly("You are a spectator, so you cannot play here.");
    assertThat(spectator.type("concede")).isEmpty();
    assertThat(spectator.type("undo")).isEmpty();
    assertThat(spectator.type("hint")).isEmpty();
    assertThat(spectator.matchPage().legalCommandTexts()).isEmpty();
  }

  @Test
  void aSpectatorCannotAdvanceAMatchOnAServer() {
    MatchPageTester<Command, Observation, View> spectator =
        MatchPageTester.ofServerSpectator(TaSeTitle.TITLE, RED_OPENS, SIZE);
    assertThat(spectator.currentScreen().prompt()).isEqualTo("(watching)> ");
    String before = spectator.screen();
    assertThat(spectator.type("")).isEmpty();
    assertThat(spectator.screen()).isEqualTo(before);
  }

  /** A match that goes on does not wait for a spectator to close a text. */
  @Test
  void aSpectatorOnAServerIsPausedOnlyAfterTheMatch() {
    MatchPageTester<Command, Observation, View> spectator =
        MatchPageTester.ofServerSpectator(TaSeTitle.TITLE, RED_OPENS, new Size(60, 17));
    MutableRng rng = new MutableRng(new Rng(RED_OPENS));
    while (!spectator.match().turn().isOver()) {
      assertThat(spectator.currentScreen().kind()).isEqualTo(Screen.Kind.TABLE);
      spectator.playRandomCommand(rng);
      spectator.refresh(Spectator.SPECTATOR);
    }
    assertThat(spectator.currentScreen().kind()).isEqualTo(Screen.Kind.TEXT);
  }

  @Test
  void aSpectatorSeesTheEndOfTheMatch() {
    MatchPageTester<Command, Observation, View> spectator = spectator();
    spectator.playOut();
    spectator.refresh(Spectator.SPECTATOR);
    assertThat(spectator.closeTexts().type("")).isEmpty();
    assertThat(spectator.currentScreen().prompt()).isEqualTo("(analyze, again, rematch or quit)> ");
    assertThat(spectator.screen()).contains("The match is over: ");
    assertThat(spectator.type("quit")).containsExactly(new MatchEffect.LeaveMatch<>());
  }

  @Test
  void aFinishedMatchInAFileCanBeReplayed() {
    MatchPageTester<Command, Observation, View> red = red();
    assertThat(red.type("replay")).isEmpty();
    assertThat(red.screen()).contains("You can replay it afterwards.");
    red.addControl(new ControlEntry.Conceded(GameSeats.RED));
    red.refresh(GameSeats.RED);
    assertThat(red.type("replay")).isEmpty();
    assertThat(red.screen()).contains("not saved in a file");
    MatchPage<Command, Observation, View> unsaved = red.matchPage();
    MatchPage<Command, Observation, View> saved =
        MatchPage.of(
            new MatchPageContext<>(
                unsaved.notation(),
                List.of(GameSeats.RED),
                false,
                false,
                Optional.empty(),
                true,
                Optional.of(Path.of("match.lethe")),
                Preferences.DEFAULT),
            unsaved.snapshot(),
            StoryProgress.atStart(new Rng(1)),
            SIZE);
    assertThat(saved.onEvent(new PageEvent.LineEntered("replay")).effects())
        .containsExactly(new MatchEffect.Replay<>());
  }

  @Test
  void theEndOfAMatchIsToldOnce() {
    MatchPageTester<Command, Observation, View> red = red();
    red.addControl(new ControlEntry.Conceded(GameSeats.RED));
    red.refresh(GameSeats.RED);
    assertThat(red.recentMessages())
        .contains("  A hand covers the cups. What is in them stays there.");
    assertThat(red.screen())
        .endsWith("The match is over: blue wins, because red conceded at 0 cups to 0.");
    List<String> messages = red.recentMessages();
    red.refresh(GameSeats.RED);
    assertThat(red.recentMessages()).isEqualTo(messages);
  }

  @Test
  void recentMessagesAndRepliesContainNoEphemeralMessages() {
    for (long seed = 0; seed < 4; seed++) {
      MutableRng dice = new MutableRng(new Rng(seed));
      for (Viewer viewer : List.of(GameSeats.RED, GameSeats.BLUE, Spectator.SPECTATOR)) {
        MatchPageTester<Command, Observation, View> tester =
            MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, seed, 2, viewer, SIZE);
        while (!tester.match().turn().isOver()) {
          tester.playRandomCommand(dice);
          if (dice.oneIn(3)) {
            tester.refresh(viewer);
          }
          if (dice.oneIn(10)) {
            tester.type(dice.pick(List.of("story", "look", "moves", "xyzzy")));
          }
          assertThat(tester.recentMessages()).noneMatch(line -> line.contains(" puts "));
          assertThat(tester.reply()).noneMatch(line -> line.contains(" puts "));
        }
        List<String> ephemeralLines =
            tester.match().observations(viewer).stream()
                .filter(ToldObservation::ephemeral)
                .flatMap(told -> TaSeTitle.TITLE.narrate(told.observation(), viewer).stream())
                .map(Text::text)
                .toList();
        assertThat(ephemeralLines).isNotEmpty().allMatch(line -> line.contains(" puts "));
      }
    }
  }
}
