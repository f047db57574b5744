package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.save.Branch;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.ReviewEffect;
import lethe.app.terminal.ScriptedConsole;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the named branches of a match. */
class BranchCatalogTest {
  private static final String SCRIPT = "lethe 1\ngame ta-se\nseed 3\nseat blue bot\n";

  @TempDir Path home;

  private Path file() {
    return home.resolve("match.lethe");
  }

  private Branch addBranch(String name, String text) throws IOException {
    Path branchFile = Files.writeString(home.resolve(name + ".lethe"), text);
    Branch branch = new Branch(0, name, branchFile);
    assertThat(new BranchFile(file()).add(branch)).isEmpty();
    return branch;
  }

  /** Types lines during a review, and asserts which effects are requested. */
  private ScriptedConsole assertReviewRequests(List<ReviewEffect> expected, String... lines)
      throws IOException {
    Path match = Files.writeString(file(), SCRIPT + "* concede red\n");
    Table<?, ?, ?> table = ((Valid<LoadedMatch>) LoadedMatch.load(match)).value().table();
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of(lines));
    assertThat(RecordingReview.run(table, new NoteFile(match), console)).isEqualTo(expected);
    return console;
  }

  @Test
  void theListShowsTheStatusOfEachBranch() throws IOException {
    addBranch("calm", SCRIPT);
    addBranch("bold", SCRIPT + "* concede red\n");
    Files.delete(addBranch("gone", SCRIPT).file());
    ScriptedConsole console = assertReviewRequests(List.of(), "branches", "gone");
    assertThat(console.screenTexts().get(1))
        .contains(
            "calm: from moment 0, waits for red",
            "bold: from moment 0, ",
            "gone: from moment 0, there is no such file");
    assertThat(console.screenTexts().get(2)).contains("The file of the branch \"gone\" is missing");
  }

  @Test
  void missingBranchesAndBrokenListsAreReported() throws IOException {
    assertThat(assertReviewRequests(List.of(), "branches", "branches x").screenTexts())
        .anyMatch(screen -> screen.contains("There are no branches yet."))
        .anyMatch(screen -> screen.contains("There is no branch called \"x\""));
    Files.writeString(new BranchFile(file()).path(), "odd\n");
    assertThat(assertReviewRequests(List.of(), "branches", "fork x").screenTexts().subList(1, 3))
        .allMatch(screen -> screen.contains("expected the number of an entry"));
  }

  @Test
  void theShellCommandThatPlaysOnNamesTheFile() throws IOException {
    List<String> screens = assertReviewRequests(List.of(), "fork", "last", "fork").screenTexts();
    assertThat(screens.get(1).replaceAll("\\s", "")).contains("play--from" + file() + ":0");
    assertThat(screens.getLast()).contains("The match is over here.");
  }

  /** A name can be used again only if the file of its branch is gone. */
  @Test
  void aBranchNameIsUnique() throws IOException {
    Branch calm = addBranch("calm", SCRIPT);
    assertThat(assertReviewRequests(List.of(), "fork CALM").screenTexts().getLast())
        .contains("There is already a branch called \"calm\"");
    Files.delete(calm.file());
    assertReviewRequests(List.of(new ReviewEffect.StartBranch(0, "CALM", false)), "fork CALM");
  }

  @Test
  void aBranchIsOpenedByNumberOrName() throws IOException {
    addBranch("calm", SCRIPT);
    ReviewEffect open = new ReviewEffect.OpenBranch(Spectator.SPECTATOR, "calm");
    assertReviewRequests(List.of(open), "branches", "1");
    assertReviewRequests(
        List.of(new ReviewEffect.OpenBranch(Spectator.SPECTATOR, "CALM")), "branches CALM");
  }
}
