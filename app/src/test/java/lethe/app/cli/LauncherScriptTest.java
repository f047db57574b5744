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
 * Tests how the launcher of a checkout finds and builds the program, and what it passes to Java. A
 * script that prints its arguments stands in for the JDK.
 */
class LauncherScriptTest {
  @TempDir Path parent;

  private Path folder;

  private static void createExecutable(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @BeforeEach
  void createBuiltCheckout() throws IOException {
    folder = parent.resolve("checkout");
    createExecutable(folder.resolve("app/lethe"), Files.readString(Path.of("lethe")));
    Files.copy(Path.of("launch.sh"), folder.resolve("app/launch.sh"));
    createExecutable(folder.resolve("jdk/bin/java"), "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    createExecutable(folder.resolve("jdk/bin/javac"), "#!/bin/sh\n");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    Files.createDirectories(folder.resolve("app/target/run"));
    Files.writeString(folder.resolve("app/target/run/current"), "1\n");
    Files.createDirectories(folder.resolve("bin"));
    Files.createSymbolicLink(folder.resolve("bin/lethe"), folder.resolve("app/lethe"));
  }

  /**
   * Returns the command name that the launcher passes to the program, or the whole output if it
   * passes none.
   */
  private String commandName(String command) throws IOException, InterruptedException {
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

  /** Returns the value of {@code LC_ALL} and the arguments that Java receives, one per line. */
  private String localeAndArgumentsOfJava(String command) throws IOException, InterruptedException {
    createExecutable(
        folder.resolve("jdk/bin/java"), "#!/bin/sh\necho \"$LC_ALL\"; printf '%s\\n' \"$@\"\n");
    return output(command);
  }

  @Test
  void theJvmGetsAUtf8LocaleIfTheUserHasNone() throws Exception {
    for (String locale : List.of("LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=", "LC_ALL=xx_XX.UTF-8")) {
      assertThat(localeAndArgumentsOfJava("LANG= LC_CTYPE= " + locale + " lethe saves").lines())
          .as(locale)
          .contains("C.UTF-8", "-Dlethe.lc-all=" + locale.substring("LC_ALL=".length()));
    }
  }

  @Test
  void theCommandNameOnTheSearchPathIsLethe() throws Exception {
    assertThat(commandName("lethe saves")).isEqualTo("lethe");
  }

  @Test
  void theCommandNameCanBeTypedIfAShellRanTheLauncher() throws Exception {
    assertThat(commandName("cd app && sh lethe saves")).isEqualTo("./lethe");
    assertThat(commandName("sh app/lethe saves")).isEqualTo("app/lethe");
    assertThat(commandName("bash lethe saves")).isEqualTo("lethe");
  }

  @Test
  void aFolderWithAColonInItsPathIsRejected() throws Exception {
    assertThat(output("cp -R . ../a:b; ../a:b/app/lethe saves; echo $?"))
        .contains("path contains \":\"")
        .endsWith("3\n");
  }

  /**
   * Makes the next start build the program: creates sources and removes the built program. Replaces
   * Maven with a script, and turns off the training run, which is only for Linux.
   */
  private void prepareBuild() throws IOException {
    createExecutable(
        folder.resolve("bin/mvn"),
        "#!/bin/sh\nmkdir -p app/target/quick/lib && echo jar >app/target/quick/lethe.jar\n");
    createExecutable(folder.resolve("bin/uname"), "#!/bin/sh\necho none\n");
    for (String source :
        List.of("engine/src/main/A.java", "app/src/main/B.java", "app/src/build/C")) {
      Files.createDirectories(folder.resolve(source).getParent());
      Files.writeString(folder.resolve(source), "1\n");
    }
    for (String pom : List.of("pom.xml", "engine/pom.xml", "app/pom.xml")) {
      Files.writeString(folder.resolve(pom), "1\n");
    }
    Files.delete(folder.resolve("app/target/run/current"));
  }

  @Test
  void theProgramIsRebuiltOnlyIfSourcesHaveChanged() throws Exception {
    prepareBuild();
    String touchSources = "find . -name '*.java' -exec touch -t 203001010000 {} +; ";
    assertThat(output("lethe saves")).contains("first start", "takes about a minute", "saves\n");
    assertThat(output("lethe saves")).doesNotContain("Compiling");
    assertThat(output(touchSources + "lethe saves")).doesNotContain("Compiling");
    assertThat(output("cp -R . ../copy; ../copy/app/lethe saves"))
        .doesNotContain("Compiling")
        .contains("saves\n");
    assertThat(output("echo 2 >app/src/main/B.java; " + touchSources + "lethe saves"))
        .contains("sources have changed", "seconds last time");
    assertThat(output("mv app/src/main/B.java app/src/main/D.java; lethe saves"))
        .contains("sources have changed");
  }

  @Test
  void theCommandNameOutsideTheSearchPathIsTheTypedPath() throws Exception {
    assertThat(commandName("app/lethe saves")).isEqualTo("app/lethe");
    assertThat(commandName("cd app && ./lethe saves")).isEqualTo("./lethe");
    assertThat(commandName("mkdir 'my games' && mv app 'my games' && 'my games/app/lethe'"))
        .isEqualTo("my games/app/lethe");
  }
}
