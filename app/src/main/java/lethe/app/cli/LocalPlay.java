package lethe.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.page.Console;
import lethe.app.page.Reading;
import lethe.app.page.Runner;
import lethe.app.play.Company;
import lethe.app.play.Exam;
import lethe.app.play.Fork;
import lethe.app.play.Leaving;
import lethe.app.play.Loop;
import lethe.app.play.Opened;
import lethe.app.play.Reviewing;
import lethe.app.play.Saved;
import lethe.app.play.Seeds;
import lethe.app.play.Table;
import lethe.app.play.Thinkers;
import lethe.app.play.Thinking;
import lethe.app.save.Folder;
import lethe.app.save.NoteFile;
import lethe.app.save.Store;
import lethe.app.session.Preferences;
import lethe.app.session.Review;
import lethe.app.session.Wish;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullConsole;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.PipeConsole;
import lethe.app.words.Launcher;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Player;
import org.jspecify.annotations.Nullable;

/** One person's time at one terminal: the matches that are played there, one after the other. */
final class LocalPlay implements AutoCloseable {
  /**
   * How matches are played here.
   *
   * @param plain in lines instead of on the whole terminal
   * @param wanted how it is told
   */
  record Manner(boolean plain, Preferences wanted) {}

  private Terminals to;
  private final Folder folder = Folder.of(System.getenv());

  /** What is said when the terminal has been given back. */
  private final List<String> parting = new ArrayList<>();

  /** What is to be known before the next match begins. */
  private final List<String> notices = new ArrayList<>();

  private final MatchKeeper keeper = new MatchKeeper(folder, notices);
  private final KeptMatches shelf = new KeptMatches(folder);
  private final Thinkers thinkers = new Thinkers(1);

  /** One after the other reads on where the one before has left off. */
  private final Reader input =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  private @Nullable FullConsole full;
  private Settings settings = Settings.in(folder.path(), _ -> {});

  LocalPlay(Terminals to) {
    this.to = to;
  }

  /** Gets ready meanwhile what a match at the whole terminal will need. */
  static void prepare() {
    if (isTerminal()) {
      LocalTty.prepare();
    }
  }

  Folder folder() {
    return folder;
  }

  /** The matches that are kept here. */
  KeptMatches shelf() {
    return shelf;
  }

  /** How somebody wants it to be. */
  Settings settings() {
    return settings;
  }

  /** From now on somebody wants it otherwise. */
  void have(Settings wanted) throws IOException {
    settings = wanted;
    to = to.with(wanted);
    if (full != null) {
      full.appear(to.look());
      full.alert(wanted.alert());
    }
    wanted.keep(folder.path());
  }

  /** The whole terminal, for matches and for what is between them. */
  FullConsole full() throws IOException {
    if (full == null) {
      full = new FullConsole(new LocalTty(), to.look(), true);
      full.alert(settings.alert());
    }
    return full;
  }

  /** Gives a match a file of its own; from now on it is kept. */
  <C, O, V> Checked<Table<?, ?, ?>> keep(Table<C, O, V> table, Optional<Path> save) {
    return keeper.keep(table, save);
  }

  /** Goes on with a kept match. */
  Checked<Table<?, ?, ?>> resume(Saved saved, Optional<Path> save) {
    if (saved.torn()) {
      say(Lethe.SAY.say("torn", saved.file()));
    }
    return keeper.resume(saved, save);
  }

  /**
   * Plays this match, and others like it as long as somebody asks for them.
   *
   * @return the exit code
   */
  int play(Table<?, ?, ?> first, Manner manner) throws IOException {
    Table<?, ?, ?> table = first;
    while (true) {
      Checked<Table<?, ?, ?>> next;
      try (Store store = table.store()) {
        Leaving left = sit(table, Company.here(table.match()).with(shelf), manner);
        if (!store.where().isEmpty() && !table.match().turn().isOver()) {
          say(Lethe.SAY.say("kept", Launcher.quoted(store.where()), store.where()));
        }
        if (left instanceof Leaving.ForGood) {
          return Exit.DONE;
        }
        next = next(table, left);
      } catch (RuntimeException e) {
        say(Lethe.failure(e));
        if (!table.store().where().isEmpty()) {
          say(Lethe.SAY.say("kept", Launcher.quoted(table.store().where()), table.store().where()));
        }
        return Exit.FAILED;
      }
      switch (next.then(set -> keep(set, Optional.empty()))) {
        case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> table = set;
        case Faulty<Table<?, ?, ?>>(var faults) -> {
          faults.forEach(fault -> say(Faults.line(folder.path().toString(), fault)));
          return Exit.WRONG_FILE;
        }
      }
    }
  }

