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
 * Provides this build's archive, unpacked into a folder and run without a Java installation.
 *
 * @param home the folder into which it is unpacked
 */
record PackagedArchive(Path home) {
  /**
   * Unpacks the archive. Skips the test if this build makes no archive, and fails if the archive is
   * missing.
   */
  static PackagedArchive unpackedIn(Path folder) throws IOException {
    Path packed = packed(".tar.gz");
    PackagedArchive archive = new PackagedArchive(folder);
    archive.run("tar", "-xzf", packed.toString(), "-C", "" + folder, "--strip-components=1");
    return archive;
  }

  /**
   * Returns the package with this file name ending. Skips the test if this build makes no packages.
   */
  static Path packed(String ending) throws IOException {
    String name = System.getProperty("lethe.archive");
    Assumptions.assumeTrue(name != null, "no archive: mvn -Pimage verify makes one and tries it");
    Path begin = Path.of(name);
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(begin.getParent(), begin.getFileName() + "-*" + ending)) {
      files.forEach(found::add);
    }
    assertThat(found).as("%s in %s", ending, begin.getParent()).hasSize(1);
    return found.getFirst();
  }

  /** Returns the path of the program in the archive. */
  String lethe() {
    return home.resolve("bin/lethe").toString();
  }

  /** Runs a command, which must succeed, and returns its output. */
  String run(String... command) throws IOException {
    return fed("", command);
  }

  /** Runs a command with this input. The command must succeed. Returns its output. */
  String fed(String input, String... command) throws IOException {
    Path typed = Files.writeString(home.resolve("typed"), input);
    Process process = builder(command).redirectInput(typed.toFile()).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ProgramProcess.exit(process)).as(text).isZero();
    return text;
  }

  /** Returns a process with a minimal environment and with both output streams as one. */
  ProcessBuilder builder(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(home.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("HOME", home.toString());
    return builder;
  }
}
