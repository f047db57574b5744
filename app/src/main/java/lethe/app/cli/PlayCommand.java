package lethe.app.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.play.Loop;
import lethe.app.play.Opened;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.Folder;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.app.terminal.Console;
import lethe.app.terminal.FullConsole;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.Look;
import lethe.app.terminal.PipeConsole;
import lethe.app.titles.Title;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "play",
    description = "Plays a match here; every move is kept, and the match can be resumed.")
final class PlayCommand implements Callable<Integer> {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      converter = TitleConverter.class,
      description = "Which game; lethe games lists them. Not needed with --resume.")
  private @Nullable Title<?, ?, ?> title;

  @Mixin private Usage usage;

  @Mixin private Choices choices;

  @Option(names = "--plain", description = "Lines instead of the full screen.")
  private boolean plain;

  @Option(
      names = "--ascii",
      description = "Only letters, digits and signs that every terminal has.")
  private boolean ascii;

  @Option(names = "--no-story", description = "Leaves the story out.")
  private boolean noStory;

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

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(ascii);
    if (resume != null) {
      return resume(resume, to);
    }
    if (title == null) {
      throw usage.wrong("which-game");
    }
    return start(title, to);
  }

  private int start(Title<?, ?, ?> chosen, Terminals to) throws IOException {
    List<Seated> seats = choices.table(chosen, new Player.Human(), new Player.Machine(""));
    long seed = choices.seed();
    Checked<Table<?, ?, ?>> table =
        choices
            .options(chosen)
            .then(
                options ->
                    Opened.of(
                        chosen, new Header(chosen.id(), options, seed, now().toString(), seats)));
    return switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> kept(set, to);
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> choices.wrong(chosen, faults, to.err());
    };
  }

  private int resume(Path file, Terminals to) throws IOException {
    switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) -> {
        if (saved.torn()) {
          to.err().println(Lethe.SAY.say("torn", file));
        }
        return resume(saved, saved.table(), to);
      }
      case Faulty<Saved>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
        return Exit.WRONG_FILE;
      }
    }
  }

  private <C, O, V> int resume(Saved saved, Table<C, O, V> table, Terminals to) throws IOException {
    if (title != null && !title.id().equals(table.title().id())) {
      throw usage.wrong("other-game", table.title().id(), title.id());
    }
    choices.given(table.title());
    int played = table.match().position();
    boolean isKept = !table.match().header().saved().isEmpty();
    if (!isKept || save != null) {
      return kept(table, to);
    }
    Checked<Store> store = JournalFile.resume(saved.file(), saved.whole(), played);
    return sit(table, store, saved.file(), to);
  }

  /** Gives the match a file of its own, holding all that has been played. */
  private <C, O, V> int kept(Table<C, O, V> table, Terminals to) throws IOException {
    Match<C, O, V> match = table.match();
    Header header = match.header();
    Header dated =
        new Header(
            header.game(), header.options(), header.seed(), now().toString(), header.table());
    String text = new Journal<>(dated, match.journal().entries()).text(table.game().notation());
    Path path = save;
    if (path == null) {
      Folder folder = Folder.of(System.getenv());
      Optional<Path> fresh = folder.fresh(header.game() + "-" + STAMP.format(Instant.now()));
      if (fresh.isEmpty()) {
        to.err().println(Lethe.SAY.say("not-kept", folder.path()));
        return seated(table, to);
      }
      path = fresh.get();
    }
    return sit(table, JournalFile.create(path, text, match.position()), path, to);
  }

  private int sit(Table<?, ?, ?> table, Checked<Store> store, Path file, Terminals to)
      throws IOException {
    switch (store) {
      case Valid<Store>(Store open) -> {
        table.keep(open);
        return seated(table, to);
      }
      case Faulty<Store>(List<Fault> faults) -> {
        faults.forEach(fault -> to.err().println(Faults.line(file.toString(), fault)));
        return Exit.WRONG_FILE;
      }
    }
  }

  /** Seats that were given to others than before change hands, and the match goes on. */
  private int seated(Table<?, ?, ?> table, Terminals to) throws IOException {
    for (Seated given : choices.given(table.title())) {
      Player player = Opened.named(table.title(), given.player());
      if (!table.match().players().get(given.seat().index()).equals(player)) {
        table.note(new Control.Handed(given.seat(), player));
      }
    }
    try (Store store = table.store()) {
      try (Console console = console(table, to.look())) {
        Loop.run(table, console, new Rng(new SecureRandom().nextLong()), !noStory);
      }
      if (!store.where().isEmpty() && !table.match().turn().isOver()) {
        to.err().println(Lethe.SAY.say("kept", store.where()));
      }
      return Exit.DONE;
    } catch (RuntimeException e) {
      to.err().println(Lethe.failure(e));
      if (!table.store().where().isEmpty()) {
        to.err().println(Lethe.SAY.say("kept", table.store().where()));
      }
      return Exit.FAILED;
    }
  }

  private Console console(Table<?, ?, ?> table, Look look) throws IOException {
    boolean typed = Terminals.isTyped() && !Look.dumb(System.getenv());
    if (!typed) {
      boolean echo = !Terminals.isTyped();
      return new PipeConsole(
          new InputStreamReader(System.in, StandardCharsets.UTF_8),
          Terminals.of(look.ascii()).out(),
          look,
          echo);
    }
    boolean guarded = table.title().guarded();
    if (!plain) {
      return new FullConsole(new LocalTty(), look, !guarded);
    }
    long people = table.match().players().stream().filter(Player.Human.class::isInstance).count();
    return new LineConsole(look, guarded || people > 1, !guarded);
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS);
  }
}
