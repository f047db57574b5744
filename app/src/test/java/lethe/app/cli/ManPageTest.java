package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class ManPageTest {
  static Stream<String> pages() {
    CommandLine program = LetheCli.installedCommandLine();
    HelpExamples.addTo(program.getCommandSpec());
    return CommandTree.withSubcommands(program).map(CommandLine::getCommandSpec).map(ManPage::of);
  }

  private static String page(String... path) {
    CommandSpec command = LetheCli.installedCommandLine().getCommandSpec();
    HelpExamples.addTo(command);
    for (String name : path) {
      command = command.subcommands().get(name).getCommandSpec();
    }
    return ManPage.of(command);
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

  @ParameterizedTest
  @MethodSource("pages")
  void groffReportsNoWarnings(String page) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/groff")));
    Process groff =
        new ProcessBuilder("groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-z")
            .redirectErrorStream(true)
            .start();
    try (var in = groff.getOutputStream()) {
      in.write(page.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(groff.inputReader().lines()).isEmpty();
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
