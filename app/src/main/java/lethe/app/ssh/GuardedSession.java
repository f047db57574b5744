package lethe.app.ssh;

import java.io.IOException;
import java.security.PublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.TokenBucket;
import lethe.app.server.limit.AdmissionControl;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.kex.KexProposalOption;
import org.apache.sshd.common.session.SessionContext;
import org.apache.sshd.common.util.Readable;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.apache.sshd.server.ServerFactoryManager;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKey;
import org.apache.sshd.server.session.ServerConnectionService;
import org.apache.sshd.server.session.ServerSessionImpl;

/** The SSH protocol on one connection, with limits far above the needs of a proper client. */
final class GuardedSession extends ServerSessionImpl {
  /** The length of an 8192-bit RSA key, in bytes, rounded up. */
  private static final int MAX_KEY_BYTES = 1_100;

  /** The maximum length of an RSA exponent, in bytes; common exponents are shorter. */
  private static final int MAX_EXPONENT_BYTES = 8;

  /** The maximum number of messages before the login; a proper client needs fewer. */
  private static final int MAX_MESSAGES_BEFORE_AUTH = 200;

  private final SshConnection connection;
  private final AdmissionControl admission;
  private final Limits limits;

  /** Limits key exchanges after the first; each is expensive. */
  private final TokenBucket rekeyRate = new TokenBucket(1 / 60.0, 4);

  private final AtomicInteger channelCount = new AtomicInteger();
  private final AtomicInteger sessionCount = new AtomicInteger();
  private int messageCount;
  private volatile boolean exchangingKeys = true;
  private volatile boolean protocolViolated;
  private volatile boolean incompatible;
  private volatile boolean loginRefused;
  private volatile Instant lastProgress;

  GuardedSession(ServerFactoryManager manager, SshConnection connection, AdmissionControl admission)
      throws Exception {
    super(manager, connection);
    this.connection = connection;
    this.admission = admission;
    this.limits = admission.limits();
    this.lastProgress = admission.now();
  }

  /**
   * Returns whether the client's first line is not an SSH identification string; false if the line
   * has not been received.
   */
  boolean sentGarbage() {
    String version = getClientVersion();
    return version != null && !SessionContext.isValidVersionPrefix(version);
  }

  /** Records that the client has violated the protocol. */
  void markViolation() {
    protocolViolated = true;
  }

  boolean hasViolatedProtocol() {
    return protocolViolated;
  }

  /** Records that a key, a signature or a password was refused. */
  void markLoginRefused() {
    loginRefused = true;
  }

  boolean isLoginRefused() {
    return loginRefused;
  }

  /** Returns whether client and server have no algorithm in common. */
  boolean isIncompatible() {
    return incompatible;
  }

  @Override
  protected Map<KexProposalOption, String> negotiate() throws Exception {
    try {
      return super.negotiate();
    } catch (SshException e) {
      incompatible = true;
      throw e;
    }
  }

  /** Turns a message that cannot be decoded into a protocol error, which the library reports. */
  @Override
  public void messageReceived(Readable buffer) throws Exception {
    try {
      super.messageReceived(buffer);
    } catch (RuntimeException e) {
      throw ConnectionWatcher.isBug(e) ? e : protocolError("malformed", e);
    }
  }

  /**
   * Returns {@code key:} and the fingerprint of the key with which the client logged in; empty for
   * a guest.
   */
  String provenLogin() {
    List<PublicKey> keys = getAttribute(UserAuthPublicKey.AUTHENTICATED_KEYS);
    return keys == null || keys.isEmpty() ? "" : "key:" + KeyUtils.getFingerPrint(keys.getLast());
  }

  /** Records that a shell or a command has been started on this connection. */
  void onSessionStarted() {
    sessionCount.incrementAndGet();
  }

  void onSessionEnded() {
    sessionCount.decrementAndGet();
    lastProgress = admission.now();
  }

  /** Records that a channel was opened. At the limit, no further channels are allowed. */
  void onChannelOpened() {
    if (channelCount.incrementAndGet() >= limits.intValue(Limit.CHANNELS)) {
      allowMoreChannels(false);
    }
  }

  void onChannelClosed() {
    channelCount.decrementAndGet();
    allowMoreChannels(true);
  }

  private void allowMoreChannels(boolean allowed) {
    ServerConnectionService service = getService(ServerConnectionService.class);
    if (service != null) {
      service.setAllowMoreSessions(allowed);
    }
  }

