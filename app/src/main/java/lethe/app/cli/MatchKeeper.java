package lethe.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.play.Copies;
import lethe.app.play.Fork;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.Folder;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.app.save.Trouble;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Entry;
import lethe.engine.core.Fault;
import lethe.engine.core.Header;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Script;

/** Where matches of this machine are kept: makes their files, and goes on in them. */
final class MatchKeeper {
  private final Folder folder;

  /** What is to be known before the next match begins. */
  private final List<String> notices;

  MatchKeeper(Folder folder, List<String> notices) {
    this.folder = folder;
    this.notices = notices;
  }

  /**
   * Gives a match a file of its own, holding all that has been played; from now on it is kept. One
   * that goes on from a moment of another is no copy of that one, and is kept since now.
   *
   * @param save where; with the others if nobody says
   * @return the match to go on with, which is as its file says, also since when
   */
  <C, O, V> Checked<Table<?, ?, ?>> keep(Table<C, O, V> table, Optional<Path> save) {
    Header header = table.match().header();
    if (Fork.isOne(table.match())) {
      return create(table, fresh(header), save);
    }
    return create(table, header.saved().isEmpty() ? Stamp.now().head() : header.saved(), save);
  }

  /** This second, or the next in which no other match was begun from the same seed. */
  private String fresh(Header header) {
    Copies others = new Copies(folder);
    Stamp since = Stamp.now();
    while (others.isTaken(header.savedSince(since.head()))) {
      since = since.next();
    }
    return since.head();
  }

  private <C, O, V> Checked<Table<?, ?, ?>> create(
      Table<C, O, V> table, String since, Optional<Path> save) {
    Match<C, O, V> match = table.match();
    Header header = match.header();
    Header dated = header.savedSince(since);
    String text = new Journal<>(dated, match.journal().entries()).text(table.game().notation());
    Optional<Path> path = save.or(() -> folder.fresh(header.game() + "-" + Stamp.now().file()));
    if (path.isEmpty()) {
      return unkept(table, folder.path());
    }
    Path file = path.get();
    Checked<Store> created = JournalFile.create(file, text, match.position());
    if (save.isEmpty() && created instanceof Faulty<Store>) {
      return unkept(table, file);
    }
    return created.then(
        store ->
            dated.equals(header)
                ? kept(table, store)
                : Saved.of(file, text).then(begun -> kept(begun.table(), store)));
  }

  /** Where nothing can be kept one can play all the same, and knows it before. */
  private Checked<Table<?, ?, ?>> unkept(Table<?, ?, ?> table, Path where) {
    notices.add(Lethe.SAY.say("not-kept", where));
    return new Valid<>(table);
  }

  private static Checked<Table<?, ?, ?>> kept(Table<?, ?, ?> table, Store store) {
    table.keep(store);
    return new Valid<>(table);
  }

  /**
   * Goes on with a kept match in its own file, or in a copy; with a script in a file of its own.
   */
  Checked<Table<?, ?, ?>> resume(Saved saved, Optional<Path> save) {
    Table<?, ?, ?> table = saved.table();
    if (!saved.isKept()) {
      table.note(new Control.Known(How.SEED));
      return keep(table, save);
    }
    if (!saved.isRunning() && save.isPresent()) {
      return create(table, table.match().header().saved(), save);
    }
    Optional<Path> ahead = saved.isRunning() ? new Copies(folder).ahead(saved) : Optional.empty();
    if (ahead.isPresent()) {
      return Checked.faulty(Fault.at(0, 0, Trouble.FURTHER, ahead.get()));
    }
    return JournalFile.resume(saved.file(), saved.whole(), table.match().position())
        .then(own -> save.isEmpty() ? kept(table, own) : copy(saved, own, save.get()));
  }

  /** Goes on in a copy; both files say where the other one is. */
  private Checked<Table<?, ?, ?>> copy(Saved saved, Store own, Path save) {
    Table<?, ?, ?> table = saved.table();
    int before = table.match().position();
    Stream.of(saved.file(), save)
        .map(file -> file.toAbsolutePath().normalize().toString())
        .filter(MatchKeeper::fitsALine)
        .forEach(file -> table.note(new Control.Copied(file)));
    try (own) {
      return create(table, table.match().header().saved(), Optional.of(save))
          .then(
              copied -> {
                append(copied, own, before);
                return new Valid<>(copied);
              });
    }
  }

  /** Whether a name can stand in a journal: most can. */
  private static boolean fitsALine(String name) {
    return name.length() < Script.LONGEST_LINE / 2
        && name.chars().noneMatch(Character::isISOControl)
        && name.equals(name.strip());
  }

  private static <C, O, V> void append(Table<C, O, V> table, Store store, int from) {
    for (Match<C, O, V> now : table.match().since(from)) {
      Entry<C> entry = now.backwards().findFirst().orElseThrow();
      store.append(now.position() - 1, entry.line(table.game().notation()));
    }
  }
}
