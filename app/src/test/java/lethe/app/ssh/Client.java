package lethe.app.ssh;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.auth.keyboard.UserInteraction;
import org.apache.sshd.client.channel.ChannelSession;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.channel.PtyCapableChannelSession;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.kex.KeyExchangeFactory;
import org.apache.sshd.common.keyprovider.KeyIdentityProvider;
import org.apache.sshd.core.CoreModuleProperties;

/** Somebody who comes to a house over a real socket, without a process of their own. */
final class Client implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final String HERE = "127.0.0.1";
  private static final String ENTER = "[Enter]";

  /** One for all: it is only a handful of threads. */
  private static final SshClient LIBRARY = library(_ -> {});

  private final ClientSession session;
  private final Runnable after;

  private Client(ClientSession session, Runnable after) {
    this.session = session;
    this.after = after;
  }

  private static SshClient library(Consumer<SshClient> more) {
    SshClient client = SshClient.setUpDefaultClient();
    client.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    client.setKeyIdentityProvider(KeyIdentityProvider.EMPTY_KEYS_PROVIDER);
    CoreModuleProperties.TCP_NODELAY.set(client, true);
    client.setKeyExchangeFactories(quick(client.getKeyExchangeFactories()));
    more.accept(client);
    client.start();
    return client;
  }

  /** Without the one whose keys cost more than all else that most guests do; OpenSSH uses it. */
  static List<KeyExchangeFactory> quick(List<KeyExchangeFactory> all) {
    return all.stream().filter(one -> !one.getName().startsWith("sntrup")).toList();
  }

  /** A guest, who answers questions with these words. */
  static Client guest(int port, String name, String... answers) {
    return come(port, name, List.of(), answers);
  }

  /** A guest from another address of this machine. */
  static Client from(String address, int port, String name, String... answers) {
    return come(LIBRARY, address, port, name, List.of(), () -> {}, answers);
  }

  static Client key(int port, String name, KeyPair key) {
    return come(port, name, List.of(key));
  }

  /** A guest who asks for much and can stop reading; what they have not read waits elsewhere. */
  static Client lazy(int port, String name) {
    SshClient own = library(client -> CoreModuleProperties.WINDOW_SIZE.set(client, 1L << 26));
    return come(own, HERE, port, name, List.of(), own::stop);
  }

  static Client come(int port, String name, List<KeyPair> keys, String... answers) {
    return come(LIBRARY, HERE, port, name, keys, () -> {}, answers);
  }

  private static Client come(
      SshClient library,
      String from,
      int port,
      String name,
      List<KeyPair> keys,
      Runnable after,
      String... answers) {
    try {
      ClientSession session =
          library
              .connect(name, HERE, port, new InetSocketAddress(from, 0))
              .verify(PATIENCE)
              .getClientSession();
      session.setUserInteraction(answering(answers));
      keys.forEach(session::addPublicKeyIdentity);
      session.auth().verify(PATIENCE);
      return new Client(session, after);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Somebody who answers every question with these words. */
  static UserInteraction answering(String... answers) {
    return new UserInteraction() {
      @Override
      public boolean isInteractionAllowed(ClientSession session) {
        return true;
      }

      @Override
      public String[] interactive(
          ClientSession session,
          String title,
          String instruction,
          String lang,
          String[] prompt,
          boolean[] echo) {
        return prompt.length == 0 ? new String[0] : answers;
      }

      @Override
      public String getUpdatedPassword(ClientSession session, String prompt, String lang) {
        return null;
      }
    };
  }

  ClientSession session() {
    return session;
  }

  /** A terminal in the lobby that prints whole lines and nothing else, whole screens as well. */
  Line dumb() {
    return terminal("dumb", 80, 40);
  }

  /** A terminal of a usual size in the lobby. */
  Line terminal() {
    return terminal("xterm", 80, 24);
  }

  Line terminal(String type, int columns, int rows) {
    return line(session, type, columns, rows);
  }

  /** A terminal in the lobby, on any connection. */
  static Line line(ClientSession session, String type, int columns, int rows) {
    try {
      return new Line(sized(session.createShellChannel(), type, columns, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ChannelSession sized(
      PtyCapableChannelSession channel, String type, int columns, int rows) {
    channel.setUsePty(true);
    channel.setPtyType(type);
    channel.setPtyColumns(columns);
    channel.setPtyLines(rows);
    return channel;
  }

  /** A terminal in which one command is done. */
  Line terminal(String type, int columns, int rows, String command) {
    try {
      return new Line(sized(session.createExecChannel(command), type, columns, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** No terminal: one command, or the lobby if it is empty. */
  Line pipe(String command) {
    try {
      return new Line(
          command.isEmpty()
              ? withoutTerminal(session.createShellChannel())
              : session.createExecChannel(command));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ChannelSession withoutTerminal(PtyCapableChannelSession shell) {
    shell.setUsePty(false);
    return shell;
  }

  /** What comes of a command with this as its input. */
  String run(String command, String input) {
    try (Line line = pipe(command)) {
      line.send(input);
      line.endInput();
      line.ended();
      return line.received();
    }
  }

  @Override
  public void close() {
    session.close(true);
    after.run();
  }

  /** One channel. */
  static final class Line implements AutoCloseable {
    /** What stands below a page of a text. */
    private static final String MORE = "-- Enter: ";

    private final ChannelSession channel;
    private final Received received = new Received();
    private final PipedOutputStream keys = new PipedOutputStream();

    Line(ChannelSession channel) throws IOException {
      this.channel = channel;
      channel.setIn(new PipedInputStream(keys, 1 << 16));
      channel.setOut(received);
      channel.setErr(received);
      channel.open().verify(PATIENCE);
    }

    void send(String text) {
      try {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    void type(String line) {
      send(line + "\r");
    }

    /** Has a whole screen drawn anew; lines take no notice of it. */
    void redraw() {
      send("\f");
    }

    /** Types what makes a guest sit down for the first time; the return code. */
    String sit(String what) {
      type(what);
      redraw();
      String code = until(ENTER).replaceAll("(?s).*return code is ([a-z0-9-]+)\\..*", "$1");
      send("\r");
      return code;
    }

    void endInput() {
      try {
        keys.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** From now on nothing is read, and nothing that the house asks is answered. */
    void stop() {
      received.stop(true);
    }

    /** Waits until something has come that is not read. */
    void stuck() {
      received.stuck();
    }

    void goOn() {
      received.stop(false);
    }

    void resize(int columns, int rows) {
      try {
        ((PtyCapableChannelSession) channel).sendWindowChange(columns, rows);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    String received() {
      return received.text();
    }

    byte[] bytes() {
      return received.bytes();
    }

    /** How many bytes have come. */
    int count() {
      return received.count();
    }

    /** Waits until more bytes have come than so many. */
    void untilMoreThan(int bytes) {
      received.untilMoreThan(bytes);
    }

    /**
     * Waits until this has come, wherever lines were broken; what came up to there, after the last
     * that was waited for.
     */
    String until(String text) {
      return received.until(text);
    }

    /** Reads page after page until this has come. */
    void readUntil(String text) {
      while (received.until(all -> first(all, text, MORE), text).endsWith(MORE)) {
        send("\r");
      }
    }

    /** Where the first of two texts ends that has come; -1 if none has. */
    private static int first(String all, String one, String other) {
      return Stream.of(one, other)
          .filter(all::contains)
          .mapToInt(text -> all.indexOf(text) + text.length())
          .min()
          .orElse(-1);
    }

    /** What has come so far is not waited for. */
    void skip() {
      received.skip();
    }

    String until(Predicate<String> what) {
      return received.until(all -> what.test(all) ? all.length() : -1, "what was waited for");
    }

    /** Waits for the end; the exit code. */
    int ended() {
      channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), PATIENCE);
      Integer exit = channel.getExitStatus();
      if (exit == null) {
        throw new AssertionError("no end: " + received.text());
      }
      return exit;
    }

    @Override
    public void close() {
      goOn();
      channel.close(true);
    }
  }

  private static final class Received extends OutputStream {
    /** What stands between two words; on a whole screen the cursor may move instead. */
    private static final String BLANK = "(?:\\s|\u001b\\[[0-9;?]*[a-zA-Z])+";

    private final ByteArrayOutputStream all = new ByteArrayOutputStream();
    private int seen;
    private boolean stopped;
    private boolean stuck;

    synchronized void stop(boolean stops) {
      stopped = stops;
      notifyAll();
    }

    @Override
    public synchronized void write(int b) {
      all.write(b);
      notifyAll();
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
      while (stopped) {
        stuck = true;
        notifyAll();
        pause(0);
      }
      all.write(bytes, offset, length);
      notifyAll();
    }

    synchronized String text() {
      return all.toString(StandardCharsets.UTF_8);
    }

    synchronized void untilMoreThan(int bytes) {
      long late = System.nanoTime() + PATIENCE.toNanos();
      while (all.size() <= bytes) {
        long left = TimeUnit.NANOSECONDS.toMillis(late - System.nanoTime());
        if (left <= 0) {
          throw new AssertionError("no more than " + all.size() + " bytes");
        }
        try {
          wait(left);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    }

    synchronized int count() {
      return all.size();
    }

    synchronized byte[] bytes() {
      return all.toByteArray();
    }

    synchronized void skip() {
      seen = all.size();
    }

    String until(String text) {
      String words =
          Arrays.stream(text.split("\\s+", -1))
              .map(Pattern::quote)
              .collect(Collectors.joining(BLANK));
      Pattern pattern = Pattern.compile(words);
      return until(
          all -> {
            Matcher matcher = pattern.matcher(all);
            return matcher.find() ? matcher.end() : -1;
          },
          text);
    }

    /** Waits until this says where what was waited for ends. */
    synchronized String until(ToIntFunction<String> end, String called) {
      long late = System.nanoTime() + PATIENCE.toNanos();
      String fresh = fresh();
      while (end.applyAsInt(fresh) < 0) {
        long left = TimeUnit.NANOSECONDS.toMillis(late - System.nanoTime());
        if (left <= 0) {
          throw new AssertionError("no " + called + " in:\n" + fresh);
        }
        pause(left);
        fresh = fresh();
      }
      String until = fresh.substring(0, end.applyAsInt(fresh));
      seen += until.getBytes(StandardCharsets.UTF_8).length;
      return until;
    }

    synchronized void stuck() {
      while (!stuck) {
        pause(0);
      }
    }

    @SuppressWarnings("WaitNotInLoop") // whoever calls this asks again
    private synchronized void pause(long millis) {
      try {
        wait(millis);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    private String fresh() {
      return new String(all.toByteArray(), seen, all.size() - seen, StandardCharsets.UTF_8);
    }
  }
}
