package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.play.Commitment;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Match;

final class VerifyCommand implements Command {
  private final Syntax syntax =
      new Syntax("Checks a kept match to its end, and the deal against what a house had bound.");

  private final Supplier<Path> file =
      syntax.word("FILE", Path.class, "A kept match; - reads standard input.");

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(false);
    return switch (Saved.read(file.get())) {
      case Valid<Saved>(Saved saved) -> verify(saved.settled(), to);
      case Faulty<Saved>(List<Fault> faults) -> wrong(faults, to);
    };
  }

  private int wrong(List<Fault> faults, Terminals to) {
    faults.forEach(fault -> to.err().println(Faults.line(file.get().toString(), fault)));
    return Exit.WRONG_FILE;
  }

  /** Moves of another deal may be none of this one, so the deal is looked at first. */
  private int verify(Saved saved, Terminals to) {
    Table<?, ?, ?> table = saved.table();
    Match<?, ?, ?> match = table.match();
    Optional<Commitment> commitment = Commitment.of(match);
    if (commitment.isPresent() && !commitment.get().binds(match.header().seed())) {
      to.err().println(Lethe.SAY.say("verify.broken", file.get(), commitment.get().hash()));
      return Exit.WRONG_FILE;
    }
    if (saved.torn()) {
      to.err().println(Lethe.SAY.say("torn", file.get()));
    }
    if (saved.fault().isPresent()) {
      return wrong(List.of(saved.fault().get()), to);
    }
    boolean redrawn = match.journal().notes().stream().anyMatch(Control.Redrawn.class::isInstance);
    MatchStatus status = MatchStatus.of(match);
    String standing =
        status.isOver() ? status.inShort(table.title()) : Lethe.SAY.say("verify.running");
    to.out().println(Lethe.SAY.say("verify.right", file.get(), match.position(), standing));
    to.out()
        .println(
            commitment
                .map(c -> Lethe.SAY.say(redrawn ? "verify.redrawn" : "verify.bound", c.hash()))
                .orElseGet(() -> Lethe.SAY.say("verify.unbound")));
    to.out().flush();
    return Exit.DONE;
  }
}
