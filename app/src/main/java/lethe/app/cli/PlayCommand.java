package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.play.Branches;
import lethe.app.play.Fork;
import lethe.app.play.Opened;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.play.TableSetup;
import lethe.app.save.BranchFile;
import lethe.app.session.Branching;
import lethe.app.session.Preferences;
import lethe.app.titles.Title;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Fault;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Player;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(description = "Plays a match here; every move is kept, and the match can be resumed.")
final class PlayCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = TitleConverter.class,
      completionCandidates = Candidates.Games.class,
      description = "Which game; ${ROOT-COMMAND-NAME} games lists them. Not needed with --resume.")
  private @Nullable Title<?, ?, ?> title;

  @Mixin private Usage usage;

  @Mixin private Choices choices;

  @Mixin private AppearanceOptions looks;

  @Option(names = "--plain", description = "Lines instead of the full screen.")
  private boolean plain;

  @Option(names = "--no-story", description = "Leaves the story out.")
  private boolean noStory;

  @Option(
      names = "--lesson",
      description = "A first, guided match: what matters is told when it comes up.")
  private boolean lesson;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Goes on with a kept match, or with a script.")
  private @Nullable Path resume;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Where to keep the match; not given: with the others.")
  private @Nullable Path save;

  @Option(
      names = "--from",
      paramLabel = "FILE:MOMENT",
      description =
          "Plays on from a moment of a match that is over, or a script; ${ROOT-COMMAND-NAME} replay"
              + " counts them.")
  private @Nullable String from;

  @Option(
      names = "--anew",
      description =
          "With --from: all that the first person could not know at that moment is drawn anew.")
  private boolean anew;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "With --from: keeps the match under this name among the branches of that one;"
              + " ${ROOT-COMMAND-NAME} replay FILE --branches lists them.")
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Terminals to = looks.terminals();
    if (anew && from == null) {
      throw usage.wrong("anew");
    }
    if (name.isPresent() && from == null) {
      throw usage.wrong("name");
    }
    try (LocalPlay evening = new LocalPlay(to)) {
      if (resume != null) {
        return resume(resume, evening, to);
      }
      if (from != null) {
        return fork(from, evening, to);
      }
      if (title == null) {
        throw usage.wrong("which-game");
      }
      return start(title, evening, to);
    }
  }

  private int start(Title<?, ?, ?> chosen, LocalPlay evening, Terminals to) throws IOException {
    TableSetup setup = choices.table(chosen, new Player.Human(), new Player.Machine(""));
    long seed = choices.seed();
    Checked<Table<?, ?, ?>> table =
        choices
            .options(chosen)
            .then(options -> setup.choosing(options).open(seed, LocalPlay.now().toString()));
    return switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> {
        if (choices.choseSeed()) {
          set.note(new Control.Known(How.SEED));
        }
        yield play(evening.keep(set, Optional.ofNullable(save)), save, evening, to);
      }
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> choices.wrong(chosen, faults, to.err());
    };
  }

  /** Another match that begins like one that is over. */
  private int fork(String where, LocalPlay evening, Terminals to) throws IOException {
    int colon = where.lastIndexOf(':');
    if (colon < 0 || !where.substring(colon + 1).matches("\\d{1,6}")) {
      throw usage.wrong("which-moment", where);
    }
    Path file = Path.of(where.substring(0, colon));
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        Optional<String> closed = Closed.why(saved);
        if (closed.isPresent()) {
          throw usage.wrong("plain", closed.get());
        }
        int entries = Integer.parseInt(where.substring(colon + 1));
        Table<?, ?, ?> table = moment(saved.settled().table(), entries);
        choices.given(table.title());
        name.ifPresent(one -> check(one, file));
        Checked<Table<?, ?, ?>> kept = evening.keep(table, Optional.ofNullable(save));
        if (kept instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> fork)) {
          name.flatMap(one -> Replaying.name(fork, one, entries, file)).ifPresent(evening::say);
        }
        yield play(kept, save, evening, to);
      }
      case Faulty<Saved>(List<Fault> faults) -> wrong(file, faults, to);
    };
  }

  /** A name is good, and nothing is called so. */
  private void check(String branch, Path file) {
    Branching.wrong(branch)
        .or(() -> new Branches(BranchFile.of(file)).taken(branch))
        .ifPresent(
            why -> {
              throw usage.wrong("plain", why);
            });
  }

  private <C, O, V> Table<C, O, V> moment(Table<C, O, V> table, int entries) {
    int last = table.match().position();
    if (entries > last) {
      throw usage.wrong("no-moment", entries, last);
    }
    return Fork.at(entries, table.match(), anew).of(table);
  }

  private int resume(Path file, LocalPlay evening, Terminals to) throws IOException {
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        Title<?, ?, ?> played = saved.table().title();
        if (title != null && !title.id().equals(played.id())) {
          throw usage.wrong("other-game", played.id(), title.id());
        }
        choices.given(played);
        Checked<Table<?, ?, ?>> table = evening.resume(saved, Optional.ofNullable(save));
        yield play(table, save == null ? file : save, evening, to);
      }
      case Faulty<Saved>(List<Fault> faults) -> wrong(file, faults, to);
    };
  }

  /** Seats that were given to others than before change hands, and the match goes on. */
  private int play(
      Checked<Table<?, ?, ?>> kept, @Nullable Path file, LocalPlay evening, Terminals to)
      throws IOException {
    return switch (kept) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) -> {
        for (Seated given : choices.given(table.title())) {
          Player player = Opened.named(table.title(), given.player());
          if (!table.match().players().get(given.seat().index()).equals(player)) {
            table.note(new Control.Handed(given.seat(), player));
          }
        }
        if (lesson && !table.match().isGuided()) {
          table.note(new Control.Guided());
        }
        yield evening.play(table, new LocalPlay.Manner(plain, wanted(evening.settings())));
      }
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) ->
          wrong(file == null ? evening.folder().path() : file, faults, to);
    };
  }

  private Preferences wanted(Settings settings) {
    Preferences usual = settings.preferences();
    return noStory ? usual.storied(false) : usual;
  }

  private static int wrong(Path file, List<Fault> faults, Terminals to) {
    faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
    return Exit.WRONG_FILE;
  }
}
