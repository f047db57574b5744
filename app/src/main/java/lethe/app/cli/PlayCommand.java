package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
import lethe.app.save.BranchFile;
import lethe.app.save.FileName;
import lethe.app.savedgame.AccessPolicy;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.session.BranchEntry;
import lethe.app.session.Preferences;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Player;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class PlayCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Plays a match here; every move is kept, and the match can be resumed.");

  private final Supplier<Optional<Title<?, ?, ?>>> title =
      syntax.lastGame("The game; ${ROOT-COMMAND-NAME} games lists them. Not needed with --resume.");

  private final MatchOptions matchOptions =
      new MatchOptions(syntax, "Who plays a seat: human, bot or bot:LEVEL.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final BooleanSupplier plain = syntax.flag("--plain", "Lines instead of the full screen.");

  private final BooleanSupplier noStory = syntax.flag("--no-story", "Leaves the story out.");

  private final BooleanSupplier tutorial =
      syntax.flag("--lesson", "A first, guided match: what matters is told when it comes up.");

  private final Supplier<Optional<Path>> resume =
      syntax.option("--resume", "FILE", Path.class, "Goes on with a kept match, or with a script.");

  private final Supplier<Optional<Path>> save =
      syntax.option(
          "--save",
          "FILE",
          Path.class,
          "Where to save the game (default: with the other saved games).");

  private final Supplier<Optional<String>> from =
      syntax.option(
          "--from",
          "FILE:MOMENT",
          String.class,
          "Plays on from a position of a finished match or a script; ${ROOT-COMMAND-NAME} replay"
              + " shows the numbers.");

  private final BooleanSupplier reshuffle =
      syntax.flag(
          "--reshuffle",
          "With --from: reshuffles everything that the first person could not know at that moment.");

  private final Supplier<Optional<String>> name =
      syntax.option(
          "--name",
          "NAME",
          String.class,
          "With --from: saves the game under this name as a branch of the original;"
              + " ${ROOT-COMMAND-NAME} replay FILE --branches lists branches.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    if (reshuffle.getAsBoolean() && from.get().isEmpty()) {
      throw syntax.usageError("reshuffle");
    }
    if (name.get().isPresent() && from.get().isEmpty()) {
      throw syntax.usageError("name");
    }
    if (resume.get().isPresent() && from.get().isPresent()) {
      throw syntax.usageError("resume-from");
    }
    boolean started = resume.get().isPresent() || from.get().isPresent();
    if (started && matchOptions.isDealGiven()) {
      throw syntax.usageError("set-already");
    }
    try (LocalPlay localPlay = new LocalPlay(output, plain.getAsBoolean())) {
      if (resume.get().isPresent()) {
        return resume(resume.get().get(), localPlay, output);
      }
      if (from.get().isPresent()) {
        return fork(from.get().get(), localPlay, output);
      }
      Title<?, ?, ?> chosen = title.get().orElseThrow(() -> syntax.usageError("which-game"));
      return start(chosen, localPlay, output);
    }
  }

  private int start(Title<?, ?, ?> chosen, LocalPlay localPlay, ProgramOutput output) {
    TableSetup setup = matchOptions.tableSetup(chosen, new Player.Human(), new Player.Machine(""));
    long seed = matchOptions.seed();
    Validated<Table<?, ?, ?>> table =
        matchOptions
            .options(chosen)
            .flatMap(
                options -> setup.withOptions(options).open(seed, SaveTimestamp.now().isoText()));
    return switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> {
        if (matchOptions.isSeedGiven()) {
          set.addControl(new ControlEntry.DealKnown(Cause.SEED));
        }
        yield play(localPlay.save(set, save.get()), save.get(), localPlay, output);
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          matchOptions.printErrors(chosen, errors, output.err());
    };
  }

  /** Continues from a moment of a finished match or a script. */
  private int fork(String position, LocalPlay localPlay, ProgramOutput output) throws IOException {
    int colon = position.lastIndexOf(':');
    if (colon < 0 || !position.substring(colon + 1).matches("\\d{1,6}")) {
      throw syntax.usageError("which-moment", position);
    }
    Path file = FileName.path(position.substring(0, colon));
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        Optional<String> denialReason = AccessPolicy.denialReason(saved);
        if (denialReason.isPresent()) {
          throw syntax.usageError("plain", denialReason.get());
        }
        int entries = Integer.parseInt(position.substring(colon + 1));
        Table<?, ?, ?> table = tableAt(saved.playBots().table(), entries);
        matchOptions.givenSeats(table.title());
        name.get().ifPresent(one -> requireFreeName(one, file));
        Validated<Table<?, ?, ?>> branch = localPlay.save(table, save.get());
        if (branch instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> fork)) {
          name.get()
              .flatMap(one -> LocalReview.nameBranch(fork, one, entries, file))
              .ifPresent(localPlay::printLine);
        }
        yield play(branch, save.get(), localPlay, output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> printErrors(file, errors, output);
    };
  }

  /** Refuses a branch name that is invalid or already used. */
  private void requireFreeName(String branch, Path file) {
    BranchEntry.invalidNameMessage(branch)
        .or(() -> new BranchCatalog(BranchFile.of(file)).nameTakenMessage(branch))
        .ifPresent(
            error -> {
              throw syntax.usageError("plain", error);
            });
  }

  private <C, O, V> Table<C, O, V> tableAt(Table<C, O, V> table, int entries) {
    int last = table.match().position();
    if (entries > last) {
      throw syntax.usageError("no-moment", entries, last);
    }
    if (table.match().atPosition(entries).turn().isOver()) {
      throw syntax.usageError("over-there", entries);
    }
    return Fork.at(entries, table.match(), reshuffle.getAsBoolean()).of(table);
  }

  private int resume(Path file, LocalPlay localPlay, ProgramOutput output) throws IOException {
    return switch (LoadedMatch.loadRegular(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        Title<?, ?, ?> played = saved.table().title();
        Optional<String> other =
            title.get().map(Title::id).filter(named -> !named.equals(played.id()));
        if (other.isPresent()) {
          throw syntax.usageError("other-game", played.id(), other.get());
        }
        matchOptions.givenSeats(played);
        Validated<Table<?, ?, ?>> table = localPlay.resume(saved, save.get());
        yield play(table, save.get().or(() -> Optional.of(file)), localPlay, output);
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> printErrors(file, errors, output);
    };
  }

  private int play(
      Validated<Table<?, ?, ?>> saved,
      Optional<Path> file,
      LocalPlay localPlay,
      ProgramOutput output) {
    return switch (saved) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        if (!table.match().turn().isOver()) {
          applyOptions(table);
        }
        Preferences preferences = preferences(localPlay.settings());
        yield localPlay.run(() -> localPlay.openMatch(table, preferences, () -> {}));
      }
      case Invalid<Table<?, ?, ?>>(List<InputError> errors) ->
          printErrors(file.orElseGet(() -> localPlay.folder().path()), errors, output);
    };
  }

  /**
   * Reassigns the seats for which different players were given, and makes the match guided if
   * requested.
   */
  private void applyOptions(Table<?, ?, ?> table) {
    for (SeatedPlayer given : matchOptions.givenSeats(table.title())) {
      Player player = TableFactory.withLevelName(table.title(), given.player());
      if (!table.match().players().get(given.seat().index()).equals(player)) {
        table.addControl(new ControlEntry.SeatReassigned(given.seat(), player));
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

  private static int printErrors(Path file, List<InputError> errors, ProgramOutput output) {
    ErrorMessages.format(file.toString(), errors).forEach(output.err()::println);
    return ExitCodes.INVALID_INPUT;
  }
}
