package lethe.app.house;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Where those are who are at no table: what they say. */
public final class Hall {
  private final Collection<Presence> here;
  private final Optional<Others> others;
  private final Talk talk = new Talk();

  Hall(Collection<Presence> here, Optional<Others> others) {
    this.here = here;
    this.others = others;
  }

  /** Somebody says a line to everybody in the lobby, and in that of other houses. */
  public void say(Presence speaker, String line) {
    News.SaidAside said = new News.SaidAside(speaker.person().name(), line);
    hear(said);
    others.ifPresent(all -> all.call(new Call.Hall(said)));
  }

  /** Somebody has said this, here or in another house. */
  void hear(News.SaidAside said) {
    talk.add(said);
    here.stream().filter(one -> one.table() == 0).forEach(one -> one.client().tell(said));
  }

  /** What was said in the lobby, as far as it is kept. */
  public List<News> talk() {
    return talk.all();
  }
}
