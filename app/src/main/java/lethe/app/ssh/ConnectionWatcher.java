package lethe.app.ssh;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.channels.InterruptedByTimeoutException;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Ban;
import lethe.app.house.Bans;
import lethe.app.house.Budget;
import lethe.app.house.Log;
import lethe.app.house.Share;
import lethe.app.lobby.Sentences;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;

/** Sees who comes and goes, and remembers where those came from who wasted the house's time. */
final class ConnectionWatcher implements SessionListener {
  private static final AttributeKey<Boolean> BROKEN = new AttributeKey<>();

  /** That the log says already why somebody is turned away. */
  private static final AttributeKey<Boolean> NOTED = new AttributeKey<>();

  private static final Duration NOT_LET_IN = Duration.ofSeconds(5);
  private static final Duration BROKEN_OFF = Duration.ofSeconds(10);
  private static final Duration NEVER_ASKED = Duration.ofSeconds(1);

  private final Budget budget;
  private final Bans bans;
  private final Log log;

  ConnectionWatcher(Budget budget, Bans bans, Log log) {
    this.budget = budget;
    this.bans = bans;
    this.log = log;
  }

  @Override
  public void sessionCreated(Session session) {
    log.detail("connected", "address", Origin.of(session));
  }

  @Override
  public void sessionPeerIdentificationReceived(
      Session session, String version, List<String> extraLines) {
    String from = Origin.of(session);
    Optional<Ban> ban = bans.of(List.of(), from);
    if (ban.isPresent()) {
      note(session, log, "banned", "address", from);
      turnAway(session, SshConstants.SSH2_DISCONNECT_BY_APPLICATION, Sentences.banned(ban.get()));
    }
  }

  /** Writes why somebody is turned away; that they are is then not written once more. */
  static void note(Session session, Log log, String what, Object... facts) {
    session.setAttribute(NOTED, true);
    log.warn(what, facts);
  }

  private static void turnAway(Session session, int reason, String why) {
    try {
      session.disconnect(reason, why);
    } catch (IOException e) {
      session.close(true);
    }
  }

  @Override
  public void sessionEvent(Session session, Event event) {
    if (event == Event.Authenticated) {
      budget.greeted(Connection.of(session));
    }
  }

  /** Too many tries, too long a greeting, or a client that does not keep to the protocol. */
  @Override
  public void sessionDisconnect(
      Session session, int reason, String message, String language, boolean here) {
    if (here) {
      session.setAttribute(BROKEN, true);
      if (session.getAttribute(NOTED) == null) {
        log.warn("sent-off", "address", Origin.of(session), "reason", message);
      }
    }
  }

  /** What a client breaks is no news; what breaks in here is. */
  @Override
  public void sessionException(Session session, Throwable failure) {
    if (failure instanceof InterruptedByTimeoutException) {
      log.warn("reads-nothing", "address", Origin.of(session));
    } else if (failure instanceof SshException
        || failure instanceof StreamCorruptedException
        || failure instanceof GeneralSecurityException) {
      session.setAttribute(BROKEN, true);
    } else if (!(failure instanceof IOException)) {
      session.setAttribute(BROKEN, true);
      log.failed("connection from " + Origin.of(session), failure);
    }
  }

  @Override
  public void sessionClosed(Session session) {
    log.detail("disconnected", "address", Origin.of(session));
    Share share = Connection.of(session).share();
    if (session instanceof GuardedSession guarded && !guarded.isAuthenticated()) {
      boolean broken = guarded.isNonsense() || Boolean.TRUE.equals(session.getAttribute(BROKEN));
      budget.penalize(share, guarded.hasAsked() ? NOT_LET_IN : broken ? BROKEN_OFF : NEVER_ASKED);
    }
  }
}
