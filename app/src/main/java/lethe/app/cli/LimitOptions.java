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
  private final Map<Limit, Supplier<Integer>> values = new EnumMap<>(Limit.class);

  LimitOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    for (Limit limit : Limit.values()) {
      values.put(
          limit,
          syntax.option(
              optionName(limit),
              limit.unit().placeholder(),
              Integer.class,
              "" + limit.defaultValue(),
              LetheCli.MESSAGES.format(
                  "serve.limit.description", description(limit), unitSuffix(limit.unit()))));
    }
  }

  private static String optionName(Limit limit) {
    return "--" + limit.id();
  }

  private static String description(Limit limit) {
    return LetheCli.MESSAGES.format("serve.limit." + limit.id());
  }

  /** Returns the limits; reports a usage error if one is out of range. */
  Limits limits() {
    Limits limits = Limits.DEFAULTS;
    for (Map.Entry<Limit, Supplier<Integer>> entry : values.entrySet()) {
      Limit limit = entry.getKey();
      int value = entry.getValue().get();
      if (value < limit.min()) {
        throw syntax.usageError("serve.minimum", optionName(limit), limit.min());
      }
      if (value > limit.max()) {
        throw syntax.usageError("serve.maximum", optionName(limit), limit.max());
      }
      limits = limits.with(limit, value);
    }
    return limits;
  }

  /**
   * Returns one line for each limit, with its value in the unit of its option and its description.
   */
  static List<String> describe(Limits limits) {
    return Stream.of(Limit.values())
        .map(
            limit ->
                String.format(
                    Locale.ROOT,
                    "%8d %-12s %s",
                    limits.valueInUnit(limit),
                    unitName(limit.unit()),
                    description(limit)))
        .toList();
  }

  /** Returns the text after a default value: a space and the unit, or nothing. */
  private static String unitSuffix(Limit.Unit unit) {
    String name = unitName(unit);
    return name.isEmpty() ? "" : " " + name;
  }

  private static String unitName(Limit.Unit unit) {
    return switch (unit) {
      case COUNT, PER_SECOND, PER_MINUTE -> "";
      case KB -> unit.placeholder();
      default -> unit.placeholder().toLowerCase(Locale.ROOT);
    };
  }
}
