package lethe.app.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.play.MatchRecord;
import lethe.app.play.ResultsReport;
import lethe.app.play.TableSetup;
import lethe.app.savedgame.BranchHistory;
import lethe.app.savedgame.BranchOrigin;
import lethe.app.savedgame.SavedGame;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.session.ResultComparison;
import lethe.app.text.Launcher;
import lethe.app.text.Lazy;
import lethe.app.titles.AllTitles;
import lethe.app.titles.MatchResult;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.GameSeats;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the menus between matches. */
@Tag("titles")
class MenuPageTest {
  private static final List<Seat> SEATS = GameSeats.SEATS.firstSeats(2);
  private static final List<SeatedPlayer> PLAYERS =
      List.of(
          new SeatedPlayer(SEATS.getFirst(), new Player.Human()),
          new SeatedPlayer(SEATS.getLast(), new Player.Machine("fading")));

  private static final BranchHistory BRANCH_HISTORY =
      new BranchHistory(new Header("ta-se", Options.NONE, 1, "", PLAYERS), List.of(), -1);

  private Page<MenuEffect, MenuState> page;

  private static SavedGame savedGame(String name, int red, int blue) {
    Optional<Outcome> outcome =
        red < 0
            ? Optional.empty()
            : Optional.of(
                new Outcome(
                    "most-cups",
                    List.of(
                        new SeatResult(SEATS.getFirst(), red, red > blue),
                        new SeatResult(SEATS.getLast(), blue, blue > red))));
    List<Seat> seatsToMove = outcome.isPresent() ? List.of() : SEATS.subList(0, 1);
    return new SavedGame(
        Path.of(name),
        new MatchRecord(
            TaSeTitle.TITLE,
            new Header("ta-se", Options.NONE, red, "2026-11-0" + name + "T12:00:00Z", PLAYERS),
            SEATS.subList(0, 1),
            new MatchStatus(9, seatsToMove, outcome, ""),
            false),
        Instant.parse("2026-11-0" + name + "T12:34:00Z"),
        "round 2",
        BRANCH_HISTORY,
        false,
        Optional.empty(),
        Optional.empty());
  }

  private void open(MenuPage.MenuContent content, SavedGame... savedGames) {
    MenuState state =
        new MenuState(
            new SavedGameCatalog.CatalogSnapshot(
                savedGames.length,
                Stream.of(savedGames).filter(game -> !game.isOver()).reduce((_, later) -> later),
                Lazy.of(() -> List.of(savedGames)),
                Lazy.of(List::of)),
            UserSettings.defaults(),
            List.of());
    page = MenuPage.root(content, state, Size.DEFAULT);
  }

  private List<MenuEffect> type(String line) {
    PageTransition<MenuEffect, MenuState> transition =
        page.onEvent(new PageEvent.LineEntered(line));
    page = transition.page().orElse(page);
    return transition.effects();
  }

  private Screen screen() {
    return page.screen(Size.DEFAULT);
  }

  @Test
  void savedGamesCanBeFilteredByStateOrGame() {
    open(new SavedGamesMenu(), savedGame("1", 9, 7), savedGame("2", -1, 0), savedGame("3", 4, 9));
    assertThat(screen().lines()).containsExactly("1", "2", "3", "back");
    assertThat(screen().frame().lines())
        .anyMatch(line -> line.contains("3 Nov 2026") && line.contains("blue wins"));
    type("show open");
    assertThat(screen().lines()).containsExactly("1", "back");
    assertThat(type("1")).containsExactly(new MenuEffect.ResumeGame(Path.of("2")));
    type("show over");
    assertThat(type("2")).containsExactly(new MenuEffect.ReviewGame(Path.of("1")));
    type("show eurydice");
    assertThat(screen().lines()).containsExactly("back");
    type("show everything");
    assertThat(screen().frame().toString()).contains("\"everything\" is not a filter");
  }

