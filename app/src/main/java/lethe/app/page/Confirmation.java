package lethe.app.page;

import static lethe.app.page.PageMessages.MESSAGES;

import java.util.List;
import java.util.Locale;

/** Interprets the answer to a question that asks the user to confirm an action. */
public final class Confirmation {
  private static final List<String> CONSENTS = List.of("yes", "y");
  private static final List<String> REFUSALS = List.of("no", "n", "cancel");

  private Confirmation() {}

  /** Returns whether a line confirms the action. */
  public static boolean isConsent(String line) {
    return CONSENTS.contains(normalize(line));
  }

  /** Returns whether a line refuses the action. */
  public static boolean isRefusal(String line) {
    return REFUSALS.contains(normalize(line));
  }

  private static String normalize(String line) {
    return line.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns the message after a refusal. */
  public static String refusedMessage() {
    return MESSAGES.format("confirmation.refused");
  }
}