  private static Checked<Table<?, ?, ?>> next(Table<?, ?, ?> table, Leaving left) {
    return left instanceof Leaving.ForFork(Fork fork)
        ? new Valid<>(fork.of(table))
        : another(table);
  }

  /** Asks a question at this table, until the person leaves it. */
  Leaving ask(Table<?, ?, ?> table, Exam exam, Manner manner) throws IOException {
    return sit(table, Company.here(table.match()).asked(exam), manner);
  }

  private Leaving sit(Table<?, ?, ?> table, Company company, Manner manner) throws IOException {
    if (!manner.plain() && isTerminal()) {
      full().remember(!table.title().guarded());
      if (!notices.isEmpty()) {
        List<Text> lines = notices.stream().map(Text::bright).toList();
        Runner.show(full(), Reading.only(lines, full().size()));
        notices.clear();
      }
      return loop(table, full(), company, manner);
    }
    notices.forEach(this::say);
    notices.clear();
    boolean guarded = table.title().guarded();
    long people = table.match().players().stream().filter(Player.Human.class::isInstance).count();
    try (Console console = lines(guarded || people > 1, !guarded)) {
      return loop(table, console, company, manner);
    }
  }

  /**
   * Steps through a match that is over.
   *
   * @return for which branch of it somebody leaves, if for one
   */
  Optional<Wish> watch(Table<?, ?, ?> table, Review<?, ?, ?> review, Path file, boolean plain)
      throws IOException {
    NoteFile notes = NoteFile.of(file);
    if (!plain && isTerminal()) {
      full().remember(true);
      return Reviewing.run(table, review, notes, full(), thinking());
    }
    try (Console console = lines(false, true)) {
      return Reviewing.run(table, review, notes, console, thinking());
    }
  }

  /** Somebody at a terminal can type while something is thought about; a script waits for it. */
  Thinking thinking() {
    return isTerminal() ? thinkers.of("") : Thinking.AT_ONCE;
  }

  private Leaving loop(Table<?, ?, ?> table, Console console, Company company, Manner manner) {
    return Loop.run(table, console, company, thinking(), manner.wanted());
  }

  private Console lines(boolean cleared, boolean history) throws IOException {
    if (!isTerminal()) {
      return new PipeConsole(input, to.out(), to.look(), !Terminals.isTyped(), settings.isSpoken());
    }
    return new LineConsole(to.look(), cleared, history, settings.isSpoken());
  }

  /** Whether somebody sits at a terminal that can do more than print lines. */
  static boolean isTerminal() {
    return Terminals.isTyped() && Terminals.canBeOpened() && !Appearance.dumb(System.getenv());
  }

  /** The same match with other chances, of whoever plays now; guided if this one is. */
  static <C, O, V> Checked<Table<?, ?, ?>> another(Table<C, O, V> table) {
    Header header = table.match().header();
    List<Seated> players =
        table.match().seats().stream()
            .map(seat -> new Seated(seat, table.match().players().get(seat.index())))
            .toList();
    Checked<Table<?, ?, ?>> next =
        Opened.of(
            table.title(),
            new Header(
                header.game(), header.options(), Seeds.drawn(), Stamp.now().head(), players));
    if (table.match().isGuided() && next instanceof Valid<Table<?, ?, ?>>(Table<?, ?, ?> set)) {
      set.note(new Control.Guided());
    }
    return next;
  }

  /** Says something, as soon as nobody plays on the whole terminal. */
  void say(String line) {
    if (full == null) {
      to.err().println(line);
    } else {
      parting.add(line);
    }
  }

  @Override
  public void close() {
    if (full != null) {
      full.close();
      full = null;
      parting.forEach(to.err()::println);
    }
  }
}
