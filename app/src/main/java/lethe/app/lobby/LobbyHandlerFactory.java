package lethe.app.lobby;

import java.util.Collection;
import java.util.Optional;
import lethe.app.server.GameServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.session.SessionRegistry;

/**
 * Begins a session for each connection that has been admitted.
 *
 * @param files the content files of the server, such as decks and boards
 */
public record LobbyHandlerFactory(GameServer server, ContentFiles files) {
  /**
   * Begins a session.
   *
   * @param provenLogin {@code key:} and the fingerprint of the key with which the client has
   *     authenticated; empty for a guest
   * @param suggestedName the user's preferred name; empty if there is none
   * @return the handler of the session, to be run until the user leaves
   */
  public LobbyHandler open(
      RemoteTerminal terminal,
      String provenLogin,
      String suggestedName,
      String address,
      AddressQuota quota) {
    Optional<String> code =
        provenLogin.isEmpty()
            ? Optional.of(server.sessions().generateReturnCode())
            : Optional.empty();
    SessionMailbox mailbox = new SessionMailbox(terminal);
    ClientSession session =
        server
            .sessions()
            .connect(
                mailbox,
                code.map(SessionRegistry::returnCodeLogin).orElse(provenLogin),
                suggestedName,
                address,
                quota);
    LobbyContext context = new LobbyContext(server, session, mailbox, terminal, code);
    return new LobbyHandler(context, new LobbyCommands(context, files));
  }

  /** Returns the command words, which are reserved and cannot be user names. */
  public static Collection<String> reservedWords() {
    return ServerCommands.reservedWords();
  }
}
