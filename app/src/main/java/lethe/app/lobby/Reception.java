package lethe.app.lobby;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.house.House;
import lethe.app.house.Presence;
import lethe.app.house.Share;
import lethe.app.house.Visitors;
import lethe.app.house.disk.OwnFiles;

/**
 * Where those come in who have been let in.
 *
 * @param files decks and boards of the house's own
 */
public record Reception(House house, OwnFiles files) {
  /**
   * Somebody comes in.
   *
   * @param key the fingerprint of the key that was proven; empty for a guest
   * @param suggested what they would like to be called
   * @param from the address they come from
   * @return what they do here, until they leave
   */
  public Visit come(
      RemoteTerminal terminal, String key, String suggested, String from, Share share) {
    Optional<String> code = key.isEmpty() ? Optional.of(house.visitors().code()) : Optional.empty();
    VisitClient client = new VisitClient(terminal);
    Presence presence =
        house
            .visitors()
            .come(client, code.map(Visitors::guest).orElse(key), suggested, from, share);
    Visitor visitor = new Visitor(house, presence, client, terminal, code);
    LobbyRequests requests = new LobbyRequests(visitor, files);
    return new Visit(house, visitor, client, requests);
  }

  /** What can be typed here, which nobody can be called. */
  public static Collection<String> words() {
    return Stream.of(LobbyRequests.WORDS, TableTalk.WORDS, WaitingRoom.WORDS, Meta.WORDS)
        .<String>flatMap(List::stream)
        .toList();
  }
}
