package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Laid;

/**
 * One card that Ren could take, and what would show then.
 *
 * @param left a glance for each chunk that could stay; none if nothing would be left
 */
record Reply(Laid laid, List<Glance> left) {
  static List<Reply> all(Atman atman) {
    List<Reply> all = new ArrayList<>();
    for (Laid laid : atman.visible()) {
      Atman rest = atman.without(laid);
      List<List<Laid>> chunks = rest.chunks();
      List<Glance> left = new ArrayList<>(chunks.size());
      for (List<Laid> chunk : chunks) {
        List<Laid> showing = rest.visible();
        if (chunks.size() > 1) {
          showing.retainAll(chunk);
        }
        left.add(Glance.of(showing));
      }
      all.add(new Reply(laid, left));
    }
    return all;
  }

  int color() {
    return laid.card().color().index();
  }

  int number() {
    return laid.card().number();
  }
}
