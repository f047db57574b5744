package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.page.Console;
import lethe.app.page.TextPage;
import lethe.app.play.BotExecutor;
import lethe.app.play.ExitReason;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.MatchController;
import lethe.app.play.Participants;
import lethe.app.play.PuzzlePrompt;
import lethe.app.play.ReviewController;
import lethe.app.play.Seeds;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.runner.PageRunner;
import lethe.app.save.JournalStore;
import lethe.app.save.NoteFile;
import lethe.app.save.SaveFolder;
import lethe.app.session.Preferences;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.PipeConsole;
import lethe.app.terminal.StandardInput;
import lethe.app.words.Launcher;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.jspecify.annotations.Nullable;

/** A session of a user at the local terminal, in which matches are played one after the other. */
final class LocalPlay implements AutoCloseable {
  /**
   * The way in which matches are played.
   *
   * @param plain whether to print lines instead of using the full screen
   * @param preferences the preferences for narration
   */
  record PlayMode(boolean plain, Preferences preferences) {}

  private ProgramOutput output;
  private final SaveFolder folder = SaveFolder.of(System.getenv());

  /** Messages to print after the full screen has been closed. */
  private final List<String> farewellLines = new ArrayList<>();

  /** Messages to show before the next match begins. */
  private final List<String> notices = new ArrayList<>();

  private final SavedGameWriter saver = new SavedGameWriter(folder, notices);
  private final SavedGameCatalog savedGames = new SavedGameCatalog(folder);
  private final BotExecutor botExecutor = new BotExecutor(1);

  private @Nullable FullScreenConsole fullScreen;
  private UserSettings settings = UserSettings.load(folder.path(), _ -> {});

  LocalPlay(ProgramOutput output) {
    this.output = output;
  }

  /** Starts preparing a match on the full screen in the background. */
  static void prepare() {
    if (isTerminal()) {
      LocalTty.prepare();
    }
  }

  SaveFolder folder() {
    return folder;
  }

  /** Returns the saved matches. */
  SavedGameCatalog savedGames() {
    return savedGames;
  }

  /** Returns the current settings. */
  UserSettings settings() {
    return settings;
  }

  /** Changes the settings, applies them and saves them. */
  void applySettings(UserSettings changed) throws IOException {
    settings = changed;
    output = output.with(settings);
    if (fullScreen != null) {
      fullScreen.setAppearance(output.appearance());
      fullScreen.setAlert(settings.alert());
    }
    settings.save(folder.path());
  }

  /** Returns the full-screen console for matches and menus; opens it on the first call. */
  FullScreenConsole fullScreen() throws IOException {
    if (fullScreen == null) {
      fullScreen = new FullScreenConsole(new LocalTty(), output.appearance(), true);
      fullScreen.setAlert(settings.alert());
    }
    return fullScreen;
  }

  /** Saves a match to a new file, to which every later entry is appended. */
  <C, O, V> Validated<Table<?, ?, ?>> save(Table<C, O, V> table, Optional<Path> save) {
    return saver.save(table, save);
  }

  /** Resumes a saved match. */
  Validated<Table<?, ?, ?>> resume(LoadedMatch saved, Optional<Path> save) {
    if (saved.torn()) {
      printLine(LetheCli.MESSAGES.format("torn", saved.file()));
    }
    return saver.resume(saved, save);
  }

  /**
   * Plays a match, and further matches as long as the user asks for them.
   *
   * @return the exit code
   */
  int play(Table<?, ?, ?> first, PlayMode mode) throws IOException {
    Table<?, ?, ?> table = first;
    while (true) {
      Validated<Table<?, ?, ?>> next;
      try (JournalStore store = table.store()) {
        ExitReason exitReason =
            runTable(table, Participants.local(table.match()).withHistory(savedGames), mode);
        if (!store.displayName().isEmpty() && !table.match().turn().isOver()) {
          printLine(
              LetheCli.MESSAGES.format(
                  "kept", Launcher.quoted(store.displayName()), store.displayName()));
        }
        if (exitReason instanceof ExitReason.Quit) {
          return ExitCodes.OK;
        }
        next = next(table, exitReason);
      } catch (RuntimeException e) {
        printLine(LetheCli.failureMessage(e));
        if (!table.store().displayName().isEmpty()) {
          printLine(
              LetheCli.MESSAGES.format(
                  "kept",
                  Launcher.quoted(table.store().displayName()),
                  table.store().displayName()));
        }
        return ExitCodes.INTERNAL_ERROR;
      }
      switch (next.flatMap(set -> save(set, Optional.empty()))) {
        case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> table = set;
        case Invalid<Table<?, ?, ?>>(var errors) -> {
          errors.forEach(error -> printLine(ErrorMessages.format(folder.path().toString(), error)));
          return ExitCodes.INVALID_INPUT;
        }
      }
    }
  }

