package lethe.app.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;

/** The options for the limits of a server, one for each limit. */
final class LimitOptions {
  private final CommandSyntax syntax;
  private final Map<Limit, Supplier<Integer>> numbers = new EnumMap<>(Limit.class);

  LimitOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    for (Limit limit : Limit.values()) {
      numbers.put(
          limit,
          syntax.option(
              option(limit),
              limit.unit().placeholder(),
              Integer.class,
              "" + limit.defaultValue(),
              LetheCli.MESSAGES.format("serve.limit.usually", description(limit))));
    }
  }

  private static String option(Limit limit) {
    return "--" + limit.id();
  }

  private static String description(Limit limit) {
    return LetheCli.MESSAGES.format("serve.limit." + limit.id());
  }

  /** Returns the limits as given. */
  Limits limits() {
    Limits limits = Limits.DEFAULTS;
    for (Map.Entry<Limit, Supplier<Integer>> one : numbers.entrySet()) {
      Limit limit = one.getKey();
      int number = one.getValue().get();
      if (number < limit.min()) {
        throw syntax.usageError("serve.least", option(limit), limit.min());
      }
      if (number > limit.max()) {
        throw syntax.usageError("serve.most", option(limit), limit.max());
      }
      limits = limits.with(limit, number);
    }
    return limits;
  }

  /** Returns one line for each limit. */
  static List<String> describe(Limits limits) {
    return Stream.of(Limit.values())
        .map(
            limit ->
                String.format(
                    Locale.ROOT,
                    "%8d %-12s %s",
                    limits.valueInUnit(limit),
                    unit(limit.unit()),
                    description(limit)))
        .toList();
  }

  private static String unit(Limit.Unit unit) {
    return switch (unit) {
      case COUNT, PER_SECOND, PER_MINUTE -> "";
      case KB -> unit.placeholder();
      default -> unit.placeholder().toLowerCase(Locale.ROOT);
    };
  }
}
