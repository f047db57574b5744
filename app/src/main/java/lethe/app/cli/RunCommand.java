package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(description = "Plays a script and prints what one viewer is told of it.")
final class RunCommand implements Callable<Integer> {
  @Mixin private Usage usage;

  @Parameters(
      paramLabel = "FILE",
      description = "A script or a kept match; - reads standard input.")
  private Path file;

  @Option(
      names = "--as",
      paramLabel = "VIEWER",
      description = "Whose eyes: a seat, spectator or referee.")
  private Optional<String> as = Optional.empty();

  @Option(names = "--check", description = "Only says whether the file is right.")
  private boolean check;

  @Option(names = "--finish", description = "Bots take over where the script ends.")
  private boolean finish;

  @Option(
      names = "--json",
      description =
          "Prints one JSON object a line; 'is' names the thing and 'text' says it in words.")
  private boolean json;

  @Option(names = "--no-story", description = "Leaves the story out.")
  private boolean noStory;

  @Option(
      names = "--ascii",
      description = "Only letters, digits and signs that every terminal has.")
  private boolean ascii;

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(ascii);
    return switch (Saved.read(file)) {
      case Valid<Saved>(Saved saved) -> run(saved, saved.table(), to);
      case Faulty<Saved>(List<Fault> faults) -> wrong(faults, to);
    };
  }

  private <C, O, V> int run(Saved saved, Table<C, O, V> table, Terminals to) {
    if (saved.torn()) {
      to.err().println(Lethe.SAY.say("torn", file));
    }
    saved.settled();
    Optional<String> closed = Closed.why(saved);
    if (finish && closed.isPresent()) {
      throw usage.wrong("plain", closed.get());
    }
    if (finish && saved.fault().isEmpty()) {
      finish(table);
    }
    if (!check) {
      Viewer viewer = viewer(table, closed);
      if (json) {
        new JsonTranscript<>(table, viewer, closed.isPresent()).print(to.out());
      } else {
        new Transcript<>(
                table, viewer, closed.map(_ -> saved.isRead() ? Path.of("FILE") : file), !noStory)
            .print(to);
      }
    }
    if (saved.fault().isPresent()) {
      return wrong(List.of(saved.fault().get()), to);
    }
    if (check) {
      to.out()
          .println(
              Lethe.SAY.say(
                  "right",
                  file,
                  table.match().position(),
                  Transcript.standing(table.match().turn())));
    }
    to.out().flush();
    return Exit.DONE;
  }

  private static void finish(Table<?, ?, ?> table) {
    for (Seat seat : table.match().seats()) {
      if (table.match().players().get(seat.index()) instanceof Player.Human) {
        String usual = table.title().level("").orElseThrow().name();
        table.note(new Control.Handed(seat, new Player.Machine(usual)));
      }
    }
    table.settle();
  }

  private <C, O, V> Viewer viewer(Table<C, O, V> table, Optional<String> closed) {
    List<Seat> seats = table.match().seats();
    String name = as.orElse(seats.size() == 1 ? seats.getFirst().name() : "spectator");
    if (name.equals("spectator")) {
      return Spectator.SPECTATOR;
    }
    if (name.equals("referee")) {
      if (closed.isPresent()) {
        throw usage.wrong("plain", closed.get());
      }
      return referee(table.match());
    }
    return seats.stream()
        .filter(seat -> seat.name().equals(name))
        .<Viewer>map(seat -> seat)
        .findFirst()
        .orElseThrow(
            () ->
                usage.wrong(
                    "unknown-viewer",
                    name,
                    String.join(", ", seats.stream().map(Seat::name).toList())));
  }

  /**
   * A script that is no kept match is free: its author may look behind the cards as if it were
   * given up here.
   */
  private static <C, O, V> Viewer referee(Match<C, O, V> match) {
    if (match.referee().isPresent()) {
      return match.referee().get();
    }
    Moved<C, O, V> ended =
        (Moved<C, O, V>) match.note(new Control.Conceded(match.seats().getFirst()));
    return ended.next().referee().orElseThrow();
  }

  private int wrong(List<Fault> faults, Terminals to) {
    to.out().flush();
    faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
    return Exit.WRONG_FILE;
  }
}
