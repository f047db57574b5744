package lethe.app.local;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.menu.HomeMenu;
import lethe.app.menu.MenuEffect;
import lethe.app.menu.MenuPage;
import lethe.app.menu.MenuState;
import lethe.app.menu.UserSettings;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Seeds;
import lethe.app.play.Table;
import lethe.app.puzzle.PuzzleFilter;
import lethe.app.runner.PageController;
import lethe.app.runner.PageFilter;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.savedgame.SavedGame;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Shows the main menu, which appears when the program starts without a command, and opens matches,
 * puzzles and replays above it.
 */
public final class MainMenu extends PageController<MenuEffect, MenuState> {
  private final LocalPlay localPlay;

  public MainMenu(LocalPlay localPlay) {
    super(localPlay.runner());
    this.localPlay = localPlay;
    show(HomeMenu.initialPage(state(List.of()), runner().console().size()));
  }

  public void open() {
    runner().push(this, PageFilter.NONE, () -> {});
  }

  @Override
  protected void handle(MenuEffect effect) {
    try {
      switch (effect) {
        case MenuEffect.StartMatch start -> openMatch(newTable(start));
        case MenuEffect.ResumeGame(Path file) ->
            openMatch(
                LoadedMatch.load(file).flatMap(saved -> localPlay.resume(saved, Optional.empty())));
        case MenuEffect.PlayPuzzles(var title, var theme) ->
            new LocalPuzzles(localPlay).playNext(new PuzzleFilter(title, theme), this::refresh);
        case MenuEffect.PlayDailyPuzzle() ->
            new LocalPuzzles(localPlay)
                .playDaily(LocalDate.now(ZoneId.systemDefault()), this::refresh);
        case MenuEffect.ReviewGame(Path file) ->
            LocalReview.open(localPlay, file, () -> refresh(Optional.empty()))
                .ifPresent(error -> refresh(Optional.of(error)));
        case MenuEffect.DeleteGame(Path file) -> refresh(Optional.of(delete(file)));
        case MenuEffect.SaveSettings(UserSettings settings) -> {
          localPlay.applySettings(settings);
          refresh(Optional.empty());
        }
      }
    } catch (IOException e) {
      refresh(Optional.of(ErrorMessages.failure(e)));
    }
  }

  /** Shows the current saved games and settings, and a message if there is one. */
  private void refresh(Optional<String> message) {
    answer(state(message.map(Text::bright).stream().toList()));
  }

  private MenuState state(List<Text> lines) {
    return new MenuState(localPlay.savedGames().snapshot(), localPlay.settings(), lines);
  }

  private Validated<Table<?, ?, ?>> newTable(MenuEffect.StartMatch start) {
    long seed = start.seed().orElseGet(Seeds::random);
    Validated<Table<?, ?, ?>> newTable = start.setup().deal(seed, SaveTimestamp.now().isoText());
    if (newTable instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> table)) {
      if (start.seed().isPresent()) {
        table.addControl(new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED));
      }
      if (start.isTutorial()) {
        table.addControl(new ControlEntry.TutorialStarted());
      }
    }
    return newTable.flatMap(table -> localPlay.save(table, Optional.empty()));
  }

  /** Opens a match, or shows the reasons why it cannot be played. */
  private void openMatch(Validated<Table<?, ?, ?>> savedMatch) {
    switch (savedMatch) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) ->
          localPlay.openMatch(table, localPlay.settings().preferences(), this::onMatchLeft);
      case Invalid<Table<?, ?, ?>>(var errors) ->
          answer(
              state(
                  ErrorMessages.format(
                          errors,
                          error -> Titles.ERROR_MESSAGES.format(error.code(), error.arguments()))
                      .stream()
                      .map(Text::bright)
                      .toList()));
    }
  }

  /**
   * Shows the main menu with the item selected that continues the match. If this item does not
   * exist, because the match is over or was not saved, shows the current menu.
   */
  private void onMatchLeft(Table<?, ?, ?> table) {
    MenuState state = state(List.of());
    Optional<Path> file = table.store().file();
    boolean canContinue =
        file.isPresent() && state.savedGames().latestUnfinished().map(SavedGame::file).equals(file);
    if (canContinue) {
      show(
          MenuPage.root(new HomeMenu(), state, runner().console().size())
              .withChosenWord(HomeMenu.CONTINUE));
    } else {
      answer(state);
    }
  }

  /** Deletes a saved game. Returns the message to show. */
  private String delete(Path file) throws IOException {
    return localPlay
        .savedGames()
        .delete(file)
        .map(error -> ErrorMessages.format(file.toString(), error))
        .orElseGet(() -> LocalPlay.MESSAGES.format("match.deleted", file.getFileName()));
  }
}
