package lethe.app.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Which house of this machine. */
@Command
final class HouseFolder {
  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Where tables, people and the host's key are kept.")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--control",
      paramLabel = "FILE",
      description =
          "The local socket at which ${ROOT-COMMAND-NAME} house steers it; only this user can (usually control in"
              + " its folder).")
  private Optional<Path> control = Optional.empty();

  Path data() {
    Map<String, String> environment = System.getenv();
    String base = environment.getOrDefault("XDG_DATA_HOME", "");
    Path home = Path.of(environment.getOrDefault("HOME", "."));
    Path root = base.startsWith("/") ? Path.of(base) : home.resolve(".local").resolve("share");
    return data.orElseGet(() -> root.resolve("lethe").resolve("house")).toAbsolutePath();
  }

  Path control() {
    return control.orElseGet(() -> data().resolve("control")).toAbsolutePath();
  }
}
