package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A container of an image that the Containerfile describes. Buildah builds and runs it, without a
 * daemon and without a registry; its images are stored in a folder of their own.
 */
final class BuildahContainer implements AutoCloseable {
  private static final String CONTAINERFILE = "app/src/image/Containerfile";

  /** The system property with the file that contains the base image. */
  private static final String BASE_PROPERTY = "lethe.base-image";

  private static final Pattern BASE_NAME = Pattern.compile("(?m)^FROM (\\S+)$");
  private static final String IMAGE = "lethe-test";
  private static final List<String> REQUIRED_TOOLS =
      List.of("buildah", "unshare", "nsenter", "ip", "ssh", "ssh-keygen");
  private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

  /** The folder with the images, the containers and the output of commands. */
  private final Path folder;

  private String id = "";

  /** The process of the image's own command, or null if it has not been started. */
  private Process server;

  private BuildahContainer(Path folder) {
    this.folder = folder;
  }

  /**
   * Builds the image and creates a container of it, without starting a process in it. Skips the
   * test if no base image is given; fails if one is given, but this machine cannot build with it.
   *
   * @param archive the archive in the image; its folder becomes the build context
   */
  static BuildahContainer build(Path archive) throws IOException {
    Path baseFile = requireBase();
    // The system's temporary folder may be mounted with nodev or be too small.
    Path folder = Files.createTempDirectory(Path.of("target"), "buildah").toAbsolutePath();
    BuildahContainer container = new BuildahContainer(folder);
    try {
      container.importBase(baseFile);
      container.buildImage(archive.getParent());
      return container;
    } catch (AssertionError e) {
      container.close();
      throw e;
    }
  }

  private static Path requireBase() {
    String base = System.getProperty(BASE_PROPERTY);
    assumeTrue(base != null, "no base image: -D" + BASE_PROPERTY + "=FILE builds on one");
    assertThat(REQUIRED_TOOLS)
        .as("programs that are needed to build on -D" + BASE_PROPERTY)
        .allMatch(BuildahContainer::isInstalled);
    assertThat(System.getProperty("user.name"))
        .as("user who can build on -D" + BASE_PROPERTY)
        .isEqualTo("root");
    Path file = DocumentationPages.ROOT.resolve(base);
    assertThat(file).as("-D" + BASE_PROPERTY).isRegularFile();
    return file;
  }

  private static boolean isInstalled(String tool) {
    return Stream.of(PATH.split(":", -1)).anyMatch(bin -> Files.isExecutable(Path.of(bin, tool)));
  }

  /** Stores the base image under the name that the Containerfile expects. */
  private void importBase(Path file) throws IOException {
    Matcher name = BASE_NAME.matcher(DocumentationPages.text(CONTAINERFILE));
    assertThat(name.find()).as(CONTAINERFILE).isTrue();
    String base = buildah("from", "scratch").strip();
    buildah("add", base, file.toString(), "/");
    buildah("commit", "--quiet", "--rm", base, name.group(1));
  }

  private void buildImage(Path context) {
    buildah(
        "bud",
        "--isolation=chroot",
        "--pull=never",
        "--tag=" + IMAGE,
        "--file=" + DocumentationPages.ROOT.resolve(CONTAINERFILE),
        context.toString());
    id = buildah("from", "--pull=never", IMAGE).strip();
  }

  /** Returns the lines that a Go template creates from the image's configuration. */
  List<String> configuration(String template) {
    return buildah("inspect", "--type=image", "--format=" + template, IMAGE).lines().toList();
  }

  /** Returns the files in a folder of the image, without those in volumes. */
  List<Path> filesInImage(String path) throws IOException {
    Path root = Path.of(buildah("mount", id).strip());
    try (Stream<Path> files = Files.list(root.resolve(path.substring(1)))) {
      return files.toList();
    }
  }

  /**
   * Starts the command that the image specifies, as the image's user, in a network that contains
   * only the loopback interface.
   *
   * @param log the file for both output streams
   * @param variables environment variables of the form {@code NAME=VALUE}
   */
  Process start(Path log, String... variables) throws IOException {
    List<String> command = new ArrayList<>(List.of("unshare", "--net", "--"));
    command.addAll(List.of("sh", "-c", "ip link set lo up && exec \"$@\"", "sh"));
    command.addAll(buildahCommand("run", "--isolation=chroot"));
    Stream.of(variables).map(variable -> "--env=" + variable).forEach(command::add);
    command.addAll(List.of(id, "--"));
    command.addAll(
        configuration(
            "{{range .OCIv1.Config.Entrypoint}}{{println .}}{{end}}"
                + "{{range .OCIv1.Config.Cmd}}{{println .}}{{end}}"));
    server = startLogged(log, command);
    return server;
  }

  /** Returns the process that runs Java in the container; it has its own ID on this machine. */
  ProcessHandle javaProcess() {
    return runningServer()
        .flatMap(
            process ->
                process
                    .descendants()
                    .filter(child -> child.info().command().orElse("").endsWith("/bin/java"))
                    .findFirst())
        .orElseThrow(() -> new AssertionError("the server does not run"));
  }

  private Optional<Process> runningServer() {
    return Optional.ofNullable(server).filter(Process::isAlive);
  }

  /** Runs a command in the container, checks that it succeeds, and returns its output. */
  String run(String... command) {
    return requireSuccess(tryRun(command), Arrays.asList(command));
  }

  /** Runs a command in the container and returns its result, with both output streams merged. */
  ProgramProcess.RunResult tryRun(String... command) {
    List<String> commandLine = buildahCommand("run", "--isolation=chroot", id, "--");
    commandLine.addAll(List.of(command));
    return runToEnd(runningServer().isPresent() ? inNetwork(commandLine) : commandLine);
  }

  /** Returns the command line that runs a program of this machine in the server's network. */
  List<String> inNetwork(List<String> command) {
    long pid = runningServer().orElseThrow(() -> new AssertionError("no server")).pid();
    List<String> commandLine = new ArrayList<>(List.of("nsenter", "--target", "" + pid, "--net"));
    commandLine.add("--");
    commandLine.addAll(command);
    return commandLine;
  }

  private String buildah(String... arguments) {
    return requireSuccess(runToEnd(buildahCommand(arguments)), Arrays.asList(arguments));
  }

  private List<String> buildahCommand(String... arguments) {
    List<String> command = new ArrayList<>(List.of("buildah", "--storage-driver=vfs"));
    command.add("--root=" + folder.resolve("images"));
    command.add("--runroot=" + folder.resolve("run"));
    command.addAll(List.of(arguments));
    return command;
  }

  private ProgramProcess.RunResult runToEnd(List<String> command) {
    try {
      Path out = Files.createTempFile(folder, "output", "");
      int exit = ProgramProcess.awaitExit(startLogged(out, command));
      return new ProgramProcess.RunResult(exit, ProgramProcess.readFile(out), "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String requireSuccess(ProgramProcess.RunResult result, List<String> command) {
    assertThat(result.exitCode()).as(String.join(" ", command) + ":\n" + result.out()).isZero();
    return result.out();
  }

  private Process startLogged(Path log, List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    builder.environment().clear();
    builder.environment().put("PATH", PATH);
    builder.environment().put("HOME", System.getProperty("user.home"));
    builder.environment().put("TMPDIR", folder.toString());
    return builder.start();
  }

  @Override
  public void close() throws IOException {
    if (server != null) {
      server.descendants().forEach(ProcessHandle::destroyForcibly);
      server.destroyForcibly();
      ProgramProcess.awaitExit(server);
    }
    DebianContainer.delete(folder);
  }
}
