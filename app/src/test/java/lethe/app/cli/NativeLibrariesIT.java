package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the launcher uses the native libraries that the build has unpacked. */
@Timeout(120)
class NativeLibrariesIT {
  private static final Path TARGET = Path.of("target").toAbsolutePath();

  @TempDir Path home;

  @Test
  void theBuildUnpacksTheLibrariesForThisPlatform() {
    for (String library : List.of("jlinenative", "sqlitejdbc")) {
      assertThat(TARGET.resolve("lib/native").resolve(System.mapLibraryName(library)))
          .isNotEmptyFile();
    }
  }

  @Test
  void aKilledServerLeavesNoTemporaryFiles() throws IOException {
    Path temporary = Files.createDirectory(home.resolve("tmp"));
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeLauncher(AotCache.programFolder().toString());
    ProgramProcess.RunResult result =
        program
            .withVariable("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary)
            .runShell(
                """
                sh ./lethe serve --port 0 --data data &
                until sh ./lethe admin list --data data; do kill -0 $! || exit 1; done
                kill -KILL $!
                """);
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(home.resolve("data/lethe.db")).isNotEmptyFile();
    assertThat(temporary).isEmptyDirectory();
  }
}
