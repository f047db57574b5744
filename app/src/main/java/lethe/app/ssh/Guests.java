package lethe.app.ssh;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import lethe.app.server.Budget;
import lethe.app.server.Limit;
import lethe.app.server.Log;
import lethe.app.server.Share;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.server.auth.keyboard.InteractiveChallenge;
import org.apache.sshd.server.auth.keyboard.KeyboardInteractiveAuthenticator;
import org.apache.sshd.server.session.ServerSession;

/** Admits guests, who enter the server's password if there is one. */
record Guests(Optional<String> password, Budget budget, Log log)
    implements KeyboardInteractiveAuthenticator {
  private static final AttributeKey<Boolean> TOO_FAST = new AttributeKey<>();

  @Override
  public InteractiveChallenge generateChallenge(
      ServerSession session, String username, String lang, String subMethods) {
    InteractiveChallenge challenge = new InteractiveChallenge();
    challenge.setInteractionName("");
    challenge.setInteractionInstruction(
        Boolean.TRUE.equals(session.getAttribute(TOO_FAST)) ? Saying.SAY.say("guess-later") : "");
    challenge.setLanguageTag("");
    password.ifPresent(_ -> challenge.addPrompt(Saying.SAY.say("password"), false));
    return challenge;
  }

  @Override
  public boolean authenticate(ServerSession session, String username, List<String> responses) {
    return password
        .map(wanted -> isRight(wanted, session, username, responses))
        .orElse(responses.isEmpty());
  }

  private boolean isRight(
      String wanted, ServerSession session, String username, List<String> responses) {
    Share share = Connection.of(session).share();
    if (!budget.mayGuess(share)) {
      session.setAttribute(TOO_FAST, true);
      budget.refused(Limit.GUESSES_EACH, share);
      return false;
    }
    boolean right =
        responses.size() == 1
            && MessageDigest.isEqual(
                wanted.getBytes(StandardCharsets.UTF_8),
                responses.getFirst().getBytes(StandardCharsets.UTF_8));
    if (!right) {
      budget.guessed(share);
      budget.penalize(share);
      log.warn("wrong-password", "address", Origin.of(session), "name", username);
    }
    return right;
  }
}