  @Test
  void theCustomGameMenuAcceptsTheValuesThatItShows() {
    open(new HomeMenu());
    type("eurydice");
    type("back");
    type("ta-se");
    type("table");
    for (String line :
        List.of(
            "red bot perfect",
            "red bot:perfect",
            "red perfect",
            "r bot perfect",
            "red=bot perfect")) {
      type(line);
      assertThat(screen().frame().lines())
          .as(line)
          .anyMatch(row -> row.matches("  red +bot perfect: .*"));
      type("red human");
      assertThat(screen().frame().lines())
          .anyMatch(row -> row.matches("  red +a person at this keyboard"));
    }
    type("red bot");
    assertThat(screen().frame().lines()).anyMatch(row -> row.matches("  red +bot fading: .*"));
    type("red a person at this keyboard");
    assertThat(screen().frame().lines())
        .anyMatch(row -> row.matches("  red +a person at this keyboard"));
    type("red genius");
    assertThat(screen().frame().toString())
        .contains("There is no player \"genius\". For red, type human, bot or one of: bot ");
    type("seed 47");
    assertThat(screen().frame().lines()).anyMatch(row -> row.matches("  seed +47"));
    type("seed random");
    assertThat(screen().frame().lines()).anyMatch(row -> row.matches("  seed +random"));
    type("hints on");
    assertThat(screen().frame().lines()).anyMatch(row -> row.matches("  hints +on"));
    for (String line : List.of("hints default", "hints off (default)")) {
      type("hints on");
      type(line);
      assertThat(screen().frame().lines())
          .as(line)
          .anyMatch(row -> row.matches("  hints +off \\(default\\)"));
    }
  }

  @Test
  void theDefaultBotLevelDependsOnTheResults() {
    open(new GameMenu(TaSeTitle.TITLE));
    assertThat(screen().frame().toString()).contains("you are red, blue bot fading");
    open(new GameMenu(TaSeTitle.TITLE), savedGame("1", 4, 9), savedGame("2", 9, 4));
    assertThat(screen().frame().toString()).contains("you are red, blue bot attentive");
    type("table");
    assertThat(screen().frame().lines()).anyMatch(row -> row.matches("  blue +bot attentive: .*"));
    open(new GameMenu(TaSeTitle.TITLE), savedGame("1", 4, 9), GAME_WITH_CHOSEN_SEED);
    assertThat(screen().frame().toString()).contains("you are red, blue bot fading");
    open(new GameMenu(RobotsTitle.TITLE), savedGame("2", 9, 4));
    assertThat(screen().frame().toString()).contains("bot rusty");
  }

  @ParameterizedTest
  @CsvSource({"auto, attentive", "easy, fading", "normal, fading", "best, perfect"})
  void theLevelSettingDeterminesTheBotLevel(String setting, String level) {
    open(new GameMenu(TaSeTitle.TITLE), savedGame("2", 9, 4));
    MenuState state = ((MenuPage) page).state();
    page =
        MenuPage.root(
            new GameMenu(TaSeTitle.TITLE),
            new MenuState(
                state.savedGames(),
                UserSettings.defaults().withValue(UserSetting.LEVEL, setting),
                List.of()),
            Size.DEFAULT);
    assertThat(screen().frame().toString()).contains("you are red, blue bot " + level);
  }

  @Test
  void aMatchContinuedInACopyIsResumedThereAndNotListedAsOpen() {
    SavedGame game = savedGame("1", -1, 0);
    SavedGame copied =
        new SavedGame(
            game.file(),
            game.match(),
            game.lastPlayed(),
            game.stage(),
            game.branchHistory(),
            true,
            Optional.of(Path.of("copy")),
            game.origin());
    open(new SavedGamesMenu(), copied);
    assertThat(screen().frame().toString()).contains("continues in copy");
    assertThat(type("1")).containsExactly(new MenuEffect.ResumeGame(Path.of("copy")));
    type("show open");
    assertThat(screen().lines()).containsExactly("back");
  }

  @Test
  void aDeletionIsConfirmedByRepetitionOrYesAndCanceledByOtherLines() {
    open(new SavedGamesMenu(), savedGame("1", 9, 7));
    for (String refusal : List.of("no", "n", "cancel")) {
      type("delete 1");
      assertThat(type(refusal)).isEmpty();
      assertThat(screen().frame().toString()).contains("Canceled.");
    }
    type("no");
    assertThat(screen().frame().toString()).doesNotContain("Canceled.");
    for (String other : List.of("show nothing", "delete 9", "nothing")) {
      type("delete 1");
      type(other);
    }
    assertThat(type("delete 1")).isEmpty();
    assertThat(type("delete 1")).containsExactly(new MenuEffect.DeleteGame(Path.of("1")));
    type("yes");
    assertThat(screen().frame().toString()).contains("\"yes\" is not one of the choices");
    for (String consent : List.of("yes", "Y")) {
      type("delete 1");
      assertThat(type(consent)).containsExactly(new MenuEffect.DeleteGame(Path.of("1")));
    }
  }

