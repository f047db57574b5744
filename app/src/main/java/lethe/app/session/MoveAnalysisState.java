package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;

/**
 * The state of move analysis during a review, and the findings for the current move.
 *
 * @param analyzesEveryMove whether every move is analyzed
 * @param requested whether an analysis of the current move was requested
 */
record MoveAnalysisState(boolean analyzesEveryMove, boolean requested, List<Text> findings) {
  static final MoveAnalysisState OFF = new MoveAnalysisState(false, false, List.of());

  MoveAnalysisState {
    findings = List.copyOf(findings);
  }

  /** Returns whether findings are still expected. */
  boolean isPending() {
    return (analyzesEveryMove || requested) && findings.isEmpty();
  }

  /** Returns the state for another moment, without a request or findings. */
  MoveAnalysisState atOtherMoment() {
    return new MoveAnalysisState(analyzesEveryMove, false, List.of());
  }

  MoveAnalysisState toggled() {
    return new MoveAnalysisState(!analyzesEveryMove, false, List.of());
  }

  MoveAnalysisState turnedOn() {
    return new MoveAnalysisState(true, false, List.of());
  }

  MoveAnalysisState withRequest() {
    return new MoveAnalysisState(analyzesEveryMove, true, List.of());
  }

  MoveAnalysisState withFindings(List<String> lines) {
    return new MoveAnalysisState(
        analyzesEveryMove, false, lines.stream().map(Text::plain).toList());
  }
}
