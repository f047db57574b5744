package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.disk.SmallFile;
import lethe.app.server.sql.SqlServerStore;
import lethe.app.words.Launcher;

/**
 * Finds what keeps a server from starting, in every file and folder that it uses, and changes
 * nothing. What other programs hold at the moment, such as a port, is not looked at.
 */
public final class StartCheck {
  private final ServerConfig settings;
  private final List<String> problems = new ArrayList<>();

  private StartCheck(ServerConfig settings) {
    this.settings = settings;
  }

  /**
   * Returns what is wrong, a sentence for each file: its path, what is wrong, and what to do.
   *
   * @param control the path of the socket for the operator, if there is to be one
   */
  public static List<String> problems(ServerConfig settings, Optional<Path> control)
      throws IOException {
    StartCheck check = new StartCheck(settings);
    check.data();
    check.keys();
    check.operator();
    settings.joinSocket().ifPresent(path -> check.socket(path, "--socket", false));
    control.ifPresent(path -> check.socket(path, "--control", true));
    if (control.isPresent()
        && control.map(StartCheck::name).equals(settings.joinSocket().map(StartCheck::name))) {
      check.problems.add(MESSAGES.format("socket.same", control.get()));
    }
    return check.problems;
  }

  private static Path name(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** The data folder, and the database in it or elsewhere. */
  private void data() throws IOException {
    Path data = settings.data();
    List<String> wrong = new DataFolder(data).problems();
    problems.addAll(wrong);
    ClusterConfig shared = settings.clusterConfig();
    if (shared.database().isPresent()) {
      Path key = shared.seedKey().orElse(data.resolve("seed_key"));
      secret(shared.seedKey());
      SqlServerStore.problem(shared.database().get(), key).ifPresent(problems::add);
    } else if (wrong.isEmpty()) {
      SqlServerStore.problem(data).ifPresent(problems::add);
    }
  }

  private void keys() throws IOException {
    Optional<Path> elsewhere = settings.clusterConfig().hostKey();
    secret(elsewhere);
    Path key = elsewhere.orElse(settings.data().resolve("host_key"));
    if (SmallFile.problem(key).isEmpty()) {
      try {
        HostKey.read(key);
      } catch (IOException e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    settings.authorizedKeys().flatMap(KeysFile::problem).ifPresent(problems::add);
  }

  /** A file with a secret outside of the data folder; it is created if there is none. */
  private void secret(Optional<Path> file) throws IOException {
    if (file.isPresent()) {
      Optional<String> problem =
          SmallFile.exists(file.get())
              ? SmallFile.secretProblem(file.get())
              : SmallFile.creationProblem(file.get());
      problem.ifPresent(problems::add);
    }
  }

  private void operator() {
    OperatorConfig operator = settings.operatorConfig();
    operator.noticeFile().flatMap(SmallFile::problem).ifPresent(problems::add);
    operator
        .contentFolder()
        .filter(folder -> !Files.isDirectory(folder) || !Files.isReadable(folder))
        .ifPresent(folder -> problems.add(MESSAGES.format("files.none", folder)));
    operator.hookProgram().flatMap(StartCheck::hook).ifPresent(problems::add);
  }

  private static Optional<String> hook(Path program) {
    if (!Files.exists(program)) {
      return SmallFile.problem(program);
    }
    if (!Files.isRegularFile(program)) {
      return Optional.of(MESSAGES.format("hook.folder", program));
    }
    return Files.isExecutable(program)
        ? Optional.empty()
        : Optional.of(MESSAGES.format("hook.not-executable", program, Launcher.quoted(program)));
  }

  /**
   * A local socket; the data folder has been looked at.
   *
   * @param option by which it is named
   * @param makes whether its folder is created if there is none
   */
  private void socket(Path path, String option, boolean makes) {
    Path folder = path.toAbsolutePath().getParent();
    boolean known =
        settings.data().toAbsolutePath().equals(folder)
            || (makes && folder != null && !SmallFile.exists(folder));
    LocalSocket.problem(path, option)
        .or(() -> known ? Optional.empty() : SmallFile.creationProblem(path))
        .ifPresent(problems::add);
  }
}
