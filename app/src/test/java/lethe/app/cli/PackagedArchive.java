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
 * The archive of this build, unpacked where nobody has Java.
 *
 * @param home where it was unpacked
 */
record PackagedArchive(Path home) {
  /** Unpacks it; leaves the test out where the build makes none, and fails where it should have. */
  static PackagedArchive unpackedIn(Path folder) throws IOException {
    Path packed = packed(".tar.gz");
    PackagedArchive archive = new PackagedArchive(folder);
    archive.run("tar", "-xzf", packed.toString(), "-C", "" + folder, "--strip-components=1");
    return archive;
  }

  /** What this build has packed so; leaves the test out where the build packs nothing. */
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

  /** The program in it. */
  String lethe() {
    return home.resolve("bin/lethe").toString();
  }

  /** What this says, which has to succeed. */
  String run(String... command) throws IOException {
    return fed("", command);
  }

  /** The same, when this is its whole input. */
  String fed(String input, String... command) throws IOException {
    Path typed = Files.writeString(home.resolve("typed"), input);
    Process process = builder(command).redirectInput(typed.toFile()).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(ProgramProcess.exit(process)).as(text).isZero();
    return text;
  }

  /** A program that knows nothing of its surroundings, and says everything in one stream. */
  ProcessBuilder builder(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.directory(home.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", "/usr/bin:/bin");
    builder.environment().put("HOME", home.toString());
    return builder;
  }
}
