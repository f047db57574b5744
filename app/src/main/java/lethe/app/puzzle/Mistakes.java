package lethe.app.puzzle;

import static lethe.app.puzzle.Saying.SAY;

import java.util.Locale;
import java.util.Optional;
import lethe.engine.core.Worth;

/** Explains wrong answers. */
final class Mistakes {
  private Mistakes() {}

  static String said(Verdict verdict, String command) {
    Optional<Worth> worth = verdict.worth(command);
    return worth.isEmpty()
        ? SAY.say("wrong", command)
        : switch (worth.get()) {
          case Worth.Lead(int points) ->
              SAY.say("wrong.lead", command, signed(points), signed(verdict.best().number()));
          case Worth.Chance(double chance, double error) ->
              SAY.say(
                  "wrong.chance",
                  command,
                  percent(chance),
                  error(error),
                  percent(verdict.best().number()),
                  error(verdict.best().margin()));
          case Worth.Points(double points, double _) ->
              SAY.say("wrong.points", command, number(points), number(verdict.best().number()));
          case Worth.Least(int points) ->
              SAY.say(
                  points > 0 ? "wrong.least" : "wrong.least.0",
                  command,
                  whole(verdict.best().number()),
                  points);
          case Worth.Judged(double value, double _) ->
              SAY.say("wrong.judged", command, number(value), number(verdict.best().number()));
        };
  }

  private static long percent(double chance) {
    return Math.round(100 * chance);
  }

  /** Rounds up, as no estimate is free of error. */
  private static long error(double error) {
    return (long) Math.ceil(100 * error);
  }

  private static String signed(double points) {
    return points == 0 ? "0" : String.format(Locale.ROOT, "%+.0f", points);
  }

  private static String whole(double points) {
    return String.format(Locale.ROOT, "%.0f", points);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
