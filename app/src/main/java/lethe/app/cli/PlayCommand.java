package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.LocalReview;
import lethe.app.local.ProgramOutput;
import lethe.app.menu.UserSettings;
import lethe.app.play.BranchCatalog;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.play.TableSetup;
import lethe.app.program.ProgramSeats;
import lethe.app.save.BranchFile;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.savedgame.SavedGame;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.session.BranchEntry;
import lethe.app.session.Preferences;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import picocli.CommandLine.ParameterException;

final class PlayCommand implements CliCommand {
  /** The value of {@code --resume} without a file, which no argument can contain. */
  private static final String LATEST_MATCH = "\0";

  private final CommandSyntax syntax =
      new CommandSyntax(
          "Plays a match. Every move is saved, and you can continue the match later.");

  private final Supplier<Optional<Title<?, ?, ?>>> title =
      syntax.optionalGameArgument(
          "The game; ${ROOT-COMMAND-NAME} games lists them. Not needed with --resume.");

  private final MatchOptions matchOptions =
      new MatchOptions(syntax, "human, bot, bot:LEVEL or exec:COMMAND", "random");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final BooleanSupplier plainLines =
      syntax.flag("--plain", "Prints lines instead of using the full screen (line mode).");

  private final BooleanSupplier noStory = syntax.flag("--no-story", "Omits the story.");

  private final BooleanSupplier tutorial =
      syntax.flag("--lesson", "Starts a lesson: a first match with explanations.");

  private final Supplier<Optional<String>> resumedFile =
      syntax.optionWithFallback(
          "--resume",
          "FILE",
          LATEST_MATCH,
          "Continues a saved game or a script; without FILE, your latest unfinished match, of GAME if"
              + " that is given.");

  private final Supplier<Optional<Path>> saveFile =
      syntax.option(
          "--save",
          "FILE",
          Path.class,
          "Where to save the game (default: with the other saved games).");

  private final Supplier<Optional<String>> forkPosition =
      syntax.option(
          "--from",
          "FILE:MOMENT",
          String.class,
          "Plays on from a moment of a finished match or a script; ${ROOT-COMMAND-NAME} replay"
              + " shows the numbers of the moments.");

  private final BooleanSupplier reshuffle =
      syntax.flag(
          "--reshuffle",
          "With --from: reshuffles everything that the first human player could not know at that moment.");

