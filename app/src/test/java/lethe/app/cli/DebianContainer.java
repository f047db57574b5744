package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A Debian system in a container, booted by its own systemd. It contains Debian's essential
 * packages and systemd, and its only network interface is the loopback interface.
 *
 * @param root the folder with the file system of the container
 * @param container the process that runs the container
 * @param initPid the ID, on this machine, of the container's first process
 * @param log the file with the output of installing and booting the container
 */
record DebianContainer(Path root, Process container, long initPid, Path log)
    implements AutoCloseable {
  private static final List<String> REQUIRED_TOOLS =
      List.of("debootstrap", "systemd-nspawn", "nsenter", "ssh", "ssh-keygen");

  private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  private static final Duration BOOT_TIMEOUT = Duration.ofMinutes(2);
  private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

  /** Installs and boots a container. Skips the test if this machine does not support it. */
  static DebianContainer boot() throws IOException, InterruptedException {
    for (String tool : REQUIRED_TOOLS) {
      assumeTrue(ProgramProcess.isInstalled(tool), "there is no " + tool + " here");
    }
    assumeTrue("root".equals(System.getProperty("user.name")), "only root boots a Debian");
    // The system's temporary folder may be mounted with nodev or be too small.
    Path folder = Files.createTempDirectory(Path.of("target"), "debian").toAbsolutePath();
    Path root = folder.resolve("root");
    Path log = folder.resolve("log");
    try {
      install(root, log);
      return boot(root, log);
    } catch (AssertionError e) {
      delete(folder);
      throw e;
    }
  }

  private static void install(Path root, Path log) throws IOException, InterruptedException {
    Process installation =
        startLogged(
            log,
            "debootstrap",
            "--variant=minbase",
            "--include=systemd-sysv",
            System.getProperty("lethe.debian", "stable"),
            root.toString());
    boolean finished = installation.waitFor(30, TimeUnit.MINUTES);
    if (!finished) {
      installation.descendants().forEach(ProcessHandle::destroyForcibly);
      installation.destroyForcibly();
    }
    assertThat(finished && installation.exitValue() == 0).as(ProgramProcess.readFile(log)).isTrue();
  }

  /** Deletes a folder with a file system, but nothing that is mounted in it. */
  static void delete(Path folder) throws IOException {
    Process rm = new ProcessBuilder("rm", "-rf", "--one-file-system", "" + folder).start();
    assertThat(ProgramProcess.awaitExit(rm)).isZero();
  }

  private static DebianContainer boot(Path root, Path log) throws IOException {
    Process container =
        startLogged(
            log,
            "systemd-nspawn",
            "--boot",
            "--directory=" + root,
            "--machine=lethe-test",
            "--private-network",
            "--console=pipe",
            // Registering a container requires systemd on this machine.
            "--register=no",
            "--keep-unit");
    long deadline = System.nanoTime() + BOOT_TIMEOUT.toNanos();
    while (container.isAlive() && System.nanoTime() < deadline) {
      Optional<DebianContainer> booted =
          container
              .children()
              .filter(process -> isInitProcess(process.pid()))
              .map(process -> new DebianContainer(root, container, process.pid(), log))
              .filter(DebianContainer::isBooted)
              .findFirst();
      if (booted.isPresent()) {
        return booted.get();
      }
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
    }
    kill(container);
    throw new AssertionError("the container does not boot:\n" + ProgramProcess.readFile(log));
  }

  private static Process startLogged(Path log, String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    builder.environment().put("PATH", PATH);
    // Newer versions of systemd boot only with version 2 of cgroups.
    builder.environment().put("SYSTEMD_NSPAWN_UNIFIED_HIERARCHY", "1");
    return builder.start();
  }

  /** Returns whether a process has the ID 1 in its own namespace. */
  private static boolean isInitProcess(long pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
      return lines.anyMatch(line -> line.matches("NSpid:.*\t1"));
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }

  private boolean isBooted() {
    return tryRun("systemctl", "is-system-running").out().equals("running\n");
  }

  /** Runs a command in the container, checks that it succeeds, and returns its output. */
  String run(String... command) {
    ProgramProcess.RunResult result = tryRun(command);
    assertThat(result.exitCode()).as(String.join(" ", command) + ":\n" + result.out()).isZero();
    return result.out();
  }

  /** Runs a command in the container and returns its result, with both output streams merged. */
  ProgramProcess.RunResult tryRun(String... command) {
    try {
      Path out = Files.createTempFile(log.getParent(), "output", "");
      Process process = start(out, command);
      int exit = ProgramProcess.awaitExit(process);
      ProgramProcess.RunResult result =
          new ProgramProcess.RunResult(exit, ProgramProcess.readFile(out), "");
      Files.delete(out);
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Starts a command in the container without waiting for its end.
   *
   * @param out the file for both output streams
   */
  Process start(Path out, String... command) throws IOException {
    List<String> commandLine =
        new ArrayList<>(List.of("nsenter", "--target", "" + initPid, "--all"));
    commandLine.add("--");
    commandLine.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(commandLine).redirectErrorStream(true);
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    builder.redirectOutput(out.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", PATH);
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
    return builder.start();
  }

  /** Returns the command line that runs a program of this machine in the container's network. */
  List<String> inNetwork(List<String> command) {
    List<String> commandLine =
        new ArrayList<>(List.of("nsenter", "--target", "" + initPid, "--net"));
    commandLine.add("--");
    commandLine.addAll(command);
    return commandLine;
  }

  /** Returns a property of a systemd unit in the container. */
  String unitProperty(String name, String property) {
    return run("systemctl", "show", "--value", "--property=" + property, name).strip();
  }

  /**
   * Copies a file of this machine into the container.
   *
   * @param destination an absolute path in the container
   */
  void copy(Path source, String destination) throws IOException {
    Files.copy(source, root.resolve(destination.substring(1)));
  }

  private static void kill(Process container) {
    // The container is deleted afterwards, so an orderly shutdown is unnecessary.
    container.descendants().forEach(ProcessHandle::destroyForcibly);
    container.destroyForcibly();
    ProgramProcess.awaitExit(container);
  }

  @Override
  public void close() throws IOException {
    kill(container);
    delete(root.getParent());
  }
}
