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
 * Runs a Debian system in a container, booted by its own systemd. It contains Debian's essential
 * packages and systemd, and has no network but its own loopback.
 *
 * @param root the folder with its file system
 * @param container the process that runs the container
 * @param leader the process ID, on this machine, of the container's first process
 * @param log the output of installing and booting it
 */
record DebianContainer(Path root, Process container, long leader, Path log)
    implements AutoCloseable {
  private static final List<String> NEEDED =
      List.of("debootstrap", "systemd-nspawn", "nsenter", "ssh", "ssh-keygen");

  private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

  /** Installs and boots a container, or skips the test if that is impossible here. */
  static DebianContainer booted() throws IOException, InterruptedException {
    for (String tool : NEEDED) {
      assumeTrue(
          Stream.of(System.getenv("PATH").split(":", -1))
              .anyMatch(bin -> Files.isExecutable(Path.of(bin, tool))),
          "there is no " + tool + " here");
    }
    assumeTrue("root".equals(System.getProperty("user.name")), "only root boots a Debian");
    // The folder for temporary files may be mounted with nodev, and may be short of space.
    Path folder = Files.createTempDirectory(Path.of("target"), "debian").toAbsolutePath();
    Path root = folder.resolve("root");
    Path log = folder.resolve("log");
    try {
      make(root, log);
      return booted(root, log);
    } catch (AssertionError e) {
      delete(folder);
      throw e;
    }
  }

  private static void make(Path root, Path log) throws IOException, InterruptedException {
    Process made =
        logged(
            log,
            "debootstrap",
            "--variant=minbase",
            "--include=systemd-sysv",
            System.getProperty("lethe.debian", "stable"),
            root.toString());
    boolean ended = made.waitFor(30, TimeUnit.MINUTES);
    if (!ended) {
      made.descendants().forEach(ProcessHandle::destroyForcibly);
      made.destroyForcibly();
    }
    assertThat(ended && made.exitValue() == 0).as(ProgramProcess.text(log)).isTrue();
  }

  private static void delete(Path folder) throws IOException {
    Process rm = new ProcessBuilder("rm", "-rf", "--one-file-system", "" + folder).start();
    assertThat(ProgramProcess.exit(rm)).isZero();
  }

  private static DebianContainer booted(Path root, Path log) throws IOException {
    Process container =
        logged(
            log,
            "systemd-nspawn",
            "--boot",
            "--directory=" + root,
            "--machine=lethe-test",
            "--private-network",
            "--console=pipe",
            // Without systemd on this machine, nothing keeps a register of containers.
            "--register=no",
            "--keep-unit");
    long late = System.nanoTime() + PATIENCE.toNanos();
    while (container.isAlive() && System.nanoTime() < late) {
      Optional<DebianContainer> up =
          container
              .children()
              .filter(process -> isFirst(process.pid()))
              .map(process -> new DebianContainer(root, container, process.pid(), log))
              .filter(DebianContainer::isUp)
              .findFirst();
      if (up.isPresent()) {
        return up.get();
      }
      LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
    }
    end(container);
    throw new AssertionError("the container does not boot:\n" + ProgramProcess.text(log));
  }

  private static Process logged(Path log, String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    builder.environment().put("PATH", PATH);
    // Newer versions of systemd boot only with cgroups of version 2.
    builder.environment().put("SYSTEMD_NSPAWN_UNIFIED_HIERARCHY", "1");
    return builder.start();
  }

  /** Returns whether the process has ID 1 in a container of its own. */
  private static boolean isFirst(long pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + pid + "/status"))) {
      return lines.anyMatch(line -> line.matches("NSpid:.*\t1"));
    } catch (IOException | UncheckedIOException e) {
      return false;
    }
  }

  private boolean isUp() {
    return tryRun("systemctl", "is-system-running").out().equals("running\n");
  }

  /** Runs a command in the container, which must succeed, and returns its output. */
  String run(String... command) {
    ProgramProcess.RunResult ran = tryRun(command);
    assertThat(ran.exit()).as(String.join(" ", command) + ":\n" + ran.out()).isZero();
    return ran.out();
  }

  /** Runs a command in the container and returns its result, with both output streams as one. */
  ProgramProcess.RunResult tryRun(String... command) {
    try {
      Path out = Files.createTempFile(log.getParent(), "said", "");
      Process process = start(out, command);
      int exit = ProgramProcess.exit(process);
      ProgramProcess.RunResult ran =
          new ProgramProcess.RunResult(exit, ProgramProcess.text(out), "");
      Files.delete(out);
      return ran;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts a command in the container without waiting for its end. */
  Process start(Path out, String... command) throws IOException {
    List<String> words = new ArrayList<>(List.of("nsenter", "--target", "" + leader, "--all"));
    words.add("--");
    words.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
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
    List<String> words = new ArrayList<>(List.of("nsenter", "--target", "" + leader, "--net"));
    words.add("--");
    words.addAll(command);
    return words;
  }

  /** Returns a property of a systemd unit in the container. */
  String unit(String name, String property) {
    return run("systemctl", "show", "--value", "--property=" + property, name).strip();
  }

  /**
   * Copies a file of this machine into the container.
   *
   * @param to an absolute path in the container
   */
  void copy(Path from, String to) throws IOException {
    Files.copy(from, root.resolve(to.substring(1)));
  }

  private static void end(Process container) {
    // The container is thrown away, so it need not shut down in order.
    container.descendants().forEach(ProcessHandle::destroyForcibly);
    container.destroyForcibly();
    ProgramProcess.exit(container);
  }

  @Override
  public void close() throws IOException {
    end(container);
    delete(root.getParent());
  }
}
