package lethe.app.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.function.Consumer;
import lethe.app.frame.Text;
import lethe.app.menu.UserSettings;
import lethe.app.page.Console;
import lethe.app.page.TextPage;
import lethe.app.play.BotExecutor;
import lethe.app.play.ExitReason;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.MatchController;
import lethe.app.play.Participants;
import lethe.app.play.PuzzlePrompt;
import lethe.app.play.Seeds;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TaskRunner;
import lethe.app.program.ProgramSeats;
import lethe.app.runner.PageFilter;
import lethe.app.runner.PageRunner;
import lethe.app.save.JournalStore;
import lethe.app.save.NoteFile;
import lethe.app.save.SaveFolder;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.savedgame.SavedGameWriter;
import lethe.app.session.Preferences;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.PipeConsole;
import lethe.app.terminal.StandardInput;
import lethe.app.text.Launcher;
import lethe.app.text.Messages;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.jspecify.annotations.Nullable;

/**
 * Plays matches, puzzles and replays on the local terminal. All pages are shown on one console and
 * form one stack; closing a match returns to the page from which it was opened.
 */
public final class LocalPlay implements AutoCloseable {
  static final Messages MESSAGES = Messages.of(LocalPlay.class);

  private final boolean plainLines;
  private ProgramOutput output;
  private final SaveFolder folder = SaveFolder.of(System.getenv());

  /** Messages to print after the terminal has been restored. */
  private final List<String> deferredLines = new ArrayList<>();

  /** The files of running matches that the user has left, most recently left last. */
  private final SequencedSet<Path> resumableFiles = new LinkedHashSet<>();

  /** Messages to show before the next match begins. */
  private final List<String> notices = new ArrayList<>();

  private final SavedGameWriter saver = new SavedGameWriter(folder, notices);
  private final SavedGameCatalog savedGames = new SavedGameCatalog(folder);
  private final BotExecutor botExecutor = new BotExecutor(1);

  private UserSettings settings = UserSettings.load(folder.path(), _ -> {});

  /** The runner of all pages; null before the first page is opened and after closing. */
  private @Nullable PageRunner runner;

  private Optional<Table<?, ?, ?>> currentTable = Optional.empty();

  private Optional<ProgramSeats> programs = Optional.empty();

  private int exitCode = ExitCodes.OK;

  /**
   * Creates an instance that does not occupy the terminal until the first page is opened.
   *
   * @param plainLines whether to print lines instead of using the full screen
   */
  public LocalPlay(ProgramOutput output, boolean plainLines) {
    this.output = output;
    this.plainLines = plainLines;
  }

  /**
   * Starts background threads that load the classes for the full screen, if the terminal supports
   * it.
   */
  public static void preloadFullScreen() {
    if (supportsFullScreen()) {
      LocalTty.prepare();
    }
  }

  public SaveFolder folder() {
    return folder;
  }

  SavedGameCatalog savedGames() {
    return savedGames;
  }

  public UserSettings settings() {
    return settings;
  }

  /** Changes the settings, applies them and saves them. */
  void applySettings(UserSettings newSettings) throws IOException {
    settings = newSettings;
    output = output.withSettings(settings);
    if (runner != null && runner.console() instanceof FullScreenConsole screen) {
      screen.setAppearance(output.appearance());
      screen.setAlert(settings.alert());
    }
    settings.save(folder.path());
  }

  /** Returns the programs that play seats, if there are any. */
  public Optional<ProgramSeats> programs() {
    return programs;
  }

  /**
   * Sets the programs that play their seats in every match. They end when this object is closed.
   */
  public void setPrograms(ProgramSeats programs) {
    this.programs = Optional.of(programs);
  }

  /**
   * Returns the runner of all pages; takes over the terminal on the first call.
   *
   * @throws UncheckedIOException if the terminal cannot be opened
   */
  PageRunner runner() {
    if (runner == null) {
      try {
        runner = new PageRunner(openConsole());
      } catch (IOException e) {
        String message = MESSAGES.format("no-terminal", ErrorMessages.ioMessage(e));
        throw new UncheckedIOException(new FileSystemException(message));
      }
    }
    return runner;
  }

