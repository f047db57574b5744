package lethe.app.ssh;

import static lethe.app.server.base.Log.CONNECTION_KEY;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.channels.InterruptedByTimeoutException;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.lobby.LobbyMessages;
import lethe.app.server.account.Ban;
import lethe.app.server.account.BanList;
import lethe.app.server.base.Log;
import lethe.app.server.limit.AdmissionControl;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.session.SessionListener;

/**
 * Logs connections, disconnects banned addresses, and penalizes addresses for failed logins and
 * violations of the protocol.
 */
final class ConnectionWatcher implements SessionListener {
  /** Marks a session whose rejection or failure has already been logged. */
  private static final AttributeKey<Boolean> LOGGED = new AttributeKey<>();

  private static final List<String> JDK_PREFIXES =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");
  private static final String PROGRAM_PREFIX = "lethe.";

  private final AdmissionControl admission;
  private final BanList bans;
  private final Log log;

  ConnectionWatcher(AdmissionControl admission, BanList bans, Log log) {
    this.admission = admission;
    this.bans = bans;
    this.log = log;
  }

  @Override
  public void sessionCreated(Session session) {
    log.debug(
        "connected",
        "address",
        ClientAddress.of(session),
        CONNECTION_KEY,
        SshConnection.idOf(session));
  }

  @Override
  public void sessionPeerIdentificationReceived(
      Session session, String version, List<String> extraLines) {
    String address = ClientAddress.of(session);
    Optional<Ban> ban = bans.find(List.of(), address);
    if (ban.isPresent()) {
      logAndMark(session, log, "banned", "address", address);
      disconnect(
          session,
          SshConstants.SSH2_DISCONNECT_BY_APPLICATION,
          LobbyMessages.banMessage(ban.get()));
    }
  }

  /** Logs why a session is rejected, and suppresses the log entry for its end. */
  static void logAndMark(Session session, Log log, String event, Object... keysAndValues) {
    session.setAttribute(LOGGED, true);
    log.warn(event, keysAndValues);
  }

  private static void disconnect(Session session, int reason, String cause) {
    try {
      session.disconnect(reason, cause);
    } catch (IOException e) {
      session.close(true);
    }
  }

  @Override
  public void sessionEvent(Session session, Event event) {
    if (event == Event.Authenticated) {
      admission.markAuthenticated(SshConnection.of(session));
    }
  }

  /**
   * Logs disconnects by this server whose reason has not been logged, for example after too many
   * login attempts or a login that takes too long.
   */
  @Override
  public void sessionDisconnect(
      Session session, int reason, String message, String language, boolean byThisServer) {
    if (byThisServer && session.getAttribute(LOGGED) == null) {
      log.warn(
          "connection-ended",
          "address",
          ClientAddress.of(session),
          "reason",
          message,
          CONNECTION_KEY,
          SshConnection.idOf(session));
    }
  }

  /**
   * Logs a client that does not read, a bug of this program or a violation of the protocol. Marks
   * the session of a violation, for a penalty. The library closes the connection.
   */
  @Override
  public void sessionException(Session session, Throwable failure) {
    if (failure instanceof InterruptedByTimeoutException) {
      log.warn(
          "client-stalled",
          "address",
          ClientAddress.of(session),
          CONNECTION_KEY,
          SshConnection.idOf(session));
    } else if (isBug(failure)) {
      session.setAttribute(LOGGED, true);
      log.operationFailed("connection from " + ClientAddress.of(session), failure);
    } else if (isViolation(failure) && session instanceof GuardedSession guarded) {
      recordViolation(guarded, failure);
    }
  }

  private void recordViolation(GuardedSession session, Throwable violation) {
    boolean isLogged = session.getAttribute(LOGGED) != null;
    // A client that has no algorithm in common with the server does not violate the protocol.
    if (!isLogged && !session.isIncompatible()) {
      recordViolation(
          session,
          violation instanceof SshException
              ? String.valueOf(violation.getMessage())
              : SshMessages.MESSAGES.format("wire.malformed"));
    }
  }

  private void recordViolation(GuardedSession session, String reason) {
    session.markViolation();
    logAndMark(
        session,
        log,
        "protocol-violation",
        "address",
        ClientAddress.of(session),
        "reason",
        reason,
        CONNECTION_KEY,
        SshConnection.idOf(session));
  }

  /**
   * Returns whether a failure is a protocol violation rather than, for example, a broken
   * connection.
   */
  private static boolean isViolation(Throwable failure) {
    return failure instanceof SshException
        || failure instanceof StreamCorruptedException
        || failure instanceof GeneralSecurityException
        || failure instanceof RuntimeException;
  }

  /**
   * Returns whether a failure, or one of its causes, is a bug of this program. The SSH library
   * throws runtime exceptions for messages that it cannot read; such an exception is a bug only if
   * it comes from the program's own code. Every {@link Error} counts as a bug.
   */
  static boolean isBug(Throwable failure) {
    boolean isBug = false;
    for (Throwable t = failure; t != null && !isBug; t = t.getCause()) {
      isBug = t instanceof Error || (t instanceof RuntimeException && isThrownByProgram(t));
    }
    return isBug;
  }

  /** Returns whether the exception was thrown by the program or by JDK code that it called. */
  private static boolean isThrownByProgram(Throwable failure) {
    return Stream.of(failure.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> JDK_PREFIXES.stream().noneMatch(name::startsWith))
        .findFirst()
        .filter(name -> name.startsWith(PROGRAM_PREFIX))
        .isPresent();
  }

  @Override
  public void sessionClosed(Session session) {
    log.debug(
        "disconnected",
        "address",
        ClientAddress.of(session),
        CONNECTION_KEY,
        SshConnection.idOf(session));
    if (session instanceof GuardedSession guarded && !guarded.isAuthenticated()) {
      // The library does not report an exception for a client whose first line is not SSH.
      if (guarded.sentGarbage() && session.getAttribute(LOGGED) == null) {
        recordViolation(guarded, SshMessages.MESSAGES.format("wire.no-ssh"));
      }
      if (guarded.hasViolatedProtocol() || guarded.isLoginRefused()) {
        admission.penalize(SshConnection.of(session).quota());
      }
    }
  }
}