  private String initialChoice() {
    return screen().hotSpots().getFirst().commands().getFirst();
  }

  @Test
  void theMainMenuBeginsWithTheLatestUnfinishedMatch() {
    open(new HomeMenu(), savedGame("1", -1, 0), savedGame("2", -1, 0), savedGame("3", 4, 9));
    assertThat(screen().frame().lines())
        .anyMatch(line -> line.matches("  continue +Ta-Se as red, round 2, 2 Nov 2026, .*"));
    assertThat(screen().lines()).startsWith("continue", "ravens");
    assertThat(initialChoice()).isEqualTo("continue");
    assertThat(type("continue")).containsExactly(new MenuEffect.ResumeGame(Path.of("2")));
    open(new HomeMenu(), savedGame("3", 4, 9));
    assertThat(screen().lines()).startsWith("ravens");
  }

  @Test
  void theMainMenuRecommendsAFirstGame() {
    open(new HomeMenu());
    assertThat(screen().frame().lines())
        .anyMatch(line -> line.matches("  ta-se +Ta-Se  \\(2 seats; a good first game\\)"));
    page = HomeMenu.initialPage(((MenuPage) page).state(), Size.DEFAULT);
    assertThat(initialChoice()).isEqualTo("ta-se");
    open(new HomeMenu(), savedGame("1", 9, 4));
    page = HomeMenu.initialPage(((MenuPage) page).state(), Size.DEFAULT);
    assertThat(initialChoice()).isEqualTo("ravens");
  }

  @Test
  void menusSelectTheItemThatWasChosenLast() {
    open(new HomeMenu(), savedGame("1", -1, 0));
    type("ta-se");
    assertThat(initialChoice()).isEqualTo("learn");
    type("table");
    assertThat(initialChoice()).isEqualTo("red");
    type("back");
    assertThat(initialChoice()).isEqualTo("table");
    type("rules");
    page = page.onEvent(new PageEvent.CloseRequested()).page().orElseThrow();
    assertThat(initialChoice()).isEqualTo("rules");
    page = page.onEvent(new PageEvent.CloseRequested()).page().orElseThrow();
    assertThat(initialChoice()).isEqualTo("ta-se");
    type("play eurydice");
    assertThat(initialChoice()).isEqualTo("play");
    type("back");
    assertThat(initialChoice()).isEqualTo("eurydice");
  }

  /** The text of each row also states the result. */
  @Test
  void theResultsOfSavedGamesAreColored() {
    open(new SavedGamesMenu(), savedGame("1", 9, 4), savedGame("2", 4, 9), savedGame("3", -1, 0));
    assertThat(rowStyle("red wins")).isEqualTo(MatchResult.WON.style());
    assertThat(rowStyle("blue wins")).isEqualTo(MatchResult.LOST.style());
    assertThat(rowStyle("waits for red")).isEqualTo(SavedGamesMenu.UNFINISHED_STYLE);
  }

  /** Returns the style of a text in the first row that contains it. */
  private Style rowStyle(String text) {
    List<String> rows = screen().frame().lines();
    int row =
        IntStream.range(0, rows.size())
            .filter(i -> rows.get(i).contains(text))
            .findFirst()
            .orElseThrow();
    return screen().frame().at(rows.get(row).indexOf(text), row).style();
  }

  /** The seats of the Ravens have different tasks; in other games one lesson is enough. */
  @Test
  void seatsWithDifferentTasksHaveSeparateLessons() {
    open(new HomeMenu());
    type("ravens");
    assertThat(screen().frame().toString())
        .contains("Lesson as Feth: a first match", "Lesson as Ren: a first match");
    assertThat(lessonPlayers("learn"))
        .containsExactly(new Player.Human(), new Player.Machine("fair"));
    assertThat(lessonPlayers("learn-ren"))
        .containsExactly(new Player.Machine("fair"), new Player.Human());
    open(new HomeMenu());
    type("ta-se");
    assertThat(screen().lines()).contains("learn").doesNotContain("learn-blue");
  }

