package lethe.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Says in words how a command was misused. */
@Command
final class Usage {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  ParameterException wrong(String key, Object... facts) {
    return new ParameterException(spec.commandLine(), Lethe.SAY.say(key, facts));
  }
}
