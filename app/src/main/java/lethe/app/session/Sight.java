package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.page.Screen.Place;

/** What is seen of the table at one moment: it is drawn, or a list where there is no room. */
sealed interface Sight<C> permits Listed, Pictured {
  static <C, O, V> Sight<C> of(Session<C, O, V> session) {
    return Listed.is(session) ? Listed.of(session) : Pictured.of(session);
  }

  Frame frame();

  /** What can be pointed at in it. */
  List<Place> places();

  /** The same while a command is considered. */
  Frame considering(C command);

  /** Whether a page of it comes before what is seen. */
  boolean isTurned();
}
