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
 * Finds problems that would prevent a server from starting, in all files and folders that it uses.
 * Changes nothing. Resources that other programs hold at the moment, such as a port, are not
 * checked.
 */
public final class StartCheck {
  private final ServerConfig settings;
  private final List<String> problems = new ArrayList<>();

  private StartCheck(ServerConfig settings) {
    this.settings = settings;
  }

  /**
   * Returns the problems, one message for each file with its path, the problem and the solution.
   *
   * @param control the path of the control socket; empty for none
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

  /** Checks the data folder, and the database in it or elsewhere. */
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

  /**
   * Checks a file with a secret outside of the data folder. The server creates the file if it does
   * not exist.
   */
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
   * Checks a local socket. The data folder has been checked before.
   *
   * @param option the option that gives the path
   * @param created whether the server creates the folder if it does not exist
   */
  private void socket(Path path, String option, boolean created) {
    Path folder = path.toAbsolutePath().getParent();
    boolean known =
        settings.data().toAbsolutePath().equals(folder)
            || (created && folder != null && !SmallFile.exists(folder));
    LocalSocket.problem(path, option)
        .or(() -> known ? Optional.empty() : SmallFile.creationProblem(path))
        .ifPresent(problems::add);
  }
}
