package lethe.app.lobby;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.Meta;
import lethe.app.server.GameServer;
import lethe.app.server.Presence;
import lethe.app.server.Share;
import lethe.app.server.Visitors;
import lethe.app.server.disk.OwnFiles;

/**
 * Creates a session for each connection that has been admitted.
 *
 * @param files the server's own decks and boards
 */
public record Reception(GameServer server, OwnFiles files) {
  /**
   * Begins a session.
   *
   * @param key the fingerprint of the key that the client has proven; empty for a guest
   * @param suggested the name that the user asks for
   * @param from the address of the client
   * @return the session, to be run until the user leaves
   */
  public Visit come(
      RemoteTerminal terminal, String key, String suggested, String from, Share share) {
    Optional<String> code =
        key.isEmpty() ? Optional.of(server.visitors().code()) : Optional.empty();
    VisitClient client = new VisitClient(terminal);
    Presence presence =
        server
            .visitors()
            .come(client, code.map(Visitors::guest).orElse(key), suggested, from, share);
    Visitor visitor = new Visitor(server, presence, client, terminal, code);
    LobbyRequests requests = new LobbyRequests(visitor, files);
    return new Visit(server, visitor, client, requests);
  }

  /** Returns the command words, which are reserved and cannot be user names. */
  public static Collection<String> words() {
    return Stream.of(LobbyRequests.WORDS, TableTalk.WORDS, WaitingRoom.WORDS, Meta.WORDS)
        .<String>flatMap(List::stream)
        .toList();
  }
}
