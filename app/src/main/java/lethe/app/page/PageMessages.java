package lethe.app.page;

import lethe.app.text.Messages;

/** The messages of this package. */
final class PageMessages {
  static final Messages MESSAGES = Messages.of(PageMessages.class);

  private PageMessages() {}
}
