package lethe.app.analysis;

import static lethe.app.analysis.AnalysisMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.frame.Text;
import lethe.engine.core.Evaluation;

/**
 * A chart of the values of positions in a match: one column per decision, or the averages of
 * several decisions if there are more than {@link #MAX_COLUMNS}.
 */
final class EvaluationChart {
  /** The glyphs for eighths of a cell. */
  private static final String PARTS = " ▁▂▃▄▅▆▇█";

  private static final int EIGHTHS = 8;
  private static final int ROWS = 5;
  private static final int MAX_COLUMNS = 64;

  private static final int LABEL_WIDTH = 7;

  private EvaluationChart() {}

  /**
   * Returns the lines of the chart, with named axes; empty if there are fewer than two values.
   *
   * @param findings the decisions, of which those without a value are omitted
   */
  static List<Text> lines(List<? extends MoveAnalysis<?>> findings, String scoreUnit) {
    List<? extends MoveAnalysis<?>> valuedFindings =
        findings.stream().filter(finding -> finding.positionEvaluation().isPresent()).toList();
    List<Evaluation> values =
        valuedFindings.stream().map(finding -> finding.positionEvaluation().orElseThrow()).toList();
    List<Text> bars = bars(values);
    if (bars.isEmpty()) {
      return List.of();
    }
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(axisName(values.getFirst(), scoreUnit)));
    lines.addAll(bars);
    lines.addAll(
        momentAxis(
            Math.min(MAX_COLUMNS, values.size()),
            valuedFindings.getFirst().moment(),
            valuedFindings.getLast().moment()));
    return lines;
  }

  private static String axisName(Evaluation value, String scoreUnit) {
    return switch (value) {
      case Evaluation.Chance _ -> MESSAGES.format("axis.chance");
      case Evaluation.Lead _ -> MESSAGES.format("axis.lead", scoreUnit);
      case Evaluation.Points _ -> MESSAGES.format("axis.points");
      case Evaluation.LowerBound _ -> MESSAGES.format("axis.least");
      case Evaluation.Heuristic _ -> MESSAGES.format("axis.judged");
    };
  }

  /** Returns the horizontal axis with the numbers of the first and the last moment. */
  private static List<Text> momentAxis(int columns, int first, int last) {
    String name = MESSAGES.format("axis.moment");
    String gap = " ".repeat(Math.max(1, columns - String.valueOf(first).length()));
    return List.of(
        Text.plain(" ".repeat(LABEL_WIDTH) + " └" + "─".repeat(columns)),
        Text.plain(" ".repeat(LABEL_WIDTH + 2) + first + gap + last + " " + name));
  }

  private static List<Text> bars(List<Evaluation> values) {
    if (values.size() < 2) {
      return List.of();
    }
    double maximum = axisMaximum(values);
    double minimum = axisMinimum(values, maximum);
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
      lines.add(Text.plain(String.format(Locale.ROOT, "%" + LABEL_WIDTH + "s │%s", label, line)));
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

  private static double axisMaximum(List<Evaluation> values) {
    return values.getFirst() instanceof Evaluation.Chance
        ? 1
        : Math.max(
            1,
            values.stream()
                .mapToDouble(evaluation -> Math.abs(evaluation.value()))
                .max()
                .orElse(1));
  }

  private static double axisMinimum(List<Evaluation> values, double maximum) {
    return values.getFirst() instanceof Evaluation.Lead ? -maximum : 0;
  }

  /**
   * Returns the value of each column: that of a decision, or an average if there are too many
   * decisions.
   */
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