  private Console openConsole() throws IOException {
    if (!supportsFullScreen()) {
      return PipeConsole.local(
          StandardInput.queue(),
          output.out(),
          output.appearance(),
          !ProgramOutput.isInteractive(),
          settings.usesSpokenOutput());
    }
    if (plainLines) {
      return LineConsole.of(
          new LocalTty(), output.appearance(), false, true, settings.usesSpokenOutput());
    }
    FullScreenConsole screen = new FullScreenConsole(new LocalTty(), output.appearance(), true);
    screen.setAlert(settings.alert());
    return screen;
  }

  /**
   * Shows pages until all have been closed. If that fails, reports the failure and returns {@link
   * ExitCodes#INTERNAL_ERROR}.
   *
   * @param opening opens the first page, or none if there is nothing to show
   * @return the exit code
   */
  public int run(Runnable opening) {
    try {
      opening.run();
      if (runner != null) {
        runner.run();
      }
    } catch (RuntimeException e) {
      printLine(ErrorMessages.failure(e));
      closeTable(false);
      exitCode = ExitCodes.INTERNAL_ERROR;
    }
    return exitCode;
  }

  /**
   * Saves a match to a new file, to which every later entry is appended. If no file can be created
   * in the folder of saved games, the match is not saved, and a notice says so.
   *
   * @param save the file; empty for a new file in the folder of saved games
   */
  public <C, O, V> Validated<Table<?, ?, ?>> save(Table<C, O, V> table, Optional<Path> save) {
    return saver.save(table, save);
  }

  /**
   * Resumes a saved game or a script, and warns if its last line was ignored.
   *
   * @param save the file in which to continue; empty to continue in the same file or, for a script,
   *     in a new file in the folder of saved games
   */
  public Validated<Table<?, ?, ?>> resume(LoadedMatch savedGame, Optional<Path> save) {
    if (savedGame.lastLineIgnored()) {
      printLine(ErrorMessages.incompleteLastLine(savedGame.file()));
    }
    return saver.resume(savedGame, save);
  }

  /**
   * Opens a match, followed by rematches and branches as long as the user requests them.
   *
   * @param onLeft called with the last match when the user has left it
   */
  public void openMatch(
      Table<?, ?, ?> table, Preferences preferences, Consumer<Table<?, ?, ?>> onLeft) {
    attachPrograms(table);
    if (notices.isEmpty()) {
      openTable(table, preferences, onLeft);
      return;
    }
    List<String> lines = List.copyOf(notices);
    notices.clear();
    if (supportsFullScreen() && !(plainLines && runner == null)) {
      runner()
          .push(
              TextPage.withoutPageBelow(
                  lines.stream().map(Text::bright).toList(), runner().console().size()),
              () -> openTable(table, preferences, onLeft));
    } else {
      lines.forEach(this::printLine);
      openTable(table, preferences, onLeft);
    }
  }

  /**
   * Lets programs play their seats, and bots the seats of programs that are not running. Adds a
   * notice for each of these bots.
   */
  private <C, O, V> void attachPrograms(Table<C, O, V> table) {
    List<Seat> unattendedSeats =
        programs
            .map(table::attachPrograms)
            .orElseGet(
                () ->
                    table.match().seats().stream()
                        .filter(
                            seat ->
                                table.match().players().get(seat.index()) instanceof Player.Program)
                        .toList());
    if (table.match().turn().isOver()) {
      return;
    }
    String level = table.title().bots().defaultLevel();
    for (Seat seat : unattendedSeats) {
      Player program = table.match().players().get(seat.index());
      table.addControl(new ControlEntry.SeatReassigned(seat, new Player.Machine(level)));
      notices.add(MESSAGES.format("program.not-running", seat, program, level));
    }
  }

