package lethe.app.ssh;

import java.io.IOException;
import java.security.PublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.house.Bucket;
import lethe.app.house.Budget;
import lethe.app.house.Limit;
import lethe.app.house.Limits;
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

/** The protocol on one connection, within bounds that no honest client comes near. */
final class GuardedSession extends ServerSessionImpl {
  /** So many bytes has a key of RSA with 8192 bits. */
  private static final int LONGEST_KEY = 1_100;

  /** So many bytes has a usual exponent of RSA, or a very large one. */
  private static final int LONGEST_EXPONENT = 8;

  /** With so many messages everybody has long been let in. */
  private static final int EARLY = 200;

  private final Connection connection;
  private final Budget budget;
  private final Limits limits;

  /** A client may want new keys now and then; each exchange is work. */
  private final Bucket rekeying = new Bucket(1 / 60.0, 4);

  private final AtomicInteger channels = new AtomicInteger();
  private final AtomicInteger visits = new AtomicInteger();
  private int messages;
  private volatile boolean exchanging = true;
  private volatile boolean violated;
  private volatile boolean incompatible;
  private volatile boolean loginRefused;
  private volatile Instant since;

  GuardedSession(ServerFactoryManager manager, Connection connection, Budget budget)
      throws Exception {
    super(manager, connection);
    this.connection = connection;
    this.budget = budget;
    this.limits = budget.limits();
    this.since = budget.now();
  }

  /** Whether the first line was none of the SSH protocol. */
  boolean isNonsense() {
    String version = getClientVersion();
    return version != null && !SessionContext.isValidVersionPrefix(version);
  }

  /** The client has violated the protocol. */
  void violates() {
    violated = true;
  }

  boolean isViolated() {
    return violated;
  }

  /** A key or a signature was refused. */
  void refuseLogin() {
    loginRefused = true;
  }

  boolean isLoginRefused() {
    return loginRefused;
  }

  /** Whether client and server have no algorithm in common. */
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

  /** A client whose message cannot be read is told so. */
  @Override
  public void messageReceived(Readable buffer) throws Exception {
    try {
      super.messageReceived(buffer);
    } catch (RuntimeException e) {
      throw ConnectionWatcher.isBug(e) ? e : wrong("malformed", e);
    }
  }

  /** Who has come, once they have been let in: the key that was proven, or nobody's. */
  String proven() {
    List<PublicKey> keys = getAttribute(UserAuthPublicKey.AUTHENTICATED_KEYS);
    return keys == null || keys.isEmpty() ? "" : "key:" + KeyUtils.getFingerPrint(keys.getLast());
  }

  /** Somebody has begun to do something on this connection. */
  void begin() {
    visits.incrementAndGet();
  }

  void end() {
    visits.decrementAndGet();
    since = budget.now();
  }

  /** A channel is opened; as soon as there are as many as may be, no other is. */
  void occupy() {
    if (channels.incrementAndGet() >= limits.of(Limit.CHANNELS)) {
      allowMoreChannels(false);
    }
  }

  void vacate() {
    channels.decrementAndGet();
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
    connection.heard();
    if (buffer.available() == 0) {
      throw wrong("malformed");
    }
    int message = buffer.array()[buffer.rpos()] & 0xff;
    guard(message);
    if (message != SshConstants.SSH_MSG_USERAUTH_REQUEST) {
      super.handleMessage(buffer);
      return;
    }
    if (isLongKey(buffer)) {
      throw wrong("long-key");
    }
    boolean proves = isProof(buffer);
    super.handleMessage(buffer);
    if (proves && !isAuthenticated()) {
      refuseLogin();
    }
  }

  private void guard(int message) throws SshException {
    messages++;
    if (!isAuthenticated() && messages > EARLY) {
      throw wrong("flood");
    }
    switch (message) {
      case SshConstants.SSH_MSG_KEXINIT -> {
        if (initialKexDone && !rekeying.take()) {
          throw wrong("rekeying");
        }
        exchanging = true;
        since = budget.now();
      }
      case SshConstants.SSH_MSG_NEWKEYS -> {
        exchanging = false;
        since = budget.now();
      }
      default -> {}
    }
    // What a client asks between its keys could only be answered when it has new ones.
    if (exchanging && message > SshConstants.SSH_MSG_KEX_LAST) {
      throw wrong("between-keys");
    }
  }

  /** Whether the answer to a request decides: it has a signature or a password. */
  private static boolean isProof(Buffer request) {
    Buffer read = new ByteArrayBuffer(request.array(), request.rpos() + 1, request.available() - 1);
    try {
      read.getString();
      read.getString();
      return switch (read.getString()) {
        case "none", "keyboard-interactive" -> false;
        case "publickey" -> read.getBoolean();
        default -> true;
      };
    } catch (RuntimeException e) {
      return false;
    }
  }

  /** Whether somebody shows a key that takes long to be looked at, whoever's it is. */
  private static boolean isLongKey(Buffer request) {
    Buffer read = new ByteArrayBuffer(request.array(), request.rpos() + 1, request.available() - 1);
    try {
      read.getString();
      read.getString();
      if (!read.getString().equals("publickey")) {
        return false;
      }
      read.getBoolean();
      read.getString();
      boolean isLong = read.getUInt() > LONGEST_KEY;
      return isLong || (read.getString().equals("ssh-rsa") && read.getUInt() > LONGEST_EXPONENT);
    } catch (RuntimeException e) {
      // What is no request is refused where it is taken apart.
      return false;
    }
  }

  private static SshException wrong(String key) {
    return new SshException(
        SshConstants.SSH2_DISCONNECT_PROTOCOL_ERROR, Saying.SAY.say("wire." + key));
  }

  private static SshException wrong(String key, Throwable cause) {
    return new SshException(
        SshConstants.SSH2_DISCONNECT_PROTOCOL_ERROR, Saying.SAY.say("wire." + key), cause);
  }

  /** What comes is never compressed: it is little, and could become much. */
  @Override
  protected Map<KexProposalOption, String> createProposal(String hostKeys) throws IOException {
    Map<KexProposalOption, String> proposal = super.createProposal(hostKeys);
    proposal.put(KexProposalOption.C2SCOMP, "none");
    return proposal;
  }

  /** Sends away who exchanges keys for too long, or wants nothing. */
  void tick() {
    Duration silence = Duration.between(since, budget.now());
    if (exchanging && silence.compareTo(limits.time(Limit.HANDSHAKE)) > 0) {
      sendOff("handshake");
    } else if (isAuthenticated()
        && visits.get() == 0
        && silence.compareTo(limits.time(Limit.GREETING)) > 0) {
      sendOff("nothing-wanted");
    }
  }

  private void sendOff(String key) {
    try {
      disconnect(SshConstants.SSH2_DISCONNECT_BY_APPLICATION, Saying.SAY.say("wire." + key));
    } catch (IOException e) {
      close(true);
    }
  }
}
