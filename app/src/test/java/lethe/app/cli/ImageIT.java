package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive, where {@code mvn -Pimage} left one, unpacked and run by whoever has no Java. */
class ImageIT {
  @TempDir Path folder;

  private String run(String input, String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().put("PATH", "/nowhere:/usr/bin:/bin");
    builder.environment().put("HOME", folder.toString());
    Path typed = Files.writeString(folder.resolve("typed"), input);
    Process process = builder.redirectInput(typed.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  private void unpack() throws IOException, InterruptedException {
    List<Path> archives;
    try (Stream<Path> files = Files.walk(Path.of("target"), 2)) {
      archives = files.filter(file -> file.toString().endsWith(".tar.gz")).toList();
    }
    assumeTrue(!archives.isEmpty(), "no archive: mvn -Pimage package makes one");
    run(
        "",
        "tar",
        "-xzf",
        archives.getFirst().toString(),
        "-C",
        folder.toString(),
        "--strip-components=1");
  }

  @Test
  void itPlaysWhatItWasUnpackedFor() throws Exception {
    unpack();
    String lethe = folder.resolve("bin/lethe").toString();

    assertThat(run("", lethe, "games")).contains("ta-se");
    assertThat(run("put 5 in 2\nquit\n", lethe, "play", "ta-se")).contains("Red puts 5 in cup 2.");
    assertThat(folder.resolve("sbom.json")).content().contains("sqlite-jdbc");
    assertThat(folder.resolve("legal/THIRD-PARTY.txt")).content().contains("picocli");
    assertThat(folder.resolve("legal/lgpl-3.0.txt")).content().contains("LESSER GENERAL PUBLIC");
  }

  @Test
  void itIsInstalledWhereItIsWantedAndLeavesNothingBehind() throws Exception {
    unpack();
    Path prefix = folder.resolve("opt");
    String installer = folder.resolve("install.sh").toString();
    run("", "sh", installer, "--prefix", prefix.toString());

    assertThat(run("", prefix.resolve("bin/lethe").toString(), "games")).contains("ta-se");
    assertThat(prefix.resolve("share/man/man6/lethe-play.6.gz")).isNotEmptyFile();
    assertThat(prefix.resolve("share/bash-completion/completions/lethe"))
        .content()
        .contains("_complete_lethe");
    assertThat(prefix.resolve("share/zsh/site-functions/_lethe")).content().startsWith("#compdef");
    assertThat(prefix.resolve("share/fish/vendor_completions.d/lethe.fish"))
        .content()
        .contains("complete -c lethe");

    run("", "sh", installer, "--prefix", prefix.toString(), "--uninstall");
    try (Stream<Path> left = Files.walk(prefix)) {
      assertThat(left.filter(file -> !Files.isDirectory(file))).isEmpty();
    }
  }

  @Test
  void aProgramOfTheSameNameIsNotReplaced() throws Exception {
    unpack();
    Path other = folder.resolve("opt/bin/lethe");
    Files.createDirectories(other.getParent());
    Files.writeString(other, "another");
    Process installer =
        new ProcessBuilder(
                "sh",
                folder.resolve("install.sh").toString(),
                "--prefix",
                folder.resolve("opt").toString())
            .redirectErrorStream(true)
            .start();
    assertThat(installer.inputReader().readLine()).contains("is another program");
    assertThat(installer.waitFor()).isOne();
    assertThat(other).hasContent("another");
  }
}
