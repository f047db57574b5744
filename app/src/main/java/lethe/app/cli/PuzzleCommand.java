package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.LocalPuzzles;
import lethe.app.local.ProgramOutput;
import lethe.app.play.LoadedMatch;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.puzzle.Puzzle;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.puzzle.PuzzleGenerator;
import lethe.app.puzzle.PuzzleProgress;
import lethe.app.save.FileName;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Escapes;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class PuzzleCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Asks for the right move in a position. Without an argument, offers the next puzzle that you"
              + " have not solved.",
          "",
          "Move as in a match. A wrong move is not played; you are told what it would cost. solution"
              + " shows the right move, and next the next puzzle. The right move depends only on what"
              + " the seat sees and was told.",
          "",
          "Ratings are Elo numbers: a player with the rating of a puzzle solves it half of the time,"
              + " and with 400 points more, 91% of the time. The rating of a puzzle depends on how often"
              + " each bot of the game solves it; the weakest bot is rated 600, and each level above it"
              + " 400 more. Yours begins at 1200 and changes with your first answer to each puzzle.");

  private final Supplier<Optional<String>> puzzleId =
      syntax.lastWord(
          "WHICH",
          "The number of a puzzle in --list, a game for its next puzzle, or a file with a puzzle.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final BooleanSupplier list =
      syntax.flag("--list", "Lists them, with what you have solved; into a pipe each is one line.");

  private final Supplier<Optional<Path>> mistakes =
      syntax.option(
          "--mistakes",
          "FILE",
          Path.class,
          "Asks for better moves where you lost most in one of your finished matches. These puzzles"
              + " are not rated.");

  private final BooleanSupplier plain = syntax.flag("--plain", "Lines instead of the full screen.");

  private final Supplier<Optional<Title<?, ?, ?>>> make =
      syntax.game(
          "--make",
          "Creates puzzles from matches between bots and writes each to a file; the same seed gives"
              + " the same puzzles. Takes seconds to minutes.");

  private final Supplier<Integer> count =
      syntax.option(
          "--count",
          "N",
          Integer.class,
          "12",
          "With --make: the number of puzzles (default: ${DEFAULT-VALUE}).");

  private final Supplier<Long> seed =
      syntax.option(
          "--seed", "N", Long.class, "1", "With --make: the seed (default: ${DEFAULT-VALUE}).");

  private final Supplier<Optional<Path>> out =
      syntax.option("--out", "DIR", Path.class, "With --make: the folder they are written to.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    if (make.get().isPresent()) {
      return make(make.get().get(), output);
    }
    try (LocalPlay localPlay = new LocalPlay(output, plain.getAsBoolean())) {
      LocalPuzzles puzzles = new LocalPuzzles(localPlay);
      if (list.getAsBoolean()) {
        list(puzzles.progress()).print(output);
        return ExitCodes.OK;
      }
      if (mistakes.get().isPresent()) {
        return playMistakes(mistakes.get().get(), puzzles, localPlay, output);
      }
      return puzzleId.get().isEmpty()
          ? playNext(Optional.empty(), puzzles, localPlay)
          : play(puzzleId.get().get(), puzzles, localPlay, output);
    }
  }

  /** Returns all puzzles with their state, and the user's rating. */
  private static ListOutput list(PuzzleProgress progress) {
    List<Puzzle> all = PuzzleCollection.all();
    List<ListEntry> rows = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Puzzle one = all.get(i);
      String key = progress.isSolved(one) ? "solved" : progress.isDone(one) ? "shown" : "open";
      String task = one.task().getLast();
      String how = LetheCli.MESSAGES.format("puzzle." + key, progress.attemptCount(one));
      String head =
          LetheCli.MESSAGES.format(
              "puzzle.row", i + 1, one.table().title().id(), one.rating(), how);
      rows.add(ListEntry.of(head + " ", task));
    }
    long solved = all.stream().filter(progress::isSolved).count();
    rows.add(
        ListEntry.of(
            LetheCli.MESSAGES.format("puzzle.standing", solved, all.size(), progress.rating())));
    return new ListOutput(rows);
  }

  private static int playNext(
      Optional<Title<?, ?, ?>> title, LocalPuzzles puzzles, LocalPlay localPlay) {
    return localPlay.run(() -> puzzles.playNext(title, message -> printEnd(message, localPlay)));
  }

  private static void printEnd(Optional<String> message, LocalPlay localPlay) {
    message.ifPresent(localPlay::printLine);
  }

  private int playMistakes(
      Path file, LocalPuzzles puzzles, LocalPlay localPlay, ProgramOutput output)
      throws IOException {
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved) -> {
        List<MistakePuzzle> found = MistakeSearch.find(file, saved, syntax, output);
        yield localPlay.run(
            () -> puzzles.playMistakes(found, message -> printEnd(message, localPlay)));
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> {
        ErrorMessages.format(file.toString(), errors).forEach(output.err()::println);
        yield ExitCodes.INVALID_INPUT;
      }
    };
  }

  private int play(String chosen, LocalPuzzles puzzles, LocalPlay localPlay, ProgramOutput output)
      throws IOException {
    if (chosen.matches("\\d{1,4}")) {
      int number = Integer.parseInt(chosen);
      int last = PuzzleCollection.all().size();
      if (number < 1 || number > last) {
        throw syntax.usageError("puzzle.none", number, last);
      }
      return localPlay.run(() -> puzzles.playFrom(number, message -> printEnd(message, localPlay)));
    }
    Optional<Title<?, ?, ?>> title = Titles.byName(chosen);
    if (title.isPresent()) {
      return playNext(title, puzzles, localPlay);
    }
    Path file = FileName.path(chosen);
    if (!Files.exists(file)) {
      throw syntax.usageError("puzzle.which", chosen, Titles.names());
    }
    return switch (TextFile.readNamed(file).flatMap(text -> Puzzle.read(file, text))) {
      case Valid<Puzzle>(Puzzle puzzle) -> localPlay.run(() -> puzzles.playOne(puzzle));
      case Invalid<Puzzle>(List<InputError> errors) -> {
        ErrorMessages.format(chosen, errors).forEach(output.err()::println);
        yield ExitCodes.INVALID_INPUT;
      }
    };
  }

  private int make(Title<?, ?, ?> title, ProgramOutput output) throws IOException {
    Optional<Path> folder = out.get();
    if (folder.isEmpty() || count.get() < 1) {
      throw syntax.usageError("puzzle.out");
    }
    Optional<? extends PuzzleGenerator<?, ?, ?>> maker = PuzzleGenerator.of(title);
    if (maker.isEmpty()) {
      throw syntax.usageError("puzzle.unmade", title.id());
    }
    Files.createDirectories(folder.get());
    int number = 1;
    for (String text : (Iterable<String>) maker.get().generate(count.get(), seed.get())::iterator) {
      Path file = folder.get().resolve(maker.get().name(number++));
      OutputFile.fill(file, text);
      output.out().println(Escapes.inLine(file.toString()));
      output.out().flush();
      if (output.isBroken()) {
        break;
      }
    }
    return ExitCodes.OK;
  }
}