  private List<Player> lessonPlayers(String word) {
    return type(word).stream()
        .map(MenuEffect.StartMatch.class::cast)
        .filter(MenuEffect.StartMatch::isTutorial)
        .flatMap(start -> start.setup().seatedPlayers().stream())
        .map(SeatedPlayer::player)
        .toList();
  }

  /** Both menus have an item "play" and an item "back". */
  @Test
  void itemsWithTheSameWordInDifferentMenusAreDifferentHotSpots() {
    open(new HomeMenu());
    type("ta-se");
    List<Screen.HotSpot> places = screen().hotSpots();
    type("table");
    assertThat(screen().hotSpots()).noneMatch(place -> places.stream().anyMatch(place::isSame));
  }

  @Test
  void rowsOfSavedGamesShowDateBranchAndResultOrProgress() {
    SavedGame branch =
        savedGame("2", -1, 0)
            .withOrigin(new BranchOrigin(12, Optional.of(Path.of("saves/ta-se-1.lethe")), "bold"));
    open(
        new SavedGamesMenu(),
        savedGame("1", -1, 0),
        branch,
        savedGame("3", 4, 9),
        savedGame("4", 9, 4));
    List<String> lines = screen().frame().lines();
    String row = " +%s +%d Nov 2026, .*  ta-se  %s.*";
    assertThat(lines)
        .anyMatch(line -> line.matches(row.formatted("1", 4, "red wins, 9 cups to 4")))
        .anyMatch(line -> line.matches(row.formatted("2", 3, "blue wins, 9 cups to 4")))
        .anyMatch(
            line -> line.matches(row.formatted("3", 2, "branch \"bold\", waits for red, round 2")))
        .anyMatch(line -> line.matches(row.formatted("4", 1, "waits for red, round 2, 9 moments")));
    assertThat(screen().hotSpots().stream().map(hotSpot -> hotSpot.description().getFirst().text()))
        .anyMatch(
            description ->
                description.startsWith("A branch \"bold\" of ta-se-1.lethe from moment 12. Enter")
                    && description.contains("File 2, started 2 Nov 2026"))
        .anyMatch(
            description ->
                description.contains("File 1, started ") && !description.contains("branch"));
  }

  @Test
  void theDescriptionsOfItemsFitOnOneLine() {
    assertThat(MenuPage.MESSAGES.texts().entrySet())
        .filteredOn(entry -> entry.getKey().startsWith("menu.description."))
        .isNotEmpty()
        .allSatisfy(entry -> assertThat(entry.getValue()).hasSizeLessThan(Size.DEFAULT.columns()));
  }

  @Test
  void aSavedGameIsDeletedIfTheCommandIsRepeatedImmediately() {
    open(new SavedGamesMenu(), savedGame("1", 9, 7), savedGame("2", -1, 0));
    assertThat(type("delete 2")).isEmpty();
    assertThat(screen().frame().toString()).contains("Type yes to delete it");
    assertThat(type("delete 1")).isEmpty();
    assertThat(type("delete 2")).isEmpty();
    assertThat(type("delete 2")).containsExactly(new MenuEffect.DeleteGame(Path.of("1")));
    assertThat(type("delete 9")).isEmpty();
    assertThat(screen().frame().toString()).contains("No saved game in this list has that number");
  }

  private static ResultsReport results(SavedGame... savedGames) {
    return new ResultsReport(
        Stream.of(savedGames).map(SavedGame::match).toList(), ZoneId.systemDefault());
  }

  @Test
  void theResultsPageShowsBestResultsEndingsAndScores() {
    String text =
        results(savedGame("1", 9, 7), savedGame("2", -1, 0), savedGame("3", 18, 2))
            .page(TaSeTitle.TITLE);
    assertThat(text.lines())
        .contains(
            "Ta-Se: 3 saved matches, 2 finished", "  2 times: most cups (won)", "  ▄█  (up to 18)");
    assertThat(text.indexOf("18 cups")).isBetween(0, text.indexOf("9 cups"));
    assertThat(results(savedGame("1", 0, 7), savedGame("2", 0, 9)).page(TaSeTitle.TITLE))
        .contains("up to 0");
  }

