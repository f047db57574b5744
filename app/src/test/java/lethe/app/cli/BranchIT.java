package lethe.app.cli;

import static lethe.app.cli.UsageErrorsTest.usageError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import lethe.app.local.ExitCodes;
import lethe.app.text.Resources;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests named branches, which continue a finished match from one of its positions. */
class BranchIT {
  private static final String WHOLE_MATCH = Resources.text(TaSeTitle.class, "whole-match.lethe");

  @TempDir Path home;

  private ProgramProcess program() {
    ProgramProcess program = ProgramProcess.inHome(home);
    program.writeFile("whole.lethe", WHOLE_MATCH);
    return program;
  }

  private String path(String name) {
    return home.resolve(name).toString();
  }

  /** Input goes to the branch until the player quits it, and then to the replay. */
  @Test
  void aBranchCanBeCreatedAndOpenedInAReplay() throws IOException {
    ProgramProcess program = program();
    String out =
        program
            .runWithInput(
                "12\nfork bold\n\nquit\nnext\nbranches\n1\n\nquit\nquit\n", "replay", "whole.lethe")
            .out();
    assertThat(out)
        .containsSubsequence(
            "(12 of 94, as spectator)> fork bold",
            "> quit",
            "Your branch is saved as \"bold\". To open it, type branches.",
            "(12 of 94, as spectator)> next",
            "bold: from moment 12, waits for blue",
            "(branches)> 1",
            "> quit",
            "(13 of 94, as spectator)> quit");
    Path save = program.filesOfSavedGames().getFirst();
    assertThat(program.filesOfSavedGames()).hasSize(1);
    assertThat(ProgramProcess.readFile(save)).contains("\n* known fork\n");
    assertThat(ProgramProcess.readFile(home.resolve("whole.lethe.branches")))
        .isEqualTo("12: bold = " + save + "\n");
    assertThat(ProgramProcess.readFile(home.resolve("whole.lethe"))).isEqualTo(WHOLE_MATCH);
  }

  @Test
  void branchesCanBeNamedAndListedOnTheCommandLine() throws IOException {
    ProgramProcess program = program();
    assertThat(CommandRunner.run("replay", path("whole.lethe"), "--branches").requireSuccess())
        .contains("To create one: ", " play --from " + path("whole.lethe:12") + " --name NAME");
    program.runWithInput(
        "quit\n", "play", "--from", "whole.lethe:3", "--reshuffle", "--name", "calm");
    Path save = program.filesOfSavedGames().getFirst();
    assertThat(CommandRunner.run("replay", path("whole.lethe"), "--branches").requireSuccess())
        .contains("calm: from moment 3, waits for ", " play --resume " + save);
    assertThat(usageError("play", "--from", path("whole.lethe:3"), "--name", "Calm"))
        .contains("there is already a branch called \"calm\"", " play --resume " + save);
    assertThat(usageError("play", "--from", path("whole.lethe:3"), "--name", "7"))
        .contains("\"7\" is not valid. A branch name");
    assertThat(usageError("play", "ta-se", "--name", "calm")).contains("--name requires --from");
    assertThat(program.filesOfSavedGames()).hasSize(1);
    program.writeFile("whole.lethe.branches", "odd\n");
    assertThat(
            CommandRunner.run("replay", path("whole.lethe"), "--branches")
                .requireFailure(ExitCodes.FAILURE))
        .contains("whole.lethe.branches:1:1: this line is not a branch");
  }

  @Test
  void aMatchCannotBeForkedAtItsEnd() {
    program();
    assertThat(usageError("play", "--from", path("whole.lethe:94")))
        .contains("the match is over at moment 94");
  }

  /** The branches themselves are separate matches and are not deleted. */
  @Test
  void deletingAMatchDeletesItsNotesAndBranchList() throws IOException {
    ProgramProcess program = program();
    program.runWithInput("\nconcede\nconcede\nquit\n", "play", "--from", "whole.lethe:12");
    Path match = program.filesOfSavedGames().getFirst();
    program.runWithInput("note x\n12\nfork bold\n\nquit\nquit\n", "replay", match.toString());
    assertThat(program.filesOfSavedGames()).hasSize(4);
    program.run("saves", "delete", match.getFileName().toString()).requireSuccess();
    assertThat(program.filesOfSavedGames())
        .hasSize(1)
        .noneMatch(file -> file.toString().startsWith(match.toString()));
  }
}
