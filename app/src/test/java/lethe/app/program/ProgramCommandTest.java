package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramCommandTest {
  @Test
  void blanksSeparateArgumentsUnlessQuotedOrEscaped() {
    assertThat(ProgramCommand.parse(" ./player  -x ")).contains(List.of("./player", "-x"));
    assertThat(ProgramCommand.parse("'my player' \"a b\"c '' d\\ e"))
        .contains(List.of("my player", "a bc", "", "d e"));
  }

  @Test
  void variablesAndOperatorsOfAShellHaveNoEffect() {
    assertThat(ProgramCommand.parse("a;b $HOME `c` *|>d"))
        .contains(List.of("a;b", "$HOME", "`c`", "*|>d"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "'a", "a \"b"})
  void emptyCommandsAndUnclosedQuotesAreRejected(String command) {
    assertThat(ProgramCommand.parse(command)).isEmpty();
  }
}
