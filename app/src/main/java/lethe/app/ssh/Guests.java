package lethe.app.ssh;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.server.auth.keyboard.InteractiveChallenge;
import org.apache.sshd.server.auth.keyboard.KeyboardInteractiveAuthenticator;
import org.apache.sshd.server.session.ServerSession;

/** Guests: nothing is asked, or the house's password. */
record Guests(Optional<String> password, Log log) implements KeyboardInteractiveAuthenticator {
  @Override
  public InteractiveChallenge generateChallenge(
      ServerSession session, String username, String lang, String subMethods) {
    InteractiveChallenge challenge = new InteractiveChallenge();
    challenge.setInteractionName("");
    challenge.setInteractionInstruction("");
    challenge.setLanguageTag("");
    password.ifPresent(_ -> challenge.addPrompt(House.SAY.say("password"), false));
    return challenge;
  }

  @Override
  public boolean authenticate(ServerSession session, String username, List<String> responses) {
    boolean let =
        password
            .map(
                wanted ->
                    responses.size() == 1
                        && MessageDigest.isEqual(
                            wanted.getBytes(StandardCharsets.UTF_8),
                            responses.getFirst().getBytes(StandardCharsets.UTF_8)))
            .orElse(responses.isEmpty());
    if (!let) {
      log.warn("wrong-password", "address", Origin.of(session), "name", username);
    }
    return let;
  }
}
