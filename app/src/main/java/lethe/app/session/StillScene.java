package lethe.app.session;

import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Scene;

/** The table as it was, as a still scene. */
record StillScene<C, O, V>(MatchPage<C, O, V> session) implements Scene {
  @Override
  public Frame frame(Size size) {
    return MatchScreens.board(session.withSize(size));
  }
}