  private void openTable(
      Table<?, ?, ?> table, Preferences preferences, Consumer<Table<?, ?, ?>> onLeft) {
    currentTable = Optional.of(table);
    openTable(
        table,
        Participants.local(table.match()).withHistory(savedGames),
        preferences,
        controller -> {
          closeTable(!controller.isSaveRequested());
          switch (controller.exitReason()) {
            case ExitReason.Quit() -> onLeft.accept(table);
            case ExitReason.Replay() -> replay(table, onLeft);
            case ExitReason.PlayFork(Fork fork) ->
                openNext(new Valid<>(fork.tableFrom(table)), table, preferences, onLeft);
            case ExitReason.PlayRematch(), ExitReason.RetryPuzzle() ->
                openNext(rematch(table), table, preferences, onLeft);
          }
        });
  }

  /** Opens a replay of a finished match, or reports the reason why that is not possible. */
  private void replay(Table<?, ?, ?> table, Consumer<Table<?, ?, ?>> onLeft) {
    LocalReview.open(this, table.store().file().orElseThrow(), () -> onLeft.accept(table))
        .ifPresent(
            reason -> {
              printLine(reason);
              onLeft.accept(table);
            });
  }

  /**
   * Saves and opens the next match.
   *
   * @param previousTable the match that is passed to {@code onLeft} if the next one cannot be saved
   */
  private void openNext(
      Validated<Table<?, ?, ?>> nextTable,
      Table<?, ?, ?> previousTable,
      Preferences preferences,
      Consumer<Table<?, ?, ?>> onLeft) {
    switch (nextTable.flatMap(table -> save(table, Optional.empty()))) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> openMatch(table, preferences, onLeft);
      case Invalid<Table<?, ?, ?>>(var errors) -> {
        ErrorMessages.format(folder.path().toString(), errors).forEach(this::printLine);
        exitCode = ExitCodes.FAILURE;
        onLeft.accept(previousTable);
      }
    }
  }

  /**
   * Closes the file of the current match, saves the remarks of programs, and records whether the
   * match can be resumed.
   *
   * @param deletesUnplayed whether to delete a new file of a match in which no human player has
   *     moved
   */
  private void closeTable(boolean deletesUnplayed) {
    currentTable.ifPresent(
        table -> {
          JournalStore store = table.store();
          store.file().ifPresent(resumableFiles::remove);
          Optional<Path> runningFile = store.file().filter(_ -> !table.match().turn().isOver());
          // Until the file is closed, no other process can continue the match.
          if (runningFile.isPresent() && deletesUnplayed && saver.deleteIfUnplayed(table)) {
            printLine(MESSAGES.format("match.not-saved"));
          } else {
            saveRemarks(table);
            runningFile.ifPresent(resumableFiles::add);
          }
          store.close();
        });
    currentTable = Optional.empty();
  }

  /**
   * Saves the remarks of programs as notes on the saved game. An existing note at the same position
   * is kept.
   */
  private void saveRemarks(Table<?, ?, ?> table) {
    SortedMap<Integer, String> remarks = table.programRemarks();
    Optional<Path> file = table.store().file();
    if (remarks.isEmpty() || file.isEmpty()) {
      return;
    }
    NoteFile notes = new NoteFile(file.get());
    Optional<InputError> error =
        switch (notes.read()) {
          case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> lines) -> {
            remarks.putAll(lines);
            yield notes.write(remarks);
          }
          case Invalid<SortedMap<Integer, String>>(List<InputError> errors) ->
              errors.stream().findFirst();
        };
    error.ifPresent(reason -> printLine(ErrorMessages.format(notes.path().toString(), reason)));
  }

  /**
   * Prints how many of the matches that the user has left are running, and how to resume the last
   * of them.
   */
  private void printHowToResume() {
    if (!resumableFiles.isEmpty()) {
      output
          .err()
          .println(
              MESSAGES.format(
                  resumableFiles.size() == 1 ? "match.saved" : "match.saved.several",
                  Launcher.quoteForShell(resumableFiles.getLast()),
                  resumableFiles.size()));
      resumableFiles.clear();
    }
  }

  /**
   * Opens a puzzle.
   *
   * @param onLeft called when the user has left the puzzle
   */
  void openPuzzle(Table<?, ?, ?> table, PuzzlePrompt puzzle, Consumer<ExitReason> onLeft) {
    openTable(
        table,
        Participants.local(table.match()).withPuzzle(puzzle),
        settings.preferences().withStory(false),
        controller -> onLeft.accept(controller.exitReason()));
  }

  private void openTable(
      Table<?, ?, ?> table,
      Participants participants,
      Preferences preferences,
      Consumer<MatchController<?, ?, ?>> onLeft) {
    boolean isMemoryGame = table.title().isMemoryGame();
    prepareConsole(isMemoryGame || table.match().humanSeats().size() > 1, !isMemoryGame);
    MatchController<?, ?, ?> controller =
        new MatchController<>(runner(), table, participants, taskRunner(), preferences);
    runner()
        .push(
            controller,
            PageFilter.NONE,
            () -> {
              prepareConsole(false, true);
              onLeft.accept(controller);
            });
  }

  /**
   * Prepares the console for the next page.
   *
   * @param clearsScreens whether a line console erases each screen when it shows the next one
   * @param keepsHistory whether typed lines can be recalled
   */
  private void prepareConsole(boolean clearsScreens, boolean keepsHistory) {
    Console console = runner().console();
    console.setHistoryEnabled(keepsHistory);
    if (console instanceof LineConsole lines) {
      lines.setClearsScreens(clearsScreens);
    }
  }

  /**
   * Returns the runner of bots' tasks. If the terminal supports full screens, it runs them in the
   * background, so that the user can type; otherwise, it runs them immediately.
   */
  TaskRunner taskRunner() {
    return supportsFullScreen() ? botExecutor.forOwner("") : TaskRunner.IMMEDIATE;
  }

  /** Returns whether standard input and output are a terminal that supports full screens. */
  public static boolean supportsFullScreen() {
    return ProgramOutput.isInteractive()
        && ProgramOutput.canOpenTerminal()
        && !Appearance.isDumb(System.getenv());
  }

  /**
   * Returns a new match with the same game and options and the current players, but a new seed. It
   * is a tutorial if the given match is one.
   */
  static <C, O, V> Validated<Table<?, ?, ?>> rematch(Table<C, O, V> table) {
    Header header = table.match().header();
    List<SeatedPlayer> players =
        table.match().seats().stream()
            .map(seat -> new SeatedPlayer(seat, table.match().players().get(seat.index())))
            .toList();
    Validated<Table<?, ?, ?>> nextTable =
        TableFactory.create(
            table.title(),
            new Header(
                header.game(),
                header.options(),
                Seeds.random(),
                SaveTimestamp.now().isoText(),
                players));
    if (table.match().isTutorial()
        && nextTable instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> rematch)) {
      rematch.addControl(new ControlEntry.TutorialStarted());
    }
    return nextTable;
  }

  /**
   * Prints a message; if the terminal is occupied, defers it until the terminal is restored, and
   * then prints equal messages only once.
   */
  public void printLine(String line) {
    if (runner == null || runner.console() instanceof PipeConsole) {
      output.err().println(line);
    } else if (!deferredLines.contains(line)) {
      deferredLines.add(line);
    }
  }

  /**
   * Ends the programs, restores the terminal, and prints the deferred messages and how to resume
   * the last match.
   */
  @Override
  public void close() {
    programs.ifPresent(ProgramSeats::close);
    if (runner != null) {
      runner.console().close();
      runner = null;
      deferredLines.forEach(output.err()::println);
      printHowToResume();
    }
  }
}
