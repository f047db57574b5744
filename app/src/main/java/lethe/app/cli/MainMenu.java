package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Seeds;
import lethe.app.play.Table;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Runs the main menu, which appears when the program starts without a command. */
final class MainMenu extends PageController<MenuEffect, MenuState> {
  private final LocalPlay local;
  private final FullScreenConsole console;
  private final SavedGameCatalog savedGames;

  MainMenu(LocalPlay local) throws IOException {
    super(new PageRunner(local.fullScreen()));
    this.local = local;
    this.console = local.fullScreen();
    this.savedGames = local.savedGames();
    show(MenuPage.root(new HomeMenu(), state(List.of()), console.size()));
  }

  /** Runs the menu until the user leaves. Returns the exit code. */
  int run() {
    runner().run(this);
    return ExitCodes.OK;
  }

  @Override
  protected void handle(MenuEffect effect) {
    List<Text> lines;
    try {
      lines =
          switch (effect) {
            case MenuEffect.StartMatch begin -> begin(begin);
            case MenuEffect.ResumeGame(Path file) ->
                play(
                    LoadedMatch.load(file).flatMap(saved -> local.resume(saved, Optional.empty())));
            case MenuEffect.PlayPuzzles() -> playPuzzles();
            case MenuEffect.DeleteGame(Path file) -> List.of(Text.bright(delete(file)));
            case MenuEffect.SaveSettings(UserSettings settings) -> {
              local.applySettings(settings);
              yield List.of();
            }
            case MenuEffect.ReviewGame(Path file) ->
                new ReplayPlayer(local, false).review(file).map(Text::bright).stream().toList();
          };
    } catch (IOException e) {
      lines = List.of(Text.bright(LetheCli.failureMessage(e)));
    }
    answer(state(lines));
  }

  private MenuState state(List<Text> lines) {
    return new MenuState(savedGames.current(), local.settings(), lines);
  }

  private List<Text> begin(MenuEffect.StartMatch begin) throws IOException {
    long seed = begin.seed().orElseGet(Seeds::random);
    Validated<Table<?, ?, ?>> set = begin.setup().open(seed, SaveTimestamp.now().isoText());
    if (set instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> table)) {
      if (begin.seed().isPresent()) {
        table.addControl(new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED));
      }
      if (begin.tutorial()) {
        table.addControl(new ControlEntry.TutorialStarted());
      }
    }
    return play(set.flatMap(table -> local.save(table, Optional.empty())));
  }

  private List<Text> playPuzzles() throws IOException {
    Optional<String> message = new PuzzlePlay(local, false).playNext(Optional.empty());
    console.setHistoryEnabled(true);
    return message.map(Text::bright).stream().toList();
  }

  /** Plays a match. Returns the messages to show afterwards. */
  private List<Text> play(Validated<Table<?, ?, ?>> table) throws IOException {
    return switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> {
        local.play(set, new LocalPlay.PlayMode(false, local.settings().preferences()));
        console.setHistoryEnabled(true);
        yield List.of();
      }
      case Invalid<Table<?, ?, ?>>(var errors) ->
          errors.stream()
              .map(
                  error ->
                      Text.bright(Titles.ERROR_MESSAGES.format(error.code(), error.arguments())))
              .toList();
    };
  }

  /** Deletes a match. Returns the message to show. */
  private String delete(Path file) throws IOException {
    return savedGames
        .delete(file)
        .map(error -> ErrorMessages.format(file.toString(), error))
        .orElseGet(() -> LetheCli.MESSAGES.format("menu.deleted", file.getFileName()));
  }
}
