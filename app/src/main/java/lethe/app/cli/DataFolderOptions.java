package lethe.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.save.SaveFolder;

/** The options that select a server on this machine by its data folder and control socket. */
final class DataFolderOptions {
  private final Supplier<Optional<Path>> dataFolder;
  private final Supplier<Optional<Path>> controlSocket;

  DataFolderOptions(CommandSyntax syntax) {
    dataFolder =
        syntax.option(
            "--data",
            "FOLDER",
            Path.class,
            "The folder with tables, accounts and the host key (default: ~/.local/share/lethe/server).");
    controlSocket =
        syntax.option(
            "--control",
            "FILE",
            Path.class,
            "The local socket for ${ROOT-COMMAND-NAME} admin; only this user can connect"
                + " (default: control in the data folder).");
  }

  /** Returns the absolute path of the data folder. */
  Path dataFolder() {
    return dataFolder.get().orElseGet(DataFolderOptions::defaultFolder).toAbsolutePath();
  }

  /**
   * Returns the default data folder of a server, which is next to the folder of saved games: {@code
   * $XDG_DATA_HOME/lethe/server}, or {@code ~/.local/share/lethe/server} if the variable is not set
   * to an absolute path.
   */
  static Path defaultFolder() {
    return SaveFolder.of(System.getenv()).path().resolveSibling("server");
  }

  /** Returns the absolute path of the control socket. */
  Path controlSocket() {
    return controlSocket.get().orElseGet(() -> dataFolder().resolve("control")).toAbsolutePath();
  }
}
