package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.LocalPlay;
import lethe.app.local.LocalPuzzles;
import lethe.app.local.ProgramOutput;
import lethe.app.play.LoadedMatch;
import lethe.app.puzzle.MistakePuzzle;
import lethe.app.puzzle.Puzzle;
import lethe.app.puzzle.PuzzleCollection;
import lethe.app.puzzle.PuzzleFilter;
import lethe.app.puzzle.PuzzleGenerator;
import lethe.app.puzzle.PuzzleProgress;
import lethe.app.save.FileName;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.text.Escapes;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

final class PuzzleCommand implements CliCommand {
  /** The number of puzzles that {@code --make} creates if none is given. */
  private static final int DEFAULT_COUNT = 12;

  private static final String SOLVED = "solved";

  private final CommandSyntax syntax =
      new CommandSyntax(
          "Shows a position and asks for the right move. Without an argument, offers the next puzzle"
              + " that you have not solved.",
          "",
          "Move as in a match. A wrong move is not played; you are told what it would cost, if"
              + " that is known. Type solution to see the right move, or next for the next puzzle. The"
              + " right move depends only on what your seat can see and has been told.",
          "",
          "Ratings are Elo ratings: a player with the same rating as a puzzle solves it half the time,"
              + " and a player rated 400 points higher, 91 percent of the time. The rating of a puzzle"
              + " depends on how often each bot of the game solves it; the weakest bot is rated 600, and"
              + " each level above it 400 more. Your rating begins at 1200 and changes with your first"
              + " answer to each puzzle.");

  private final Supplier<Optional<String>> selection =
      syntax.optionalArgument(
          "WHICH",
          "The number of a puzzle in --list, a game for its next puzzle, or a file with a puzzle.");

  private final Supplier<Optional<String>> theme =
      syntax.option(
          "--about",
          "THEME",
          String.class,
          "Offers or lists only the puzzles for the game WHICH with this theme, for example last-chips;"
              + " --list shows the themes.");

  private final BooleanSupplier daily =
      syntax.flag("--daily", "Offers today's puzzle, which is the same for everyone.");

  private final AppearanceOptions appearance = new AppearanceOptions(syntax);

  private final BooleanSupplier listOnly =
      syntax.flag(
          "--list",
          "Lists the puzzles, or those for the game WHICH, and whether you have solved them. In a"
              + " pipe, each puzzle is one line.");

  private final BooleanSupplier json =
      syntax.flag(
          "--json",
          "With --list: prints one JSON object per line, with its kind in the field 'is'.");

  /**
   * A puzzle, as a line in JSON.
   *
   * @param theme the theme; empty if it has none
   * @param state {@code solved}, {@code shown} or {@code open}
   * @param attempts the number of the user's answers
   */
  private record ListedPuzzle(
      int number,
      String game,
      Optional<String> theme,
      int rating,
      String state,
      int attempts,
      String task) {}

  /**
   * The last line of the list in JSON.
   *
   * @param rating the user's rating
   */
  private record PuzzleSummary(long solved, int puzzles, int rating) {}

  private final Supplier<Optional<Path>> mistakesFile =
      syntax.matchFileOption(
          "--mistakes",
          "Asks for better moves in the positions of a finished match where your moves cost you the"
              + " most. These puzzles are not rated.");

  private final BooleanSupplier plainLines =
      syntax.flag("--plain", "Prints lines instead of using the full screen (line mode).");

  private final Supplier<Optional<Title<?, ?, ?>>> generatedGame =
      syntax.gameOption(
          "--make",
          "Creates puzzles from matches between bots and writes each to a file; the same seed gives"
              + " the same puzzles. This takes seconds to minutes.");

  private final Supplier<Optional<Integer>> count =
      syntax.option(
          "--count",
          "N",
          Integer.class,
          "With --make: the number of puzzles (default: " + DEFAULT_COUNT + ").");

  private final Supplier<Optional<Long>> seed =
      syntax.option("--seed", "N", Long.class, "With --make: the seed (default: 1).");

