package lethe.app.analysis;

import static lethe.app.analysis.AnalysisMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Notation;

/**
 * Formats an analysis as text.
 *
 * @param analysis the analyzed match
 * @param findings the findings so far, in order
 */
public record AnalysisReport<C, O, V>(
    MatchAnalysis<C, O, V> analysis, List<MoveAnalysis<C>> findings) {
  /** The maximum number of alternatives listed for a decision. */
  private static final int MAX_ALTERNATIVES = 3;

  public AnalysisReport {
    findings = List.copyOf(findings);
  }

  /** Returns the whole report: a heading, the turning points, the chart, and all moves. */
  public List<Text> lines() {
    return lines(true);
  }

  private List<Text> lines(boolean withChart) {
    List<Text> lines = new ArrayList<>();
    lines.add(
        Text.bright(
            MESSAGES.format(
                "study.head",
                analysis.title().name(),
                analysis.seat(),
                analysis.decisions().size(),
                analysis.lastMoment())));
    unitLine().map(Text::faint).ifPresent(lines::add);
    analysis.title().analysisNote().map(Text::faint).ifPresent(lines::add);
    lines.add(Text.EMPTY);
    lines.addAll(turningPointLines());
    List<Text> chart = EvaluationChart.lines(findings, analysis.title().scoreUnit());
    if (withChart && !chart.isEmpty()) {
      lines.add(Text.EMPTY);
      lines.addAll(chart);
    }
    List<Text> moves = allMoveLines();
    if (!moves.isEmpty()) {
      lines.add(Text.EMPTY);
      lines.add(Text.bright(MESSAGES.format("study.moves")));
      lines.addAll(moves);
    }
    return lines;
  }

  /**
   * Returns lines about the decisions that have a value or comments. Consecutive decisions without
   * a loss or a comment share a line.
   */
  private List<Text> allMoveLines() {
    List<Text> lines = new ArrayList<>();
    List<MoveAnalysis<C>> run = new ArrayList<>();
    for (MoveAnalysis<C> finding : findings) {
      boolean hasComments = !finding.assessment().comments().isEmpty();
      if (finding.evaluation().isPresent() && !finding.isLoss() && !hasComments) {
        run.add(finding);
      } else if (finding.evaluation().isPresent() || hasComments) {
        lines.addAll(foldedLines(run));
        run.clear();
        lines.addAll(moveLines(finding));
      }
    }
    lines.addAll(foldedLines(run));
    return lines;
  }

  private List<Text> foldedLines(List<MoveAnalysis<C>> run) {
    return run.size() < 2
        ? run.stream().flatMap(finding -> moveLines(finding).stream()).toList()
        : List.of(
            Text.faint(
                "  "
                    + MESSAGES.format(
                        "study.folded",
                        run.getFirst().moment(),
                        run.getLast().moment(),
                        run.size())));
  }

  /**
   * Returns the report without styles.
   *
   * @param withChart whether to include the chart, for drawn output
   */
  public List<String> plainLines(boolean withChart) {
    return lines(withChart).stream().map(Text::text).toList();
  }

  /**
   * Returns lines about one decision without styles and indentation; empty if it has neither a
   * value nor comments.
   */
  public List<String> plainMoveLines(MoveAnalysis<C> move) {
    return move.evaluation().isEmpty() && move.assessment().comments().isEmpty()
        ? List.of()
        : moveLines(move).stream().map(Text::text).map(String::strip).toList();
  }

  /**
   * Returns a heading, followed by lines about the decisions with the greatest losses, or by the
   * reason why there are none.
   */
  public List<Text> turningPointLines() {
    List<Text> lines = new ArrayList<>();
    lines.add(Text.bright(MESSAGES.format("study.turning")));
    for (MoveAnalysis<C> move : MoveAnalysis.turningPoints(findings)) {
      lines.add(Text.plain("  " + moveSummary(move)));
    }
    if (lines.size() == 1) {
      lines.add(Text.plain("  " + MESSAGES.format(noTurningPointsKey())));
    }
    return lines;
  }

  /** Returns the key of the message that says why there are no turning points. */
  private String noTurningPointsKey() {
    if (findings.isEmpty()) {
      return "study.turning.nothing";
    }
    return findings.stream().anyMatch(finding -> finding.evaluation().isPresent())
        ? "study.turning.none"
        : "study.turning.unavailable";
  }

  /** Returns lines about one decision and its assessment. */
  public List<Text> moveLines(MoveAnalysis<C> move) {
    List<Text> lines = new ArrayList<>();
    String message = moveSummary(move);
    lines.add(move.isLoss() ? Text.bright("  " + message) : Text.plain("  " + message));
    if (move.isLoss()) {
      alternatives(move).map(Text::faint).ifPresent(lines::add);
    }
    move.assessment().comments().forEach(comment -> lines.add(Text.plain("    " + comment)));
    return lines;
  }

  /**
   * Returns a line with the chosen command and, if known, its value; after a significant loss, also
   * with the best command, its value and the loss.
   */
  public String moveSummary(MoveAnalysis<C> move) {
    String stage = move.stage().isEmpty() ? "" : MESSAGES.format("study.stage", move.stage());
    String head =
        MESSAGES.format("study.move", move.moment(), stage, formatCommand(move.chosenCommand()));
    Optional<Evaluation> evaluation = move.evaluation();
    Optional<EvaluatedCommand<C>> best = move.assessment().best();
    if (evaluation.isEmpty() || best.isEmpty()) {
      return head;
    }
    if (!move.isLoss()) {
      // An estimate does not prove that no other command was better.
      String key = move.cost().filter(cost -> cost.error() > 0).isPresent() ? "near" : "best";
      return head + MESSAGES.format("study." + key, format(evaluation.get()));
    }
    return head
        + MESSAGES.format(
            "study.loss",
            format(evaluation.get()),
            formatCommand(best.get().command()),
            format(best.get().evaluation()),
            formatCost(move));
  }

  private Optional<String> alternatives(MoveAnalysis<C> move) {
    List<String> others =
        move.assessment().evaluations().stream()
            .skip(1)
            .filter(alternative -> !alternative.command().equals(move.chosenCommand()))
            .limit(MAX_ALTERNATIVES)
            .map(
                alternative ->
                    MESSAGES.format(
                        "study.other",
                        formatCommand(alternative.command()),
                        format(alternative.evaluation())))
            .toList();
    return Optional.of(others)
        .filter(lines -> !lines.isEmpty())
        .map(lines -> "    " + MESSAGES.format("study.others", lines));
  }

  private String formatCommand(C command) {
    Notation<C> notation = analysis.game().notation();
    return notation.format(command);
  }

  /**
   * Returns a line that explains the unit of the values; empty if no chosen command has a known
   * value.
   */
  private Optional<String> unitLine() {
    return findings.stream()
        .flatMap(finding -> finding.evaluation().stream())
        .findFirst()
        .map(
            evaluation ->
                switch (evaluation) {
                  case Evaluation.Chance _ -> MESSAGES.format("unit.chance");
                  case Evaluation.Lead _ ->
                      MESSAGES.format("unit.lead", analysis.title().scoreUnit());
                  case Evaluation.Points _ -> MESSAGES.format("unit.points");
                  case Evaluation.LowerBound _ -> MESSAGES.format("unit.least");
                  case Evaluation.Heuristic _ -> MESSAGES.format("unit.judged");
                });
  }

  private static String format(Evaluation evaluation) {
    return switch (evaluation) {
      case Evaluation.Chance(double chance, double error) ->
          MESSAGES.format("worth.chance", Math.round(100 * chance), errorPercent(error));
      case Evaluation.Lead(int points) -> points == 0 ? "0" : formatNumber("%+d", points);
      case Evaluation.Points(double points, double _) -> formatNumber("%.1f", points);
      case Evaluation.LowerBound(int points) -> formatNumber("%d", points);
      case Evaluation.Heuristic(double value, double _) -> formatNumber("%.2f", value);
    };
  }

  private static <C> String formatCost(MoveAnalysis<C> move) {
    MoveCost cost = move.cost().orElseThrow();
    return switch (move.evaluation().orElseThrow()) {
      case Evaluation.Chance _ ->
          MESSAGES.format(
              "worth.chance", Math.round(100 * cost.amount()), errorPercent(cost.error()));
      case Evaluation.Lead _, Evaluation.LowerBound _ -> formatNumber("%.0f", cost.amount());
      case Evaluation.Points _ -> formatNumber("%.1f", cost.amount());
      case Evaluation.Heuristic _ -> formatNumber("%.2f", cost.amount());
    };
  }

  /** Returns an error in percent, rounded up so that a small error is not shown as 0. */
  private static long errorPercent(double error) {
    return (long) Math.ceil(100 * error);
  }

  private static String formatNumber(String format, Object number) {
    return String.format(Locale.ROOT, format, number);
  }
}
