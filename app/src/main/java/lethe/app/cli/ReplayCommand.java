package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.html.WebPage;
import lethe.app.play.Branches;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.Branched;
import lethe.app.session.Review;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(description = "Steps through a match that is over, or a script.")
final class ReplayCommand implements Callable<Integer> {
  @Mixin private Usage usage;

  @Mixin private AppearanceOptions looks;

  @Parameters(paramLabel = "FILE", description = "A kept match that is over, or a script.")
  private Path file;

  @Option(
      names = "--as",
      paramLabel = "VIEWER",
      description = "Whose eyes: a seat, spectator or referee.")
  private Optional<String> as = Optional.empty();

  @Option(names = "--plain", description = "Lines instead of the full screen.")
  private boolean plain;

  @Option(
      names = "--cast",
      paramLabel = "OUT.cast",
      description = "Writes the match as these eyes saw it, for players of asciicasts.")
  private @Nullable Path cast;

  @Option(
      names = "--html",
      paramLabel = "OUT.html",
      description =
          "Writes the match as these eyes saw it as one page for a browser: nothing else is in it,"
              + " and it needs no network.")
  private @Nullable Path html;

  @Option(
      names = "--notes",
      description = "With --cast and --html: what you noted while replaying is in it, too.")
  private boolean notes;

  @Option(
      names = "--overwrite",
      description = "Takes the place of OUT.cast or OUT.html where there is one already.")
  private boolean overwrite;

  @Option(
      names = "--branches",
      description = "Lists what was played on from moments of this match, and how to go on there.")
  private boolean branches;

  @Override
  public Integer call() throws IOException {
    Terminals to = looks.terminals();
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        Optional<String> closed = Closed.why(saved);
        if (closed.isPresent()) {
          throw usage.wrong("plain", closed.get());
        }
        yield branches ? list(to) : replay(saved.settled().table(), to);
      }
      case Faulty<Saved>(List<Fault> faults) -> wrong(file, faults, to);
    };
  }

  /** The branches, a line each, and how to open each of them. */
  private int list(Terminals to) {
    Branches all = new Branches(BranchFile.of(file));
    return switch (all.listed()) {
      case Valid<List<Branched>>(List<Branched> listed) -> {
        if (listed.isEmpty()) {
          to.out().println(Lethe.SAY.say("branch.none", file));
        }
        listed.forEach(one -> to.out().println(line(one)));
        to.out().flush();
        yield Exit.DONE;
      }
      case Faulty<List<Branched>>(List<Fault> faults) ->
          wrong(BranchFile.of(file).path(), faults, to);
    };
  }

  private static String line(Branched one) {
    String head = Lethe.SAY.say("branch.one", one.name(), one.entry(), one.standing());
    return switch (one.way()) {
      case GONE -> head;
      case RUNNING -> head + "\n" + Lethe.SAY.say("branch.go.on", one.file());
      case OVER -> head + "\n" + Lethe.SAY.say("branch.look", one.file());
    };
  }

  private static int wrong(Path where, List<Fault> faults, Terminals to) {
    faults.forEach(fault -> to.err().println(Faults.line(where.toString(), fault)));
    return Exit.WRONG_FILE;
  }

  private <C, O, V> int replay(Table<C, O, V> table, Terminals to) throws IOException {
    Review<C, O, V> review = Replaying.of(table);
    Review<C, O, V> plainly = as.map(name -> with(review, name)).orElse(review);
    boolean written = cast != null || html != null;
    Checked<Review<C, O, V>> beside =
        written && !notes ? new Valid<>(plainly) : Replaying.noted(plainly, file);
    return switch (beside) {
      case Valid<Review<C, O, V>>(Review<C, O, V> seen) -> show(table, seen, to);
      case Faulty<Review<C, O, V>>(List<Fault> faults) ->
          wrong(NoteFile.of(file).path(), faults, to);
    };
  }

  private <C, O, V> int show(Table<C, O, V> table, Review<C, O, V> seen, Terminals to)
      throws IOException {
    if (cast != null) {
      write(cast, Asciicast.of(seen, to.look()));
    }
    if (html != null) {
      write(html, WebPage.of(seen, looks.isAscii()));
    }
    if (cast != null || html != null) {
      return Exit.DONE;
    }
    try (LocalPlay evening = new LocalPlay(to)) {
      new Replaying(evening, plain).step(table, seen, file);
    }
    return Exit.DONE;
  }

  private void write(Path out, String text) {
    OutFile.write(out, text, overwrite)
        .ifPresent(
            why -> {
              throw usage.wrong("out." + why, out);
            });
  }

  private <C, O, V> Review<C, O, V> with(Review<C, O, V> review, String name) {
    if (!review.names().contains(name)) {
      throw usage.wrong(
          "unknown-viewer",
          name,
          String.join(", ", review.whole().seats().stream().map(Object::toString).toList()));
    }
    return review.as(name);
  }
}