  private static Validated<Table<?, ?, ?>> next(Table<?, ?, ?> table, ExitReason exitReason) {
    return exitReason instanceof ExitReason.PlayFork(Fork fork)
        ? new Valid<>(fork.of(table))
        : rematch(table);
  }

  /** Poses a puzzle at a table until the user leaves. */
  ExitReason poseQuestion(Table<?, ?, ?> table, PuzzlePrompt puzzle, PlayMode mode)
      throws IOException {
    return runTable(table, Participants.local(table.match()).withPuzzle(puzzle), mode);
  }

  private ExitReason runTable(Table<?, ?, ?> table, Participants participants, PlayMode mode)
      throws IOException {
    if (!mode.plain() && isTerminal()) {
      fullScreen().setHistoryEnabled(!table.title().isMemoryGame());
      if (!notices.isEmpty()) {
        List<Text> lines = notices.stream().map(Text::bright).toList();
        PageRunner.show(fullScreen(), TextPage.withoutPageBelow(lines, fullScreen().size()));
        notices.clear();
      }
      return runController(table, fullScreen(), participants, mode);
    }
    notices.forEach(this::printLine);
    notices.clear();
    boolean guarded = table.title().isMemoryGame();
    long playerCount =
        table.match().players().stream().filter(Player.Human.class::isInstance).count();
    try (Console console = lines(guarded || playerCount > 1, !guarded)) {
      return runController(table, console, participants, mode);
    }
  }

  /**
   * Steps through a finished match.
   *
   * @return the branch for which the user leaves; empty if the user leaves for good
   */
  Optional<ReviewEffect> review(
      Table<?, ?, ?> table, ReviewPage<?, ?, ?> review, Path file, boolean plain)
      throws IOException {
    NoteFile notes = NoteFile.of(file);
    if (!plain && isTerminal()) {
      fullScreen().setHistoryEnabled(true);
      return ReviewController.run(table, review, notes, fullScreen(), taskRunner());
    }
    try (Console console = lines(false, true)) {
      return ReviewController.run(table, review, notes, console, taskRunner());
    }
  }

  /**
   * Returns the executor of bots: in the background at a terminal, so that the user can type;
   * immediately for a script.
   */
  TaskRunner taskRunner() {
    return isTerminal() ? botExecutor.forOwner("") : TaskRunner.IMMEDIATE;
  }

  private ExitReason runController(
      Table<?, ?, ?> table, Console console, Participants participants, PlayMode mode) {
    return MatchController.run(table, console, participants, taskRunner(), mode.preferences());
  }

  private Console lines(boolean cleared, boolean history) throws IOException {
    if (!isTerminal()) {
      return PipeConsole.local(
          StandardInput.queue(),
          output.out(),
          output.appearance(),
          !ProgramOutput.isInteractive(),
          settings.isSpoken());
    }
    return LineConsole.of(
        new LocalTty(), output.appearance(), cleared, history, settings.isSpoken());
  }

  /** Returns whether standard input and output are a terminal that supports full screens. */
  static boolean isTerminal() {
    return ProgramOutput.isInteractive()
        && ProgramOutput.canOpenTerminal()
        && !Appearance.isDumb(System.getenv());
  }

  /**
   * Returns a new match with the same game, options and current players but a new seed; guided if
   * this one is.
   */
  static <C, O, V> Validated<Table<?, ?, ?>> rematch(Table<C, O, V> table) {
    Header header = table.match().header();
    List<SeatedPlayer> players =
        table.match().seats().stream()
            .map(seat -> new SeatedPlayer(seat, table.match().players().get(seat.index())))
            .toList();
    Validated<Table<?, ?, ?>> next =
        TableFactory.of(
            table.title(),
            new Header(
                header.game(),
                header.options(),
                Seeds.random(),
                SaveTimestamp.now().isoText(),
                players));
    if (table.match().isTutorial() && next instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> set)) {
      set.addControl(new ControlEntry.TutorialStarted());
    }
    return next;
  }

  /** Prints a message, or defers it until the full screen is closed. */
  void printLine(String line) {
    if (fullScreen == null) {
      output.err().println(line);
    } else {
      farewellLines.add(line);
    }
  }

  @Override
  public void close() {
    if (fullScreen != null) {
      fullScreen.close();
      fullScreen = null;
      farewellLines.forEach(output.err()::println);
    }
  }
}