  private final Supplier<Optional<Path>> outputFolder =
      syntax.option(
          "--out", "FOLDER", Path.class, "With --make: the folder for the puzzles; required.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = appearance.output();
    if (json.getAsBoolean() && !listOnly.getAsBoolean()) {
      throw syntax.usageError("puzzle.json");
    }
    requireConsistentOptions();
    if (generatedGame.get().isPresent()) {
      return generate(generatedGame.get().get(), output);
    }
    PuzzleFilter filter = filter();
    try (LocalPlay localPlay = new LocalPlay(output, plainLines.getAsBoolean())) {
      LocalPuzzles puzzles = new LocalPuzzles(localPlay);
      if (listOnly.getAsBoolean()) {
        printList(filter, puzzles.progress(), output);
        return ExitCodes.OK;
      }
      if (mistakesFile.get().isPresent()) {
        return playMistakes(mistakesFile.get().get(), puzzles, localPlay, output);
      }
      if (daily.getAsBoolean()) {
        return localPlay.run(
            () ->
                puzzles.playDaily(
                    LocalDate.now(ZoneId.systemDefault()),
                    message -> printMessage(message, localPlay)));
      }
      return game().isPresent() || selection.get().isEmpty()
          ? playNext(filter, puzzles, localPlay)
          : play(selection.get().get(), puzzles, localPlay, output);
    }
  }

  /** Prints the chosen puzzles with their state, followed by the user's rating. */
  private void printList(PuzzleFilter filter, PuzzleProgress progress, ProgramOutput output)
      throws IOException {
    List<ListedPuzzle> puzzles = listedPuzzles(filter, progress);
    long solved = puzzles.stream().filter(puzzle -> puzzle.state().equals(SOLVED)).count();
    PuzzleSummary summary = new PuzzleSummary(solved, puzzles.size(), progress.rating());
    if (json.getAsBoolean()) {
      puzzles.forEach(puzzle -> output.out().println(JsonWriter.write(puzzle)));
      output.out().println(JsonWriter.write(summary));
      output.out().flush();
      return;
    }
    List<ListEntry> entries = new ArrayList<>();
    for (ListedPuzzle puzzle : puzzles) {
      String state = LetheCli.MESSAGES.format("puzzle." + puzzle.state(), puzzle.attempts());
      String head =
          LetheCli.MESSAGES.format(
              "puzzle.row",
              puzzle.number(),
              puzzle.game(),
              puzzle.theme().orElse(""),
              puzzle.rating(),
              state);
      entries.add(ListEntry.of(head + " ", puzzle.task()));
    }
    entries.add(
        ListEntry.of(
            LetheCli.MESSAGES.format("puzzle.summary", solved, puzzles.size(), progress.rating())));
    new ListOutput(entries).print(output);
  }

  private static List<ListedPuzzle> listedPuzzles(PuzzleFilter filter, PuzzleProgress progress) {
    List<Puzzle> puzzles = PuzzleCollection.all();
    return IntStream.range(0, puzzles.size())
        .filter(i -> filter.includes(puzzles.get(i)))
        .mapToObj(
            i ->
                new ListedPuzzle(
                    i + 1,
                    puzzles.get(i).title().id(),
                    puzzles.get(i).theme(),
                    puzzles.get(i).rating(),
                    state(puzzles.get(i), progress),
                    progress.answerCount(puzzles.get(i)),
                    puzzles.get(i).question().getLast()))
        .toList();
  }

  private static String state(Puzzle puzzle, PuzzleProgress progress) {
    return progress.isSolved(puzzle) ? SOLVED : progress.isDone(puzzle) ? "shown" : "open";
  }

  private static int playNext(PuzzleFilter filter, LocalPuzzles puzzles, LocalPlay localPlay) {
    return localPlay.run(
        () -> puzzles.playNext(filter, message -> printMessage(message, localPlay)));
  }

  private static void printMessage(Optional<String> message, LocalPlay localPlay) {
    message.ifPresent(localPlay::printLine);
  }

