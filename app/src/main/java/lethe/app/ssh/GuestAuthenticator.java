package lethe.app.ssh;

import static lethe.app.server.base.Log.CONNECTION_KEY;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.limit.AdmissionControl;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.server.auth.keyboard.InteractiveChallenge;
import org.apache.sshd.server.auth.keyboard.KeyboardInteractiveAuthenticator;
import org.apache.sshd.server.session.ServerSession;

/**
 * Admits guests. If the server has a password, guests must enter it.
 *
 * @param password the password; empty to admit guests without one
 */
record GuestAuthenticator(Optional<String> password, AdmissionControl admission, Log log)
    implements KeyboardInteractiveAuthenticator {
  private static final AttributeKey<Boolean> TOO_FAST = new AttributeKey<>();

  @Override
  public InteractiveChallenge generateChallenge(
      ServerSession session, String username, String lang, String subMethods) {
    InteractiveChallenge challenge = new InteractiveChallenge();
    challenge.setInteractionName("");
    challenge.setInteractionInstruction(
        Boolean.TRUE.equals(session.getAttribute(TOO_FAST))
            ? SshMessages.MESSAGES.format("password-limit")
            : "");
    challenge.setLanguageTag("");
    password.ifPresent(
        _ -> challenge.addPrompt(SshMessages.MESSAGES.format("prompt.password"), false));
    return challenge;
  }

  @Override
  public boolean authenticate(ServerSession session, String username, List<String> responses) {
    return password
        .map(expected -> isCorrectPassword(expected, session, username, responses))
        .orElse(responses.isEmpty());
  }

  private boolean isCorrectPassword(
      String expected, ServerSession session, String username, List<String> responses) {
    AddressQuota quota = SshConnection.of(session).quota();
    if (!admission.allowsGuess(quota)) {
      session.setAttribute(TOO_FAST, true);
      admission.logRefusal(Limit.FAILED_LOGINS_PER_ADDRESS, quota);
      return false;
    }
    boolean correct =
        responses.size() == 1
            && MessageDigest.isEqual(
                expected.getBytes(StandardCharsets.UTF_8),
                responses.getFirst().getBytes(StandardCharsets.UTF_8));
    if (!correct) {
      admission.recordWrongGuess(quota);
      admission.penalize(quota);
      log.warn(
          "wrong-password",
          "address",
          ClientAddress.of(session),
          "name",
          username,
          CONNECTION_KEY,
          SshConnection.idOf(session));
    }
    return correct;
  }
}
