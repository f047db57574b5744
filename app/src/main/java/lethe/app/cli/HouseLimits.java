package lethe.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.house.Limit;
import lethe.app.house.Limits;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** How much of everything a house gives: an option for each limit. */
final class HouseLimits implements IModelTransformer {
  @Override
  public CommandSpec transform(CommandSpec spec) {
    for (Limit limit : Limit.values()) {
      spec.addOption(
          OptionSpec.builder(option(limit))
              .paramLabel(limit.unit().word())
              .type(int.class)
              .defaultValue("" + limit.usual())
              .description(Lethe.SAY.say("serve.limit.usually", what(limit)))
              .build());
    }
    return spec;
  }

  private static String option(Limit limit) {
    return "--" + limit.word();
  }

  private static String what(Limit limit) {
    return Lethe.SAY.say("serve.limit." + limit.word());
  }

  /** The limits as they were given. */
  static Limits given(CommandSpec spec) {
    Limits limits = Limits.USUAL;
    for (Limit limit : Limit.values()) {
      int number = spec.findOption(option(limit)).<Integer>getValue();
      if (number < limit.least()) {
        throw new ParameterException(
            spec.commandLine(), Lethe.SAY.say("serve.least", option(limit), limit.least()));
      }
      limits = limits.with(limit, number);
    }
    return limits;
  }

  /** What they mean, a line each. */
  static List<String> explained(Limits limits) {
    return Stream.of(Limit.values())
        .map(
            limit ->
                String.format(
                    Locale.ROOT,
                    "%8d %-12s %s",
                    limits.number(limit),
                    unit(limit.unit()),
                    what(limit)))
        .toList();
  }

  private static String unit(Limit.Unit unit) {
    return switch (unit) {
      case COUNT, A_SECOND, A_MINUTE -> "";
      case KB -> unit.word();
      default -> unit.word().toLowerCase(Locale.ROOT);
    };
  }
}
