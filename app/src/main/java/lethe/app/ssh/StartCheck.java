package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.disk.DataFolder;
import lethe.app.server.disk.SmallFile;
import lethe.app.server.sql.SqlServerStore;
import lethe.app.text.Launcher;

/**
 * Finds problems that would prevent a server from starting, in its files, folders and database.
 * Changes nothing. Does not check whether other programs hold a resource, such as a port.
 */
public final class StartCheck {
  private final ServerConfig config;
  private final List<String> problems = new ArrayList<>();

  private StartCheck(ServerConfig config) {
    this.config = config;
  }

  /**
   * Returns the problems that {@link #fileProblems} finds, and those of a PostgreSQL database.
   *
   * @param control the path of the control socket; empty for none
   */
  public static List<String> problems(ServerConfig config, Optional<Path> control)
      throws IOException {
    List<String> problems = new ArrayList<>(fileProblems(config, control));
    config
        .clusterConfig()
        .postgres(config.dataFolder(), ServerInfo.UNNAMED, config.limits())
        .flatMap(SqlServerStore::problem)
        .ifPresent(problems::add);
    return problems;
  }

  /**
   * Returns the problems with files and folders, each with a path and a solution. Those of a
   * PostgreSQL database are not included: a starting server finds them when it opens the database.
   *
   * @param control the path of the control socket; empty for none
   */
  public static List<String> fileProblems(ServerConfig config, Optional<Path> control)
      throws IOException {
    StartCheck check = new StartCheck(config);
    check.checkDataFolder();
    check.checkKeys();
    check.checkOperatorConfig();
    config.joinSocket().ifPresent(path -> check.checkSocket(path, "--socket", false));
    control.ifPresent(path -> check.checkSocket(path, "--control", true));
    if (control.isPresent()
        && control
            .map(StartCheck::normalize)
            .equals(config.joinSocket().map(StartCheck::normalize))) {
      check.problems.add(MESSAGES.format("socket.same-path", control.get()));
    }
    return check.problems;
  }

  private static Path normalize(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** Checks the data folder, and the database in it or the key for an external one. */
  private void checkDataFolder() throws IOException {
    Path data = config.dataFolder();
    List<String> folderProblems = new DataFolder(data).problems();
    problems.addAll(folderProblems);
    ClusterConfig clusterConfig = config.clusterConfig();
    if (clusterConfig.databaseUrl().isPresent()) {
      checkSecret(clusterConfig.seedKey());
    } else if (folderProblems.isEmpty()) {
      SqlServerStore.problem(data).ifPresent(problems::add);
    }
  }

  private void checkKeys() throws IOException {
    Optional<Path> hostKey = config.clusterConfig().hostKey();
    checkSecret(hostKey);
    Path key = hostKey.orElse(config.dataFolder().resolve("host_key"));
    if (SmallFile.problem(key).isEmpty()) {
      try {
        HostKey.read(key);
      } catch (IOException e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    config.authorizedKeys().flatMap(KeysFile::problem).ifPresent(problems::add);
  }

  /**
   * Checks the file of a secret outside the data folder, if there is one. The server creates the
   * file if it does not exist.
   */
  private void checkSecret(Optional<Path> file) throws IOException {
    if (file.isPresent()) {
      Optional<String> problem =
          SmallFile.exists(file.get())
              ? SmallFile.secretProblem(file.get())
              : SmallFile.creationProblem(file.get());
      problem.ifPresent(problems::add);
    }
  }

  private void checkOperatorConfig() {
    OperatorConfig operator = config.operatorConfig();
    operator.noticeFile().flatMap(SmallFile::problem).ifPresent(problems::add);
    operator
        .contentFolder()
        .filter(folder -> !Files.isDirectory(folder) || !Files.isReadable(folder))
        .ifPresent(folder -> problems.add(MESSAGES.format("files.none", folder)));
    operator.hookProgram().flatMap(StartCheck::hookProblem).ifPresent(problems::add);
  }

  private static Optional<String> hookProblem(Path program) {
    if (!Files.exists(program)) {
      return SmallFile.problem(program);
    }
    if (!Files.isRegularFile(program)) {
      return Optional.of(MESSAGES.format("hook.folder", program));
    }
    return Files.isExecutable(program)
        ? Optional.empty()
        : Optional.of(
            MESSAGES.format("hook.not-executable", program, Launcher.quoteForShell(program)));
  }

  /**
   * Checks a local socket. The data folder has been checked before.
   *
   * @param option the option that gives the path
   * @param createsFolder whether the server creates the folder if it does not exist
   */
  private void checkSocket(Path path, String option, boolean createsFolder) {
    Path folder = path.toAbsolutePath().getParent();
    boolean folderUsable =
        config.dataFolder().toAbsolutePath().equals(folder)
            || (createsFolder && folder != null && !SmallFile.exists(folder));
    LocalSocket.problem(path, option)
        .or(() -> folderUsable ? Optional.empty() : SmallFile.creationProblem(path))
        .ifPresent(problems::add);
  }
}
