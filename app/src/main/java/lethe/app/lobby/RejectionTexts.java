package lethe.app.lobby;

import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.text.Messages;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Rejection;

/** Formats the messages for rejections by the server or by a game, and for errors in files. */
public final class RejectionTexts {
  private static final int MAX_MESSAGE_LENGTH = 300;

  private RejectionTexts() {}

  /** Returns the message for a rejection, for users who type commands without a prefix. */
  public static String text(Rejection rejection) {
    return text(rejection, LobbyMessages.MESSAGES);
  }

  /**
   * Returns the message for a rejection.
   *
   * @param messages the messages for rejections by the server
   */
  static String text(Rejection rejection, Messages messages) {
    return rejection.code() instanceof ServerRejectionCode
        ? messages.format(rejection)
        : SafeText.sanitize(
            Messages.capitalized(Titles.ERROR_MESSAGES.format(rejection)), MAX_MESSAGE_LENGTH);
  }

  /**
   * Returns the message for a rejection at a table.
   *
   * @param title the game, which may have its own messages for its rejections
   */
  static String text(Rejection rejection, Title<?, ?, ?> title) {
    return rejection.code() instanceof ServerRejectionCode
        ? LobbyMessages.MESSAGES.format(rejection)
        : title.messages().format(rejection);
  }

  /** Returns the message for an error in a file, as {@code NAME:LINE:COLUMN: MESSAGE}. */
  public static String text(String file, InputError error) {
    String position = error.line() == 0 ? file : file + ":" + error.line() + ":" + error.column();
    return SafeText.sanitize(
        position + ": " + Titles.ERROR_MESSAGES.format(error.code(), error.arguments()),
        MAX_MESSAGE_LENGTH);
  }
}
