package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/**
 * The archive of this build, unpacked into a folder and run without a Java installation.
 *
 * @param folder the folder of the unpacked archive, which is also the home folder
 */
record PackagedArchive(Path folder) {
  /**
   * Unpacks the archive. Skips the test if this build creates no archive; fails if it should have
   * created one.
   */
  static PackagedArchive unpack(Path folder) throws IOException {
    Path archiveFile = packageFile(".tar.gz");
    PackagedArchive archive = new PackagedArchive(folder);
    archive.run("tar", "-xzf", archiveFile.toString(), "-C", "" + folder, "--strip-components=1");
    return archive;
  }

  /**
   * Returns the package with this suffix, such as {@code .deb}. Skips the test if this build
   * creates no packages.
   */
  static Path packageFile(String suffix) throws IOException {
    String archiveName = System.getProperty("lethe.archive");
    Assumptions.assumeTrue(
        archiveName != null, "no archive: mvn -Pimage verify makes one and tries it");
    Path prefix = Path.of(archiveName);
    List<Path> matches = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(prefix.getParent(), prefix.getFileName() + "-*" + suffix)) {
      files.forEach(matches::add);
    }
    assertThat(matches).as("%s in %s", suffix, prefix.getParent()).hasSize(1);
    return matches.getFirst();
  }

  String programPath() {
    return folder.resolve("bin/lethe").toString();
  }

  /** Runs a command, checks that it succeeds, and returns its output. */
  String run(String... command) throws IOException {
    return runWithInput("", command);
  }

  /** Runs a command with this input, checks that it succeeds, and returns its output. */
  String runWithInput(String input, String... command) throws IOException {
    Path inputFile = Files.writeString(folder.resolve("input"), input);
    Process process = processBuilder(command).redirectInput(inputFile.toFile()).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ProgramProcess.awaitExit(process)).as(text).isZero();
    return text;
  }

  /** Returns a process builder with a minimal environment and merged output streams. */
  ProcessBuilder processBuilder(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("HOME", folder.toString());
    return builder;
  }
}
