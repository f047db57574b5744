package lethe.app.server;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The chat of the lobby. */
public final class Hall {
  private final Collection<Presence> here;
  private final Optional<Others> others;
  private final Talk talk = new Talk();

  Hall(Collection<Presence> here, Optional<Others> others) {
    this.here = here;
    this.others = others;
  }

  /** Sends a chat line to everybody in the lobby, on all servers. */
  public void say(Presence speaker, String line) {
    News.SaidAside said = new News.SaidAside(speaker.account().name(), line);
    hear(said);
    others.ifPresent(all -> all.call(new Call.Hall(said)));
  }

  /** Delivers a chat message from this server or another. */
  void hear(News.SaidAside said) {
    talk.add(said);
    here.stream().filter(one -> one.table() == 0).forEach(one -> one.client().tell(said));
  }

  /** Returns the stored chat messages. */
  public List<News> talk() {
    return talk.all();
  }
}
