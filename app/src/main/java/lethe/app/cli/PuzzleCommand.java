package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.play.Saved;
import lethe.app.puzzle.Collection;
import lethe.app.puzzle.Maker;
import lethe.app.puzzle.Puzzle;
import lethe.app.save.TextFile;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    description = {
      "Asks for the right move at a table: the next puzzle that you have not solved, of those that"
          + " come with the program.",
      "",
      "Move as in a match. What is wrong is not played, and you hear what it costs; solution tells"
          + " what is right, next has the next puzzle. Only what the seat sees and was told decides"
          + " what is right.",
      "",
      "Ratings are Elo numbers: who is rated as high as a puzzle solves it every second time, and"
          + " with 400 more ten times of eleven. A puzzle's comes from how often each bot of the"
          + " game solves it; the weakest is rated 600, and each level above it 400 more. Yours"
          + " begins at 1200, and moves with your first answer to each puzzle."
    })
final class PuzzleCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "WHICH",
      arity = "0..1",
      description =
          "A number, as --list counts them; a game, for its next one; or a file with a puzzle.")
  private @Nullable String which;

  @Mixin private Usage usage;

  @Mixin private AppearanceOptions looks;

  @Option(names = "--list", description = "Lists them, with what you have solved.")
  private boolean list;

  @Option(
      names = "--mistakes",
      paramLabel = "FILE",
      description =
          "Asks for something better where you lost most in a match of yours that is over. Nothing"
              + " of that is rated.")
  private @Nullable Path mistakes;

  @Option(names = "--plain", description = "Lines instead of the full screen.")
  private boolean plain;

  @Option(
      names = "--make",
      paramLabel = "GAME",
      converter = TitleConverter.class,
      description =
          "Makes puzzles out of matches between bots and writes each to a file; the same seed makes"
              + " the same. It takes seconds or minutes.")
  private @Nullable Title<?, ?, ?> make;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "12",
      description = "With --make: how many; ${DEFAULT-VALUE} if not given.")
  private int count;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "With --make: what they come from; ${DEFAULT-VALUE} if not given.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "With --make: the folder they are written to.")
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Terminals to = looks.terminals();
    if (make != null) {
      return make(make, to);
    }
    try (LocalPlay evening = new LocalPlay(to)) {
      Puzzling puzzling = new Puzzling(evening, plain);
      if (list) {
        puzzling.lines().forEach(to.out()::println);
        to.out().flush();
        return Exit.DONE;
      }
      if (mistakes != null) {
        return mistakes(mistakes, puzzling, evening, to);
      }
      return which == null
          ? done(puzzling.next(Optional.empty()), evening)
          : play(which, puzzling, evening, to);
    }
  }

  private static int done(Optional<String> said, LocalPlay evening) {
    said.ifPresent(evening::say);
    return Exit.DONE;
  }

  private int mistakes(Path file, Puzzling puzzling, LocalPlay evening, Terminals to)
      throws IOException {
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) ->
          done(puzzling.mistakes(MistakeFinder.in(file, saved, usage, to)), evening);
      case Faulty<Saved>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
        yield Exit.WRONG_FILE;
      }
    };
  }

  private int play(String chosen, Puzzling puzzling, LocalPlay evening, Terminals to)
      throws IOException {
    if (chosen.matches("\\d{1,4}")) {
      int number = Integer.parseInt(chosen);
      int last = Collection.all().size();
      if (number < 1 || number > last) {
        throw usage.wrong("puzzle.none", number, last);
      }
      return done(puzzling.from(number), evening);
    }
    Optional<Title<?, ?, ?>> title = Titles.named(chosen);
    if (title.isPresent()) {
      return done(puzzling.next(title), evening);
    }
    Path file = Path.of(chosen);
    if (!Files.exists(file)) {
      throw usage.wrong("puzzle.which", chosen, Titles.names());
    }
    return switch (TextFile.read(file).then(text -> Puzzle.read(file, text))) {
      case Valid<Puzzle>(Puzzle puzzle) -> {
        puzzling.only(puzzle);
        yield Exit.DONE;
      }
      case Faulty<Puzzle>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(chosen, fault)));
        yield Exit.WRONG_FILE;
      }
    };
  }

  private int make(Title<?, ?, ?> title, Terminals to) throws IOException {
    if (out == null || count < 1) {
      throw usage.wrong("puzzle.out");
    }
    Optional<? extends Maker<?, ?, ?>> maker = Maker.of(title);
    if (maker.isEmpty()) {
      throw usage.wrong("puzzle.unmade", title.id());
    }
    Files.createDirectories(out);
    int number = 1;
    for (String text : (Iterable<String>) maker.get().made(count, seed)::iterator) {
      Path file = out.resolve(maker.get().name(number++));
      Files.writeString(file, text);
      to.out().println(file);
      to.out().flush();
    }
    return Exit.DONE;
  }
}
