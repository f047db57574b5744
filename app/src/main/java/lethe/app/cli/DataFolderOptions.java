package lethe.app.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

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

  /** Returns the default data folder of a server. */
  static Path defaultFolder() {
    Map<String, String> environment = System.getenv();
    String base = environment.getOrDefault("XDG_DATA_HOME", "");
    Path home = Path.of(environment.getOrDefault("HOME", "."));
    Path root = base.startsWith("/") ? Path.of(base) : home.resolve(".local").resolve("share");
    return root.resolve("lethe").resolve("server");
  }

  Path control() {
    return control.get().orElseGet(() -> data().resolve("control")).toAbsolutePath();
  }
}
