package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lethe.app.play.Saved;
import lethe.app.save.BranchFile;
import lethe.app.save.Folder;
import lethe.app.save.NoteFile;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;

final class SavesCommand implements Command {
  private final Syntax syntax =
      new Syntax("Lists the kept matches, newest last.").with(Map.of("delete", deletion()));

  private final Folder folder = Folder.of(System.getenv());

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(false);
    List<Path> files = folder.files();
    for (Path file : files) {
      to.out().println(standing(file));
    }
    if (files.isEmpty()) {
      to.out().println(Lethe.SAY.say("no-saves", folder.path()));
    }
    to.out().flush();
    return Exit.DONE;
  }

  private Syntax deletion() {
    Syntax delete = new Syntax("Deletes a kept match for good.");
    Supplier<Path> file =
        delete.word("FILE", Path.class, "As ${ROOT-COMMAND-NAME} saves lists it.");
    return delete.runs(() -> delete(file.get(), delete));
  }

  private int delete(Path file, Syntax typed) throws IOException {
    boolean name = !file.isAbsolute() && file.getNameCount() == 1;
    Path kept = name ? named(file.toString()) : file.toAbsolutePath().normalize();
    if (!folder.files().contains(kept)) {
      throw typed.wrong("no-such-save", file, folder.path());
    }
    Files.delete(kept);
    Files.deleteIfExists(NoteFile.of(kept).path());
    Files.deleteIfExists(BranchFile.of(kept).path());
    return Exit.DONE;
  }

  /** The ending need not be typed. */
  private Path named(String name) {
    return folder.path().resolve(name.endsWith(Folder.ENDING) ? name : name + Folder.ENDING);
  }

  private static String standing(Path file) throws IOException {
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) ->
          file + "  " + MatchStatus.of(saved.table().match()).inShort(saved.table().title());
      case Faulty<Saved>(List<Fault> faults) -> Faults.line(file.toString(), faults.getFirst());
    };
  }
}
