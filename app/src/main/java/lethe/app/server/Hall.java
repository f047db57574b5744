package lethe.app.server;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The chat of the lobby. */
public final class Hall {
  private final Collection<ClientSession> here;
  private final Optional<Others> others;
  private final Talk talk = new Talk();

  Hall(Collection<ClientSession> sessions, Optional<Others> others) {
    this.here = sessions;
    this.others = others;
  }

  /** Sends a chat line to everybody in the lobby, on all servers. */
  public void say(ClientSession session, String line) {
    News.SaidAside said = new News.SaidAside(session.account().name(), line);
    hear(said);
    others.ifPresent(all -> all.call(new Call.Hall(said)));
  }

  /** Delivers a chat message from this server or another. */
  void hear(News.SaidAside said) {
    talk.add(said);
    here.stream()
        .filter(session -> session.tableNumber() == 0)
        .forEach(session -> session.client().tell(said));
  }

  /** Returns the stored chat messages. */
  public List<News> talk() {
    return talk.all();
  }
}
