package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.save.SaveFolder;

/** The options that select a server on this machine. */
final class DataFolderOptions {
  private final Supplier<Optional<Path>> data;
  private final Supplier<Optional<Path>> control;

  DataFolderOptions(CommandSyntax syntax) {
    data =
        syntax.option(
            "--data", "FOLDER", Path.class, "The folder with tables, accounts and the host key.");
    control =
        syntax.option(
            "--control",
            "FILE",
            Path.class,
            "The local socket for ${ROOT-COMMAND-NAME} admin; only this user can connect"
                + " (default: control in the data folder).");
  }

  Path data() {
    return data.get().orElseGet(DataFolderOptions::defaultFolder).toAbsolutePath();
  }

  /** Returns the default data folder of a server, which is next to the folder of saved games. */
  static Path defaultFolder() {
    return SaveFolder.of(System.getenv()).path().resolveSibling("server");
  }

  Path control() {
    return control.get().orElseGet(() -> data().resolve("control")).toAbsolutePath();
  }
}
