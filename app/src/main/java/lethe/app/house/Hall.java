package lethe.app.house;

import java.util.Collection;
import java.util.List;
import java.util.SequencedSet;
import java.util.TreeSet;

/** Where those are who are at no table: what they say, and who is known to be in the house. */
public final class Hall {
  private final People people;
  private final Tables tables;
  private final Collection<Presence> here;
  private final Talk talk = new Talk();

  Hall(People people, Tables tables, Collection<Presence> here) {
    this.people = people;
    this.tables = tables;
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

  /**
   * The names of those who are here and have been known by them at a table: what somebody came with
   * is theirs to tell, and at a table that is played in silence no name is said.
   */
  public SequencedSet<String> named() {
    SequencedSet<String> names = new TreeSet<>();
    for (Presence one : here) {
      boolean silent =
          tables
              .numbered(one.table())
              .filter(table -> table.isDealt() && table.isSilent())
              .isPresent();
      if (!silent) {
        people.known(one.person().id()).map(Person::name).ifPresent(names::add);
      }
    }
    return names;
  }
}
