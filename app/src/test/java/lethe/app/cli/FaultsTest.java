package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import lethe.app.save.Trouble;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import org.junit.jupiter.api.Test;

class FaultsTest {
  @Test
  void aFaultIsAPlaceAndASentence() {
    assertThat(Faults.line("x.lethe", Fault.at(3, 7, Flaw.BAD_SEED, "x")))
        .isEqualTo("x.lethe:3:7: \"x\" is no seed; expected a whole number of 64 bits");
  }

  @Test
  void aFaultOfTheWholeFileHasNoPlaceInIt() {
    assertThat(Faults.line("-", Fault.at(0, 0, Trouble.NO_FILE)))
        .isEqualTo("-: there is no such file");
  }

  /** What somebody wrote into a script may not draw on the reader's terminal. */
  @Test
  void aFaultIsOneLineOfText() {
    assertThat(Faults.line("x", Fault.at(1, 1, Flaw.BAD_OPTION, "a\n\u001b[2Jb\n", "on, off")))
        .isEqualTo("x:1:1: \"a\\n\\u001b[2Jb\\n\" cannot be chosen; expected one of: on, off");
  }
}
