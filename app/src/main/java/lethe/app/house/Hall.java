package lethe.app.house;

import java.util.Collection;
import java.util.List;

/** Where those are who are at no table: what they say. */
public final class Hall {
  private final Collection<Presence> here;
  private final Talk talk = new Talk();

  Hall(Collection<Presence> here) {
    this.here = here;
  }

  /** Somebody says a line to everybody in the lobby. */
  public void say(Presence speaker, String line) {
    News said = new News.SaidAside(speaker.person().name(), line);
    talk.add(said);
    here.stream().filter(one -> one.table() == 0).forEach(one -> one.client().tell(said));
  }

  /** What was said in the lobby, as far as it is kept. */
  public List<News> talk() {
    return talk.all();
  }
}
