package lethe.app.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures how many requests per second {@code lethe env} answers over a pipe, one at a time. For
 * comparison, also measures how many of the same replies per second {@code cat} returns. The
 * measurements of both alternate. Requires cat(1).
 */
final class EnvironmentBenchmark {
  private static final int ROUNDS = 3;
  private static final long WARM_UP_NANOS = 10_000_000_000L;
  private static final long MEASURED_NANOS = 3_000_000_000L;

  private static final int MATCHES = 20;

  /** The maximum number of steps of a match. */
  private static final int MAX_STEPS = 100;

  private static final List<String> TITLES = List.of("ta-se", "robots", "ravens", "eurydice");

  private static final Pattern MOVES = Pattern.compile("\"moves\":\\[(.*?)]");

  private EnvironmentBenchmark() {}

  /** A process that answers each message with one line. */
  private record Peer(Process process, OutputStream requests, InputStream replies, byte[] buffer) {
    static Peer start(String... command) throws IOException {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      return new Peer(
          process, process.getOutputStream(), process.getInputStream(), new byte[1 << 20]);
    }

    /** Sends a message and returns the length of the answer. */
    int exchange(byte[] message) throws IOException {
      requests.write(message);
      requests.flush();
      int length = 0;
      while (length == 0 || buffer[length - 1] != '\n') {
        length += replies.read(buffer, length, buffer.length - length);
      }
      return length;
    }
  }

  /** Requests and their replies, in order. */
  private record Conversation(List<byte[]> requests, List<byte[]> replies) {}

  /** Measures all games and prints one row for each. */
  static void run() throws IOException {
    System.out.printf(
        Locale.ROOT, "%-20s %8s %10s %10s %8s%n", "env", "bytes", "per second", "cat", "share");
    for (String title : TITLES) {
      Peer environment = Peer.start(Path.of("lethe").toAbsolutePath().toString(), "env");
      Peer cat = Peer.start("cat");
      Conversation conversation = recordConversation(environment, title);
      measureRate(environment, conversation.requests(), WARM_UP_NANOS);
      measureRate(cat, conversation.replies(), MEASURED_NANOS);
      List<Double> environmentRates = new ArrayList<>();
      List<Double> catRates = new ArrayList<>();
      List<Double> shares = new ArrayList<>();
      for (int round = 0; round < ROUNDS; round++) {
        environmentRates.add(measureRate(environment, conversation.requests(), MEASURED_NANOS));
        catRates.add(measureRate(cat, conversation.replies(), MEASURED_NANOS));
        shares.add(environmentRates.getLast() / catRates.getLast());
      }
      environment.process().destroy();
      cat.process().destroy();
      System.out.printf(
          Locale.ROOT,
          "%-20s %8.0f %10.0f %10.0f %8.2f%n",
          title,
          conversation.replies().stream().mapToInt(reply -> reply.length).average().orElseThrow(),
          median(environmentRates),
          median(catRates),
          median(shares));
    }
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  /**
   * Plays matches with random moves, and returns the requests and replies. Each match replaces the
   * one before, so that all have the same id.
   */
  private static Conversation recordConversation(Peer environment, String title)
      throws IOException {
    Conversation conversation = new Conversation(new ArrayList<>(), new ArrayList<>());
    Random random = new Random(1);
    exchange(
        environment,
        "{\"is\":\"reset\",\"game\":\"" + title + "\",\"seed\":0}",
        new Conversation(new ArrayList<>(), new ArrayList<>()));
    for (int seed = 1; seed <= MATCHES; seed++) {
      Matcher moves =
          exchange(
              environment,
              "{\"is\":\"reset\",\"match\":1,\"game\":\"" + title + "\",\"seed\":" + seed + "}",
              conversation);
      for (int step = 0; step < MAX_STEPS && moves.find(); step++) {
        int move = random.nextInt(moves.group(1).split("\",\"", -1).length);
        moves =
            exchange(
                environment, "{\"is\":\"step\",\"match\":1,\"index\":" + move + "}", conversation);
      }
    }
    return conversation;
  }

  /** Records a request and its reply, and returns a matcher for the legal moves. */
  private static Matcher exchange(Peer environment, String request, Conversation conversation)
      throws IOException {
    byte[] message = (request + "\n").getBytes(StandardCharsets.UTF_8);
    int length = environment.exchange(message);
    String reply = new String(environment.buffer(), 0, length, StandardCharsets.UTF_8);
    conversation.requests().add(message);
    conversation.replies().add(reply.getBytes(StandardCharsets.UTF_8));
    return MOVES.matcher(reply);
  }

  /** Returns the number of messages that are answered per second. */
  private static double measureRate(Peer peer, List<byte[]> messages, long nanos)
      throws IOException {
    long start = System.nanoTime();
    long count = 0;
    while (System.nanoTime() - start < nanos) {
      for (byte[] message : messages) {
        peer.exchange(message);
      }
      count += messages.size();
    }
    return count * 1e9 / (System.nanoTime() - start);
  }
}