  private int playMistakes(
      Path file, LocalPuzzles puzzles, LocalPlay localPlay, ProgramOutput output)
      throws IOException {
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> {
        List<MistakePuzzle> mistakes = MistakeSearch.find(file, loadedMatch, syntax, output);
        yield localPlay.run(
            () -> puzzles.playMistakes(mistakes, message -> printMessage(message, localPlay)));
      }
      case Invalid<LoadedMatch>(List<InputError> errors) -> output.printErrors(file, errors);
    };
  }

  private int play(String argument, LocalPuzzles puzzles, LocalPlay localPlay, ProgramOutput output)
      throws IOException {
    if (argument.matches("\\d{1,4}")) {
      int number = Integer.parseInt(argument);
      int puzzleCount = PuzzleCollection.all().size();
      if (number < 1 || number > puzzleCount) {
        throw syntax.usageError("puzzle.unknown-number", number, puzzleCount);
      }
      return localPlay.run(
          () -> puzzles.playFromNumber(number, message -> printMessage(message, localPlay)));
    }
    Path file = FileName.path(argument);
    if (!Files.exists(file)) {
      throw syntax.usageError("puzzle.unknown", argument, Titles.names());
    }
    return switch (TextFile.readFileOrPipe(file).flatMap(text -> Puzzle.parse(file, text))) {
      case Valid<Puzzle>(Puzzle puzzle) ->
          localPlay.run(
              () -> puzzles.playFromFile(puzzle, message -> printMessage(message, localPlay)));
      case Invalid<Puzzle>(List<InputError> errors) -> {
        ErrorMessages.format(argument, errors).forEach(output.err()::println);
        yield ExitCodes.FAILURE;
      }
    };
  }

  /** Returns the game that the argument names; empty if it names none. */
  private Optional<Title<?, ?, ?>> game() {
    return selection.get().flatMap(Titles::byName);
  }

  /**
   * Returns the chosen game and theme, if there are any; reports a usage error if the theme is
   * unknown.
   */
  private PuzzleFilter filter() {
    if (theme.get().isEmpty()) {
      return new PuzzleFilter(game(), Optional.empty());
    }
    String word = theme.get().get();
    Title<?, ?, ?> title =
        game().orElseThrow(() -> syntax.usageError("puzzle.theme-without-game", word));
    List<String> themes =
        title.bots().puzzleFinder().map(finder -> finder.themes()).orElse(List.of());
    if (!themes.contains(word)) {
      throw syntax.usageError("puzzle.unknown-theme", word, title.id(), String.join(", ", themes));
    }
    return new PuzzleFilter(game(), theme.get());
  }

  /**
   * Reports a usage error if several options were given of which each excludes the others, an
   * option that needs one that is missing, or an argument of {@code --list} that is not a game.
   */
  private void requireConsistentOptions() {
    List<String> modes = new ArrayList<>();
    generatedGame.get().ifPresent(_ -> modes.add("--make"));
    mistakesFile.get().ifPresent(_ -> modes.add("--mistakes"));
    if (daily.getAsBoolean()) {
      modes.add("--daily");
    }
    // With --list, an argument is not another mode, but limits the list to a game.
    Optional<String> other = listOnly.getAsBoolean() ? Optional.of("--list") : selection.get();
    if (!modes.isEmpty()) {
      other.ifPresent(modes::add);
      theme.get().ifPresent(_ -> modes.add("--about"));
    }
    if (listOnly.getAsBoolean() && selection.get().isPresent() && game().isEmpty()) {
      throw syntax.usageError("unknown-game", selection.get().get(), Titles.names());
    }
    if (modes.size() > 1) {
      throw syntax.usageError("puzzle.modes", modes.getFirst(), modes.getLast());
    }
    if (generatedGame.get().isEmpty()
        && (count.get().isPresent() || seed.get().isPresent() || outputFolder.get().isPresent())) {
      throw syntax.usageError("puzzle.no-make");
    }
  }

  private int generate(Title<?, ?, ?> title, ProgramOutput output) throws IOException {
    Optional<Path> folder = outputFolder.get();
    int puzzleCount = count.get().orElse(DEFAULT_COUNT);
    if (folder.isEmpty() || puzzleCount < 1) {
      throw syntax.usageError("puzzle.out");
    }
    Optional<? extends PuzzleGenerator<?, ?, ?>> generator = PuzzleGenerator.of(title);
    if (generator.isEmpty()) {
      throw syntax.usageError("puzzle.no-generator", title.id());
    }
    Files.createDirectories(folder.get());
    for (int i = 1; i <= puzzleCount; i++) {
      Path file = folder.get().resolve(generator.get().fileName(i));
      if (Files.exists(file)) {
        throw syntax.usageError("puzzle.exists", file);
      }
    }
    int number = 1;
    for (String text :
        (Iterable<String>) generator.get().generate(puzzleCount, seed.get().orElse(1L))::iterator) {
      Path file = folder.get().resolve(generator.get().fileName(number++));
      OutputFile.writeInPlace(file, text);
      output.out().println(Escapes.forSingleLine(file.toString()));
      output.out().flush();
      if (output.isBroken()) {
        break;
      }
    }
    return ExitCodes.OK;
  }
}