  @Override
  protected void handleMessage(Buffer buffer) throws Exception {
    if (isClosing()) {
      return;
    }
    connection.countMessage();
    if (buffer.available() == 0) {
      throw protocolError("malformed");
    }
    int message = buffer.array()[buffer.rpos()] & 0xff;
    checkMessage(message);
    if (message != SshConstants.SSH_MSG_USERAUTH_REQUEST) {
      super.handleMessage(buffer);
      return;
    }
    if (offersLongKey(buffer)) {
      throw protocolError("long-key");
    }
    boolean hasProof = containsProof(buffer);
    super.handleMessage(buffer);
    if (hasProof && !isAuthenticated()) {
      markLoginRefused();
    }
  }

  private void checkMessage(int message) throws SshException {
    messageCount++;
    if (!isAuthenticated() && messageCount > MAX_MESSAGES_BEFORE_AUTH) {
      throw protocolError("flood");
    }
    switch (message) {
      case SshConstants.SSH_MSG_KEXINIT -> {
        if (initialKexDone && !rekeyRate.tryAcquire()) {
          throw protocolError("rekeying");
        }
        exchangingKeys = true;
        lastProgress = admission.now();
      }
      case SshConstants.SSH_MSG_NEWKEYS -> {
        exchangingKeys = false;
        lastProgress = admission.now();
      }
      default -> {}
    }
    // Between key exchange messages, other requests could only be answered with the new keys.
    if (exchangingKeys && message > SshConstants.SSH_MSG_KEX_LAST) {
      throw protocolError("between-keys");
    }
  }

  /**
   * Returns whether a login request contains a signature or a password, so that a failure counts as
   * a wrong login.
   */
  private static boolean containsProof(Buffer request) {
    Buffer reader =
        new ByteArrayBuffer(request.array(), request.rpos() + 1, request.available() - 1);
    try {
      reader.getString();
      reader.getString();
      return switch (reader.getString()) {
        case "none", "keyboard-interactive" -> false;
        case "publickey" -> reader.getBoolean();
        default -> true;
      };
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Returns whether a login request offers a key that is expensive to check. */
  private static boolean offersLongKey(Buffer request) {
    Buffer reader =
        new ByteArrayBuffer(request.array(), request.rpos() + 1, request.available() - 1);
    try {
      reader.getString();
      reader.getString();
      if (!reader.getString().equals("publickey")) {
        return false;
      }
      reader.getBoolean();
      reader.getString();
      boolean isLong = reader.getUInt() > MAX_KEY_BYTES;
      return isLong
          || (reader.getString().equals("ssh-rsa") && reader.getUInt() > MAX_EXPONENT_BYTES);
    } catch (RuntimeException e) {
      // The library rejects malformed requests itself.
      return false;
    }
  }

  private static SshException protocolError(String key) {
    return new SshException(
        SshConstants.SSH2_DISCONNECT_PROTOCOL_ERROR, SshMessages.MESSAGES.format("wire." + key));
  }

  private static SshException protocolError(String key, Throwable cause) {
    return new SshException(
        SshConstants.SSH2_DISCONNECT_PROTOCOL_ERROR,
        SshMessages.MESSAGES.format("wire." + key),
        cause);
  }

  /**
   * Disables compression of the client's messages: they are short, but a compressed message could
   * expand to a very long one.
   */
  @Override
  protected Map<KexProposalOption, String> createProposal(String hostKeys) throws IOException {
    Map<KexProposalOption, String> proposal = super.createProposal(hostKeys);
    proposal.put(KexProposalOption.C2SCOMP, "none");
    return proposal;
  }

  /**
   * Disconnects a client that takes too long to exchange keys, or that has been logged in without a
   * shell or a command for too long.
   */
  void checkTimeouts() {
    Duration silence = Duration.between(lastProgress, admission.now());
    if (exchangingKeys && silence.compareTo(limits.duration(Limit.HANDSHAKE_TIMEOUT)) > 0) {
      disconnectFor("handshake");
    } else if (isAuthenticated()
        && sessionCount.get() == 0
        && silence.compareTo(limits.duration(Limit.LOGIN_TIMEOUT)) > 0) {
      disconnectFor("nothing-wanted");
    }
  }

  private void disconnectFor(String key) {
    try {
      disconnect(
          SshConstants.SSH2_DISCONNECT_BY_APPLICATION, SshMessages.MESSAGES.format("wire." + key));
    } catch (IOException e) {
      close(true);
    }
  }
}