  private final Supplier<Optional<String>> branchName =
      syntax.option(
          "--name",
          "NAME",
          String.class,
          "With --from: saves the game under this name as a branch of the original;"
              + " ${ROOT-COMMAND-NAME} replay FILE --branches lists the branches.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    if (reshuffle.getAsBoolean() && forkPosition.get().isEmpty()) {
      throw syntax.usageError("reshuffle");
    }
    if (branchName.get().isPresent() && forkPosition.get().isEmpty()) {
      throw syntax.usageError("name");
    }
    if (resumedFile.get().isPresent() && forkPosition.get().isPresent()) {
      throw syntax.usageError("resume-from");
    }
    matchOptions.programOptions().requireValid();
    boolean continuesMatch = resumedFile.get().isPresent() || forkPosition.get().isPresent();
    if (continuesMatch && matchOptions.hasDealOptions()) {
      throw syntax.usageError("deal-options");
    }
    try (LocalPlay localPlay = new LocalPlay(output, plainLines.getAsBoolean())) {
      if (resumedFile.get().isPresent()) {
        return resume(fileToResume(resumedFile.get().get(), localPlay), localPlay, output);
      }
      if (forkPosition.get().isPresent()) {
        return fork(forkPosition.get().get(), localPlay, output);
      }
      Title<?, ?, ?> chosenTitle = title.get().orElseThrow(() -> syntax.usageError("which-game"));
      return start(chosenTitle, localPlay, output);
    }
  }

  private int start(Title<?, ?, ?> chosenTitle, LocalPlay localPlay, ProgramOutput output) {
    String botLevel =
        localPlay
            .settings()
            .botLevel(
                chosenTitle,
                () -> new SavedGameCatalog(localPlay.folder()).latestCountedMatch(chosenTitle));
    TableSetup setup =
        matchOptions.tableSetup(chosenTitle, new Player.Human(), new Player.Machine(botLevel));
    long seed = matchOptions.seed();
    Validated<Options> options = matchOptions.options(chosenTitle);
    Validated<Table<?, ?, ?>> table = options.flatMap(valid -> deal(setup, valid, seed));
    return switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> unnamedTable) -> {
        if (!startPrograms(unnamedTable, localPlay, output)) {
          yield ExitCodes.FAILURE;
        }
        Table<?, ?, ?> newTable = unnamedTable;
        if (localPlay.programs().isPresent()) {
          newTable = dealWithProgramNames(setup, localPlay.programs().get(), options, seed);
        }
        if (matchOptions.isSeedGiven()) {
          newTable.addControl(new ControlEntry.DealKnown(Cause.SEED));
        }
        yield play(localPlay.save(newTable, saveFile.get()), saveFile.get(), localPlay, output);
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          matchOptions.printErrors(chosenTitle, errors, output.err());
    };
  }

  private static Validated<Table<?, ?, ?>> deal(TableSetup setup, Options options, long seed) {
    return setup.withOptions(options).deal(seed, SaveTimestamp.now().isoText());
  }

  /** Deals a match whose header contains the names of the running programs. */
  private static Table<?, ?, ?> dealWithProgramNames(
      TableSetup setup, ProgramSeats programs, Validated<Options> options, long seed) {
    TableSetup namedSetup = setup;
    for (Map.Entry<Seat, Player> program : programs.players().entrySet()) {
      namedSetup = namedSetup.withPlayer(new SeatedPlayer(program.getKey(), program.getValue()));
    }
    TableSetup finalSetup = namedSetup;
    return switch (options.flatMap(valid -> deal(finalSetup, valid, seed))) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> table;
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          throw new IllegalStateException(errors.toString());
    };
  }

  /**
   * Starts the programs that play seats. Returns false, after printing the errors, if one of them
   * has failed.
   */
  private boolean startPrograms(Table<?, ?, ?> table, LocalPlay localPlay, ProgramOutput output) {
    Map<Seat, String> programs = matchOptions.givenPrograms(table.title());
    if (programs.isEmpty()) {
      return true;
    }
    ProgramSeats programSeats = matchOptions.programOptions().start(table, programs);
    localPlay.setPrograms(programSeats);
    programSeats.failureReports().forEach(output.err()::println);
    return programSeats.failureReports().isEmpty();
  }

  /**
   * Continues from a position of a finished match or a script. Returns the exit code.
   *
   * @param argument the file and the position, separated by a colon
   */
  private int fork(String argument, LocalPlay localPlay, ProgramOutput output) throws IOException {
    int colon = argument.lastIndexOf(':');
    if (colon < 0 || !argument.substring(colon + 1).matches("\\d{1,6}")) {
      throw syntax.usageError("no-position", argument);
    }
    Path file = CommandSyntax.parseMatchFile(argument.substring(0, colon));
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(loadedMatch);
        if (denialReason.isPresent()) {
          throw syntax.usageError("message", denialReason.get());
        }
        int position = Integer.parseInt(argument.substring(colon + 1));
        Table<?, ?, ?> table = tableAt(loadedMatch.playBots().table(), position);
        matchOptions.givenPlayers(table.title());
        branchName.get().ifPresent(branchName -> requireUnusedName(branchName, file));
        requireOtherFile(file);
        Validated<Table<?, ?, ?>> savedTable = localPlay.save(table, saveFile.get());
        if (savedTable instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> branchTable)) {
          branchName
              .get()
              .flatMap(branchName -> LocalReview.addBranch(branchTable, branchName, position, file))
              .ifPresent(localPlay::printLine);
        }
        yield play(savedTable, saveFile.get(), localPlay, output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
    };
  }

  /**
   * Reports a usage error if the match would be saved to the loaded file, or to the file of its
   * notes or branches.
   */
  private void requireOtherFile(Path loadedFile) {
    saveFile
        .get()
        .filter(out -> OutputFile.isFileOfMatch(loadedFile, out))
        .ifPresent(
            out -> {
              throw syntax.usageError("out.match", out);
            });
  }

  /** Reports a usage error if a branch name is invalid or already used. */
  private void requireUnusedName(String branchName, Path file) {
    BranchEntry.invalidNameMessage(branchName)
        .or(() -> new BranchCatalog(new BranchFile(file)).nameTakenInShellMessage(branchName))
        .ifPresent(
            error -> {
              throw syntax.usageError("message", error);
            });
  }

  private <C, O, V> Table<C, O, V> tableAt(Table<C, O, V> table, int position) {
    int lastPosition = table.match().position();
    if (position > lastPosition) {
      throw syntax.usageError("unknown-position", position, lastPosition);
    }
    if (table.match().atPosition(position).turn().isOver()) {
      throw syntax.usageError("match-over", position);
    }
    return Fork.at(position, table.match(), reshuffle.getAsBoolean()).tableFrom(table);
  }

  /**
   * Returns the file that {@code --resume} names, or the file of the latest unfinished match, of
   * the given game if there is one. Reports a usage error if there is no such match.
   */
  private Path fileToResume(String argument, LocalPlay localPlay) {
    return argument.equals(LATEST_MATCH)
        ? new SavedGameCatalog(localPlay.folder())
            .latestUnfinished(title.get())
            .map(SavedGame::file)
            .orElseThrow(this::noUnfinishedMatchError)
        : CommandSyntax.parseMatchFile(argument);
  }

  private ParameterException noUnfinishedMatchError() {
    return title.get().isPresent()
        ? syntax.usageError("no-unfinished.game", title.get().get().id())
        : syntax.usageError("no-unfinished");
  }

  private int resume(Path file, LocalPlay localPlay, ProgramOutput output) throws IOException {
    return switch (LoadedMatch.loadRegular(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        Title<?, ?, ?> savedTitle = loadedMatch.table().title();
        Optional<String> otherGame =
            title.get().map(Title::id).filter(gameId -> !gameId.equals(savedTitle.id()));
        if (otherGame.isPresent()) {
          throw syntax.usageError("other-game", savedTitle.id(), otherGame.get());
        }
        matchOptions.givenPlayers(savedTitle);
        requireOtherFile(file);
        Validated<Table<?, ?, ?>> table = localPlay.resume(loadedMatch, saveFile.get());
        yield play(table, saveFile.get().or(() -> Optional.of(file)), localPlay, output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
    };
  }

  private int play(
      Validated<Table<?, ?, ?>> result,
      Optional<Path> file,
      LocalPlay localPlay,
      ProgramOutput output) {
    return switch (result) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        if (!table.match().turn().isOver()) {
          if (localPlay.programs().isEmpty() && !startPrograms(table, localPlay, output)) {
            table.store().close();
            yield ExitCodes.FAILURE;
          }
          applyOptions(table, localPlay.programs().map(ProgramSeats::players).orElse(Map.of()));
        }
        Preferences preferences = preferences(localPlay.settings());
        yield localPlay.run(() -> localPlay.openMatch(table, preferences, _ -> {}));
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          output.printErrors(file.orElseGet(() -> localPlay.folder().path()), errors);
    };
  }

  /**
   * Reassigns the seats for which other players were given, and starts the tutorial if requested.
   */
  private void applyOptions(Table<?, ?, ?> table, Map<Seat, Player> programs) {
    for (SeatedPlayer seatedPlayer : matchOptions.givenPlayers(table.title())) {
      Player player =
          programs.getOrDefault(
              seatedPlayer.seat(),
              TableFactory.withLevelName(table.title(), seatedPlayer.player()));
      if (!table.match().players().get(seatedPlayer.seat().index()).equals(player)) {
        table.addControl(new ControlEntry.SeatReassigned(seatedPlayer.seat(), player));
      }
    }
    if (tutorial.getAsBoolean() && !table.match().isTutorial()) {
      table.addControl(new ControlEntry.TutorialStarted());
    }
  }

  private Preferences preferences(UserSettings settings) {
    Preferences defaults = settings.preferences();
    return noStory.getAsBoolean() ? defaults.withStory(false) : defaults;
  }
}
