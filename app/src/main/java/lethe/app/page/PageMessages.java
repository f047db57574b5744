package lethe.app.page;

import lethe.app.text.Messages;

/** The messages of menus, text pages and confirmations. */
final class PageMessages {
  static final Messages MESSAGES = Messages.of(PageMessages.class);

  private PageMessages() {}
}
