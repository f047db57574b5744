package lethe.app.analysis;

import lethe.app.text.Messages;

/** The messages of this package. */
final class AnalysisMessages {
  static final Messages MESSAGES = Messages.of(AnalysisMessages.class);

  private AnalysisMessages() {}
}
