package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Scene;
import lethe.engine.core.Viewer;

/** A scene that shows the cards turned face up between two states of the table. */
record RevealScene<C, O, V>(MatchPage<C, O, V> before, V after) implements Scene {
  @Override
  public Frame frame(Size size) {
    List<Frame> pictures = frames(size);
    return pictures.isEmpty() ? MatchScreens.board(before.withSize(size)) : pictures.getLast();
  }

  @Override
  public List<Frame> motion(Size size) {
    return before.context().preferences().animated() ? frames(size) : List.of();
  }

  List<Frame> frames(Size size) {
    if (!size.contains(before.title().renderer().minSize(after))) {
      return List.of();
    }
    Viewer viewer = before.snapshot().viewer();
    return before.title().renderer().animation(before.snapshot().view(), after, viewer, size);
  }
}
