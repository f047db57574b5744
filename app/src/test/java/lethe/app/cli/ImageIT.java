package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the archive that {@code mvn -Pimage} creates, without a Java installation. */
class ImageIT {
  @TempDir Path folder;

  @Test
  void theArchiveContainsARunnableProgramAndItsLicenses() throws Exception {
    PackagedArchive archive = PackagedArchive.unpack(folder);
    String lethe = archive.programPath();

    assertThat(archive.run(lethe, "games")).contains("ta-se");
    assertThat(archive.runWithInput("put 5 in 2\nquit\n", lethe, "play", "ta-se", "--seed", "1"))
        .contains("Red puts 5 in cup 2.");
    assertThat(folder.resolve("sbom.json")).content().contains("sqlite-jdbc");
    assertThat(folder.resolve("legal/THIRD-PARTY.txt")).content().contains("picocli");
    assertThat(folder.resolve("legal/lgpl-3.0.txt")).content().contains("LESSER GENERAL PUBLIC");
  }

  @Test
  void theInstallerUsesThePrefixAndUninstallsEverything() throws Exception {
    PackagedArchive archive = PackagedArchive.unpack(folder);
    Path prefix = folder.resolve("opt");
    String installer = folder.resolve("install.sh").toString();
    archive.run("sh", installer, "--prefix", prefix.toString());

    assertThat(archive.run(prefix.resolve("bin/lethe").toString(), "games")).contains("ta-se");
    assertThat(prefix.resolve("share/man/man6/lethe-play.6.gz")).isNotEmptyFile();
    assertThat(prefix.resolve("share/bash-completion/completions/lethe"))
        .content()
        .contains("_complete_lethe");
    assertThat(prefix.resolve("share/zsh/site-functions/_lethe")).content().startsWith("#compdef");
    assertThat(prefix.resolve("share/fish/vendor_completions.d/lethe.fish"))
        .content()
        .contains("complete -c lethe");

    archive.run("sh", installer, "--prefix", prefix.toString(), "--uninstall");
    assertThat(prefix).doesNotExist();
  }

  @Test
  void anUnwritablePrefixIsReportedInOneLine() throws Exception {
    PackagedArchive archive = PackagedArchive.unpack(folder);
    Path prefix = Files.writeString(folder.resolve("file"), "").resolve("opt");
    Process installer =
        archive
            .processBuilder("sh", "" + folder.resolve("install.sh"), "--prefix", "" + prefix)
            .start();
    assertThat(installer.inputReader().lines())
        .containsExactly(
            "install.sh: " + prefix + " is not writable. Try sudo, or --prefix $HOME/.local.");
    assertThat(installer.waitFor()).isOne();
  }

  @Test
  void theInstallerDoesNotReplaceAnotherProgramOfTheSameName() throws Exception {
    PackagedArchive.unpack(folder);
    Path otherProgram = folder.resolve("opt/bin/lethe");
    Files.createDirectories(otherProgram.getParent());
    Files.writeString(otherProgram, "another");
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
    assertThat(otherProgram).hasContent("another");
  }
}
