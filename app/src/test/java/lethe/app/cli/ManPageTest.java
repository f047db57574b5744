package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class ManPageTest {
  static Stream<String> pages() {
    CommandLine program = LetheCli.installedCommandLine();
    HelpExamples.addTo(program.getCommandSpec());
    return CommandTree.withSubcommands(program).map(CommandLine::getCommandSpec).map(ManPage::text);
  }

  private static String page(String... path) {
    CommandSpec command = LetheCli.installedCommandLine().getCommandSpec();
    HelpExamples.addTo(command);
    for (String name : path) {
      command = command.subcommands().get(name).getCommandSpec();
    }
    return ManPage.text(command);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPageHasTheStandardSections(String page) {
    assertThat(page.lines().filter(line -> line.startsWith(".SH ")))
        .containsSubsequence(
            ".SH NAME",
            ".SH SYNOPSIS",
            ".SH DESCRIPTION",
            ".SH OPTIONS",
            ".SH EXIT STATUS",
            ".SH ENVIRONMENT",
            ".SH FILES",
            ".SH EXAMPLES",
            ".SH SEE ALSO");
    assertThat(page).doesNotContain("${").doesNotContain("%n");
  }

  /** Messages of groff contain the name of the file, and so the title of the page. */
  @Test
  void groffReportsNoWarnings(@TempDir Path folder) throws Exception {
    assumeTrue(ProgramProcess.isInstalled("groff"), "groff is not installed");
    List<String> command =
        new ArrayList<>(List.of("groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-z"));
    for (String page : pages().toList()) {
      Path file = folder.resolve(page.split(" ", 3)[1]);
      command.add(Files.writeString(file, page).toString());
    }
    Process groff = new ProcessBuilder(command).redirectErrorStream(true).start();
    assertThat(groff.inputReader().lines()).isEmpty();
    assertThat(groff.waitFor()).isZero();
  }

  @Test
  void theMainPageListsNoCommandTwice() {
    List<String> commands =
        page()
            .lines()
            .dropWhile(line -> !line.equals(".SH COMMANDS"))
            .takeWhile(line -> !line.equals(".SH EXIT STATUS"))
            .filter(line -> line.startsWith("\\fB"))
            .toList();
    assertThat(commands).contains("\\fBplay\\fR", "\\fBadmin\\fR").doesNotHaveDuplicates();
  }

  @Test
  void anOptionIsListedWithItsParameter() {
    assertThat(page("play"))
        .contains(".TP\n\\fB\\-\\-seed\\fR=\\fIN\\fR\nThe seed of all random numbers");
  }

  @Test
  void wordsAreNotHyphenated() {
    assertThat(page("serve").lines().skip(1)).startsWith(".nh", ".ad l");
  }

  @Test
  void theNameOfASubcommandsPageIncludesItsParentCommand() {
    assertThat(page("admin", "ban"))
        .startsWith(".TH LETHE-ADMIN-BAN 6")
        .contains("lethe-admin-ban \\- Bans a player or an address")
        .endsWith(".SH SEE ALSO\n.BR lethe\\-admin (6)\n");
  }
}