  @Test
  void matchesBetweenBotsAreExcludedFromResults() {
    MatchRecord record = savedGame("3", 18, 2).match();
    MatchRecord botMatch =
        new MatchRecord(record.title(), record.header(), List.of(), record.status(), false);
    ResultsReport results =
        new ResultsReport(List.of(savedGame("1", 9, 7).match(), botMatch), ZoneId.systemDefault());
    assertThat(results.page(TaSeTitle.TITLE).lines())
        .contains("Ta-Se: 1 saved match, 1 finished", "  1 time: most cups (won)");
  }

  /** Two players share the keyboard. One of them wins each match, unless it is a draw. */
  @Test
  void aDecidedMatchBetweenTwoHumansIsNeitherAWinNorALoss() {
    List<MatchRecord> records =
        Stream.of(savedGame("1", 9, 7), savedGame("2", 5, 8), savedGame("3", 4, 4))
            .map(SavedGame::match)
            .map(
                one ->
                    new MatchRecord(
                        one.title(),
                        one.header(),
                        one.status().outcome().orElseThrow().results().stream()
                            .map(SeatResult::seat)
                            .toList(),
                        one.status(),
                        false))
            .toList();
    ResultsReport divided = new ResultsReport(records.subList(0, 2), ZoneId.systemDefault());
    assertThat(divided.row(TaSeTitle.TITLE)).isEqualTo("best 9, 2 saved: 2 most cups");
    assertThat(divided.page(TaSeTitle.TITLE).lines()).contains("  2 times: most cups");
    assertThat(new ResultsReport(records, ZoneId.systemDefault()).row(TaSeTitle.TITLE))
        .contains("3 saved; won 0 of 1");
  }

  private static final SavedGame GAME_WITH_CHOSEN_SEED = withChosenSeed(savedGame("4", 19, 0));

  private static SavedGame withChosenSeed(SavedGame game) {
    MatchRecord match = game.match();
    MatchStatus status = new MatchStatus(9, List.of(), match.status().outcome(), " (known seed)");
    MatchRecord record =
        new MatchRecord(match.title(), match.header(), match.humanSeats(), status, true);
    return new SavedGame(
        game.file(),
        record,
        game.lastPlayed(),
        game.stage(),
        game.branchHistory(),
        game.wasCopied(),
        game.newerCopy(),
        game.origin());
  }

  /** By default, a server accepts only local connections. */
  @Test
  void theServerPageExplainsHowToAcceptRemoteConnections() {
    open(new HomeMenu());
    type("server");
    assertThat(screen().frame().toString())
        .contains("local connections only", Launcher.COMMAND + " serve --bind 0.0.0.0");
  }

  /** A command of a game's menu can be typed in the main menu, followed by the name of the game. */
  @Test
  void theMainMenuAcceptsCommandsOfAGameMenu() {
    open(new HomeMenu());
    assertThat(type("Play ta-se")).hasOnlyElementsOfType(MenuEffect.StartMatch.class).hasSize(1);
    open(new HomeMenu());
    assertThat(type("rules ta-se")).isEmpty();
    assertThat(screen().frame().toString()).contains("SCORING A CUP");
    open(new HomeMenu());
    assertThat(type("play whist")).isEmpty();
    assertThat(screen().frame().toString()).contains("play whist");
    assertThat(type("back ta-se")).isEmpty();
    assertThat(screen().lines()).contains("ta-se");
  }

  /** Each game has a row with the number of its saved games, its best result, and its endings. */
  @Test
  void theResultsOfAllGamesAreOnOnePage() {
    open(
        new HomeMenu(),
        savedGame("1", 9, 7),
        savedGame("2", -1, 0),
        savedGame("3", 4, 9),
        GAME_WITH_CHOSEN_SEED);
    type("results");
    assertThat(screen().lines()).containsExactlyElementsOf(namesAndBack());
    assertThat(screen().frame().lines())
        .anyMatch(line -> line.matches(" +eurydice +0 saved, none finished *"))
        .anyMatch(
            line ->
                line.matches(
                    " +ta-se +best 19 \\(known seed\\), 4 saved; won 2 of 3: 3 most cups *"));
    assertThat(page.screen(new Size(40, 6 + Titles.ALL.size())).frame().lines())
        .anyMatch(line -> line.matches(" +ta-se +best 19 \\(known seed\\) *"))
        .anyMatch(line -> line.startsWith("  back"));
    type("ta-se");
    assertThat(screen().frame().toString()).contains("Ta-Se: 4 saved matches, 3 finished");
    type("");
    assertThat(screen().lines()).contains("ravens", "back");
  }

