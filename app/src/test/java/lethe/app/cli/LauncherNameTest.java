package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the command name and the locale that the launcher passes to Java. The JDK is a script that
 * prints its arguments.
 */
class LauncherNameTest {
  @TempDir Path folder;

  private static void executable(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @BeforeEach
  void createBuiltCheckout() throws IOException {
    executable(folder.resolve("app/lethe"), Files.readString(Path.of("lethe")));
    Files.copy(Path.of("launch.sh"), folder.resolve("app/launch.sh"));
    executable(folder.resolve("jdk/bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    executable(folder.resolve("jdk/bin/javac"), "#!/bin/sh\n");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    Files.createDirectories(folder.resolve("app/target/run"));
    Files.writeString(folder.resolve("app/target/run/current"), "1\n");
    Files.createDirectories(folder.resolve("bin"));
    Files.createSymbolicLink(folder.resolve("bin/lethe"), folder.resolve("app/lethe"));
  }

  private String calledName(String command) throws IOException, InterruptedException {
    String text = output(command);
    return text.lines()
        .filter(line -> line.startsWith("-Dlethe.called="))
        .map(line -> line.substring("-Dlethe.called=".length()))
        .findFirst()
        .orElse(text);
  }

  private String output(String command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
    builder.directory(folder.toFile());
    builder.environment().put("LETHE_JAVA_HOME", folder.resolve("jdk").toString());
    builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
    Process process = builder.redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
    return text;
  }

  private String environmentOfJava(String command) throws IOException, InterruptedException {
    executable(
        folder.resolve("jdk/bin/java"), "#!/bin/sh\necho \"$LC_ALL\"; printf '%s\\n' \"$@\"\n");
    return output(command);
  }

  @Test
  void theJvmGetsALocaleThatAcceptsAllFileNames() throws Exception {
    for (String locale : List.of("LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=", "LC_ALL=xx_XX.UTF-8")) {
      assertThat(environmentOfJava("LANG= LC_CTYPE= " + locale + " lethe saves").lines())
          .as(locale)
          .contains("C.UTF-8", "-Dlethe.lc-all=" + locale.substring("LC_ALL=".length()));
    }
  }

  @Test
  void aLauncherOnThePathIsCalledByItsName() throws Exception {
    assertThat(calledName("lethe saves")).isEqualTo("lethe");
  }

  @Test
  void aLauncherOutsideThePathIsCalledAsTyped() throws Exception {
    assertThat(calledName("app/lethe saves")).isEqualTo("app/lethe");
    assertThat(calledName("cd app && ./lethe saves")).isEqualTo("./lethe");
    assertThat(calledName("mkdir 'my games' && mv app 'my games' && 'my games/app/lethe'"))
        .isEqualTo("my games/app/lethe");
  }
}
