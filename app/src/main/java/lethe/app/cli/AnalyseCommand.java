package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import lethe.app.play.Fork;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.NoteFile;
import lethe.app.study.Study;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    aliases = "analyze",
    description =
        "Says of a match that is over what was best, as far as a seat could know, and what its"
            + " moves cost.")
final class AnalyseCommand implements Callable<Integer> {
  @Mixin private Usage usage;

  @Parameters(paramLabel = "FILE", description = "A kept match that is over, or a script.")
  private Path file;

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      description = "Whose moves, by what that seat knew; not given: the first that a person had.")
  private Optional<String> seat = Optional.empty();

  @Option(
      names = "--moves",
      paramLabel = "N..M",
      description = "Only these moves of the seat, counted from 1; N.. goes on to the end.")
  private Optional<String> moves = Optional.empty();

  @Option(
      names = "--json",
      description =
          "Prints one JSON object a line; 'is' names the thing and 'text' says it in words.")
  private boolean json;

  @Option(names = "--notes", description = "Says at the end what you noted while replaying, too.")
  private boolean notes;

  @Option(
      names = "--ascii",
      description = "Only letters, digits and signs that every terminal has.")
  private boolean ascii;

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(ascii);
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        Optional<String> closed = Closed.why(saved);
        if (closed.isPresent()) {
          throw usage.wrong("plain", closed.get());
        }
        yield noted(saved.settled().table(), to);
      }
      case Faulty<Saved>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
        yield Exit.WRONG_FILE;
      }
    };
  }

  /** Analyses with what was noted beside the match, if that is wanted. */
  private int noted(Table<?, ?, ?> table, Terminals to) {
    NoteFile beside = NoteFile.of(file);
    Checked<SortedMap<Integer, String>> read =
        notes ? beside.read() : new Valid<>(Collections.emptySortedMap());
    return switch (read) {
      case Valid<SortedMap<Integer, String>>(SortedMap<Integer, String> lines) -> {
        int exit = analyse(table, to);
        lines.forEach((entry, line) -> to.out().println(note(entry, line)));
        to.out().flush();
        yield exit;
      }
      case Faulty<SortedMap<Integer, String>>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(beside.path().toString(), fault)));
        yield Exit.WRONG_FILE;
      }
    };
  }

  /** A line that was noted, for programs. */
  private record Note(int entry, String line) {}

  private String note(int entry, String line) {
    String said = Lethe.SAY.say("study.note", entry, line);
    return json ? Json.line("note", new Note(entry, line), "text", said) : said;
  }

  private <C, O, V> int analyse(Table<C, O, V> table, Terminals to) {
    if (!table.match().turn().isOver()) {
      throw usage.wrong("study.running", file);
    }
    Study<C, O, V> study =
        Study.of(table.title(), table.game(), table.match(), whose(table.match()));
    Range range = moves.map(this::range).orElse(new Range(1, Integer.MAX_VALUE));
    if (range.from() > study.decisions().size()) {
      throw usage.wrong("study.no-move", range.from(), study.seat(), study.decisions().size());
    }
    StudyPrinter<C, O, V> printer = new StudyPrinter<>(study, file, json, to);
    Thread stopping = new Thread(printer::stop);
    Runtime.getRuntime().addShutdownHook(stopping);
    printer.print(range.from(), range.to());
    return Exit.DONE;
  }

  private record Range(int from, int to) {}

  private Range range(String words) {
    if (!words.matches("\\d{1,6}(\\.\\.(\\d{1,6})?)?")) {
      throw usage.wrong("study.moves", words);
    }
    String[] ends = words.split("\\.\\.", -1);
    int from = Integer.parseInt(ends[0]);
    int to =
        ends.length == 1 ? from : ends[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(ends[1]);
    if (from > to) {
      throw usage.wrong("study.moves", words);
    }
    return new Range(from, to);
  }

  /** The seat that was asked for, or the first that a person had, or else the first. */
  private Seat whose(Match<?, ?, ?> match) {
    List<Seat> seats = match.seats();
    if (seat.isEmpty()) {
      return Fork.eyes(match);
    }
    return seats.stream()
        .filter(one -> one.name().equalsIgnoreCase(seat.get()))
        .findFirst()
        .orElseThrow(
            () ->
                usage.wrong(
                    "unknown-seat",
                    seat.get(),
                    String.join(", ", seats.stream().map(Seat::name).toList())));
  }
}