  /**
   * A match is compared with matches of the same game with the same players and options, except
   * those with a known seed.
   */
  @Test
  void aMatchIsComparedWithSimilarMatches() {
    MatchRecord own = savedGame("5", 9, 7).match();
    MatchRecord other = savedGame("1", 3, 9).match();
    Options openCups = Options.of(Map.of("open-cups", "on"));
    Header header = new Header("ta-se", openCups, 1, "", PLAYERS);
    MatchRecord withOpenCups = withHeader(other, header);
    List<SeatedPlayer> twoHumans =
        List.of(PLAYERS.getFirst(), new SeatedPlayer(SEATS.getLast(), new Player.Human()));
    Header headerOfTwoHumans = new Header("ta-se", Options.NONE, 1, "", twoHumans);
    MatchRecord betweenHumans = withHeader(other, headerOfTwoHumans);
    List<MatchRecord> records =
        List.of(
            other,
            savedGame("2", -1, 0).match(),
            savedGame("3", 12, 1).match(),
            GAME_WITH_CHOSEN_SEED.match(),
            withOpenCups,
            betweenHumans);
    assertThat(own.compareWith(records, true))
        .isEqualTo(
            new ResultComparison(
                new ResultComparison.ScoredResult(true, 9),
                List.of(
                    new ResultComparison.ScoredResult(false, 3),
                    new ResultComparison.ScoredResult(true, 12)),
                1,
                ResultComparison.CountStatus.COUNTS,
                false));
    assertThat(GAME_WITH_CHOSEN_SEED.match().compareWith(records, true).countStatus())
        .isEqualTo(ResultComparison.CountStatus.DEAL_KNOWN);
    assertThat(own.compareWith(records, false).countStatus())
        .isEqualTo(ResultComparison.CountStatus.NOT_SAVED);
  }

  private static MatchRecord withHeader(MatchRecord record, Header header) {
    return new MatchRecord(record.title(), header, record.humanSeats(), record.status(), false);
  }

  @Test
  void seatsOptionsAndSeedOfACustomGameCanBeChanged() {
    open(CustomGameMenu.of(TableSetup.defaults(TaSeTitle.TITLE, "fading")));
    type("blue");
    assertThat(screen().frame().toString()).contains("bot random: puts any legal chip");
    type("open-cups");
    assertThat(screen().frame().toString()).containsPattern("open-cups +on");
    type("open-cups off");
    type("open-cups=on");
    assertThat(screen().frame().toString()).containsPattern("open-cups +on");
    type("open-cups=off");
    type("open-cups");
    assertThat(screen().frame().toString()).containsPattern("open-cups +on");
    type("open-cups");
    assertThat(screen().frame().toString()).containsPattern("open-cups +off \\(default\\)");
    type("seed 47");
    MenuEffect.StartMatch start = (MenuEffect.StartMatch) type("play").getFirst();
    assertThat(start.seed()).isEqualTo(OptionalLong.of(47));
    type("seed dice");
    assertThat(screen().frame().toString()).contains("\"dice\" is not a seed");
    type("seed ٤٧");
    assertThat(screen().frame().toString()).contains("\"٤٧\" is not a seed");
  }

  /** The explanation of every bot and every option has several words. */
  @ParameterizedTest
  @MethodSource("titles")
  void everyBotAndOptionIsExplained(Title<?, ?, ?> title) {
    title
        .bots()
        .levels()
        .forEach(level -> assertThat(title.botDescription(level.name())).contains(" "));
    title.allOptions().forEach(option -> assertThat(title.optionDescription(option)).contains(" "));
  }

  /** Returns the words of a menu of all games. */
  private static List<String> namesAndBack() {
    return Stream.concat(Titles.ALL.stream().map(Title::id), Stream.of("back")).toList();
  }

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }
}
