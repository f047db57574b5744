package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import lethe.app.local.ExitCodes;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests named branches, which continue a finished match from one of its moments. */
class BranchIT {
  private static final String WHOLE = Resources.text(TaSeTitle.class, "whole-match.lethe");

  @TempDir Path home;

  private ProgramProcess program() {
    ProgramProcess program = ProgramProcess.in(home);
    program.file("whole.lethe", WHOLE);
    return program;
  }

  /** Input goes to the branch until the player leaves it, and then to the match again. */
  @Test
  void aReplayCreatesAndOpensBranches() throws IOException {
    ProgramProcess program = program();
    String out =
        program
            .fed(
                "12\nfork bold\n\nquit\nnext\nbranches\n1\n\nquit\nquit\n", "replay", "whole.lethe")
            .out();
    assertThat(out)
        .containsSubsequence(
            "(12 of 94, as spectator)> fork bold",
            "> quit",
            "Your branch is saved as \"bold\"; branches lists it.",
            "(12 of 94, as spectator)> next",
            "bold: from moment 12, waits for blue",
            "(branches)> 1",
            "> quit",
            "(13 of 94, as spectator)> quit");
    Path kept = program.saves().getFirst();
    assertThat(program.saves()).hasSize(1);
    assertThat(ProgramProcess.text(kept)).contains("\n* known fork\n");
    assertThat(ProgramProcess.text(home.resolve("whole.lethe.branches")))
        .isEqualTo("12: bold = " + kept + "\n");
    assertThat(ProgramProcess.text(home.resolve("whole.lethe"))).isEqualTo(WHOLE);
  }

  @Test
  void theCommandLineNamesAndListsBranches() throws IOException {
    ProgramProcess program = program();
    assertThat(program.run("replay", "whole.lethe", "--branches").done())
        .contains("to do so: ", " play --from whole.lethe:12 --name NAME");
    program.fed("quit\n", "play", "--from", "whole.lethe:3", "--reshuffle", "--name", "calm");
    Path kept = program.saves().getFirst();
    assertThat(program.run("replay", "whole.lethe", "--branches").done())
        .contains("calm: from moment 3, waits for ", " play --resume " + kept);
    assertThat(
            program
                .run("play", "--from", "whole.lethe:3", "--name", "Calm")
                .failed(ExitCodes.USAGE_ERROR))
        .contains("A branch is called \"calm\" already");
    assertThat(
            program
                .run("play", "--from", "whole.lethe:3", "--name", "7")
                .failed(ExitCodes.USAGE_ERROR))
        .contains("\"7\" is no name for a branch");
    assertThat(program.run("play", "ta-se", "--name", "calm").failed(ExitCodes.USAGE_ERROR))
        .contains("--name belongs to --from");
    assertThat(program.saves()).hasSize(1);
    program.file("whole.lethe.branches", "odd\n");
    assertThat(program.run("replay", "whole.lethe", "--branches").failed(ExitCodes.INVALID_INPUT))
        .contains("whole.lethe.branches:1:1: this line names no branch");
  }

  /** At the last moment there is nothing left to play. */
  @Test
  void aMatchCannotBeForkedAtItsEnd() {
    assertThat(program().run("play", "--from", "whole.lethe:94").failed(ExitCodes.USAGE_ERROR))
        .contains("at moment 94 the match is over");
    assertThat(program().saves()).isEmpty();
  }

  /**
   * Deleting a match also deletes its notes and its list of branches. The branches themselves are
   * matches of their own and stay.
   */
  @Test
  void deletingAMatchDeletesItsNotesAndBranchList() throws IOException {
    ProgramProcess program = program();
    program.fed("\nconcede\nconcede\nquit\n", "play", "--from", "whole.lethe:12");
    Path match = program.saves().getFirst();
    program.fed("note x\n12\nfork bold\n\nquit\nquit\n", "replay", match.toString());
    assertThat(program.saves()).hasSize(4);
    program.run("saves", "delete", match.getFileName().toString()).done();
    assertThat(program.saves()).hasSize(1).doesNotContain(match);
  }
}
