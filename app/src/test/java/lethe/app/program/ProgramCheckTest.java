package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lethe.app.program.ProgramCheck.Situation;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the check of programs, with shell scripts as programs. */
class ProgramCheckTest {
  private static final String READY = "echo '{\"is\":\"ready\"}'";
  private static final String FIRST_MOVE = "echo '{\"is\":\"move\",\"index\":0}'";

  @TempDir Path folder;

  private List<String> mistakes(Situation situation, String caseBranches) throws IOException {
    return mistakesOfScript(situation, loop(caseBranches));
  }

  /** Returns shell code that runs the branches of a {@code case} for each line of input. */
  private static String loop(String caseBranches) {
    return "while read -r line; do case $line in " + caseBranches + " esac; done";
  }

  private List<String> mistakesOfScript(Situation situation, String code) throws IOException {
    Path script = Files.writeString(folder.resolve("player.sh"), code);
    try (ProgramPool pool = new ProgramPool(List.of("sh", script.toString()), folder, "log")) {
      return new ProgramCheck(pool, new ProgramPlayer.Settings("0", Duration.ofSeconds(2), false))
          .findMistakes(Titles.byName("robots").orElseThrow(), situation);
    }
  }

  private static String caseBranches(String onHello, String onChoose, String onOther) {
    return "'{\"is\":\"hello\"'*) %s;; '{\"is\":\"choose\"'*|'{\"is\":\"refused\"'*) %s;; *) %s;;"
        .formatted(onHello, onChoose, onOther);
  }

  @ParameterizedTest
  @EnumSource
  void aCorrectProgramMakesNoMistakes(Situation situation) throws IOException {
    assertThat(mistakes(situation, caseBranches(READY, FIRST_MOVE, ":"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WHOLE_MATCH      | READY                      | exit 4        | exited",
        "WHOLE_MATCH      | READY                      | kill -9 $$    | stopped-by-signal",
        "WHOLE_MATCH      | READY                      | echo no; MOVE | invalid-json",
        "WHOLE_MATCH      | READY                      | exec <&-; MOVE; exit 0 | exited",
        "SUDDEN_END       | sleep 600 & READY          | MOVE          | child-processes-left",
        "SUDDEN_END       | READY                      | head -c 2000000 /dev/zero >&2; MOVE | much-standard-error",
        "WHOLE_MATCH      | READY                      | MOVE; MOVE    | unexpected-line",
      })
  void mistakesAreReported(Situation situation, String onHello, String onChoose, String code)
      throws IOException {
    String caseBranches =
        caseBranches(onHello.replace("READY", READY), onChoose.replace("MOVE", FIRST_MOVE), ":");
    assertThat(mistakes(situation, caseBranches)).anyMatch(line -> line.startsWith(code));
  }

  @Test
  void aProgramMustIgnoreUnknownMessages() throws IOException {
    assertThat(mistakes(Situation.UNKNOWN_MESSAGES, caseBranches(READY, FIRST_MOVE, "exit 5")))
        .anyMatch(line -> line.startsWith("exited"));
  }

  @Test
  void aProgramMustAnswerAgainAfterARefusal() throws IOException {
    String caseBranches =
        "'{\"is\":\"hello\"'*) " + READY + ";; '{\"is\":\"choose\"'*) " + FIRST_MOVE + ";;";
    assertThat(mistakes(Situation.REFUSAL, caseBranches))
        .anyMatch(line -> line.startsWith("timeout"));
  }

  @Test
  void aProgramMustExitWhenItsInputEnds() throws IOException {
    String code = "trap '' HUP; " + loop(caseBranches(READY, FIRST_MOVE, ":")) + "; exec sleep 600";
    assertThat(mistakesOfScript(Situation.SUDDEN_END, code))
        .anyMatch(line -> line.startsWith("still-running"));
  }
}
