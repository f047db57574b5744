package lethe.app.analysis;

import static lethe.app.analysis.AnalysisMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Text;
import lethe.engine.core.Evaluation;

/** A chart of the course of a match, one column per decision. */
final class EvaluationChart {
  /** The glyphs for eighths of a cell. */
  private static final String PARTS = " ▁▂▃▄▅▆▇█";

  private static final int EIGHTHS = 8;
  private static final int ROWS = 5;
  private static final int MAX_COLUMNS = 64;

  private EvaluationChart() {}

  /** Returns the lines of the chart; empty if there are too few values. */
  static List<Text> of(List<Evaluation> values) {
    if (values.size() < 2) {
      return List.of();
    }
    double maximum = max(values);
    double minimum = min(values, maximum);
    List<Integer> heights =
        averagedColumns(values).stream()
            .map(
                value -> (int) Math.round((value - minimum) / (maximum - minimum) * ROWS * EIGHTHS))
            .map(height -> Math.clamp((long) height, 1, ROWS * EIGHTHS))
            .toList();
    List<Text> lines = new ArrayList<>();
    for (int row = ROWS - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder();
      for (int height : heights) {
        line.append(PARTS.charAt(Math.clamp(height - (long) row * EIGHTHS, 0, EIGHTHS)));
      }
      String label =
          row == ROWS - 1 ? label(values, maximum) : row == 0 ? label(values, minimum) : "";
      lines.add(Text.plain(String.format(Locale.ROOT, "%7s │%s", label, line)));
    }
    return lines;
  }

  private static String label(List<Evaluation> values, double value) {
    return switch (values.getFirst()) {
      case Evaluation.Chance _ -> MESSAGES.format("chart.chance", Math.round(100 * value));
      case Evaluation.Lead _ -> String.format(Locale.ROOT, "%+d", Math.round(value));
      case Evaluation.Points _, Evaluation.LowerBound _, Evaluation.Heuristic _ ->
          String.valueOf(Math.round(value));
    };
  }

  private static double max(List<Evaluation> values) {
    return values.getFirst() instanceof Evaluation.Chance
        ? 1
        : Math.max(
            1,
            values.stream()
                .mapToDouble(evaluation -> Math.abs(evaluation.value()))
                .max()
                .orElse(1));
  }

  private static double min(List<Evaluation> values, double maximum) {
    return values.getFirst() instanceof Evaluation.Lead ? -maximum : 0;
  }

  /** Returns the values to show; if there are too many, averages of neighbors. */
  private static List<Double> averagedColumns(List<Evaluation> values) {
    int columns = Math.min(MAX_COLUMNS, values.size());
    List<Double> averages = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      int from = column * values.size() / columns;
      int to = (column + 1) * values.size() / columns;
      averages.add(
          values.subList(from, to).stream().mapToDouble(Evaluation::value).average().orElseThrow());
    }
    return averages;
  }
}
