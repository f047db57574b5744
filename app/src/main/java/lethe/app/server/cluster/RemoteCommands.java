package lethe.app.server.cluster;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Sends an operator's commands to the other servers of the site, and executes theirs. Commands and
 * answers may be lost, like all messages between servers. Thread-safe.
 */
public final class RemoteCommands {
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** Executes the commands of operators who are connected to other servers. */
  public interface Handler {
    /**
     * Executes a command. May block.
     *
     * @param out receives the parts of the answer
     */
    void execute(List<String> command, Consumer<String> out);
  }

  private final Cluster cluster;

  /** The parts received of the answers to commands, keyed by the id of the request. */
  private final Map<String, BlockingQueue<ClusterMessage.CommandAnswerPart>> pending =
      new ConcurrentHashMap<>();

  private volatile Handler handler = (_, _) -> {};

  public RemoteCommands(Cluster cluster) {
    this.cluster = cluster;
  }

  public void setHandler(Handler newHandler) {
    handler = newHandler;
  }

  /** Returns the names of the other servers that are running, keyed by id. */
  public Map<String, String> otherServers() throws IOException {
    return cluster.otherServers();
  }

  /**
   * Executes a command on another server and waits for its answer.
   *
   * @return the parts of the answer; empty if the server did not complete it within 5 seconds or
   *     the thread was interrupted
   */
  public Optional<List<String>> execute(String serverId, List<String> command) {
    String requestId = UUID.randomUUID().toString();
    BlockingQueue<ClusterMessage.CommandAnswerPart> received = new LinkedBlockingQueue<>();
    pending.put(requestId, received);
    try {
      cluster.publish(new ClusterMessage.CommandRequest(serverId, requestId, command));
      List<String> parts = new ArrayList<>();
      long deadline = System.nanoTime() + TIMEOUT.toNanos();
      while (true) {
        ClusterMessage.CommandAnswerPart answerPart =
            received.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (answerPart == null) {
          return Optional.empty();
        }
        if (answerPart.part().isEmpty()) {
          return Optional.of(parts);
        }
        parts.add(answerPart.part().get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      pending.remove(requestId);
    }
  }

  /** Executes a command from another server in the background, if it is for this server. */
  public void receive(ClusterMessage.CommandRequest request) {
    if (request.serverId().equals(cluster.serverId())) {
      Thread.ofVirtual().name("remote-command").start(() -> answer(request));
    }
  }

  private void answer(ClusterMessage.CommandRequest request) {
    handler.execute(request.command(), part -> answer(request, Optional.of(part)));
    answer(request, Optional.empty());
  }

  private void answer(ClusterMessage.CommandRequest request, Optional<String> part) {
    cluster.publish(new ClusterMessage.CommandAnswerPart(request.requestId(), part));
  }

  /** Receives a part of an answer, which may be for another server. */
  public void receive(ClusterMessage.CommandAnswerPart answerPart) {
    BlockingQueue<ClusterMessage.CommandAnswerPart> received = pending.get(answerPart.requestId());
    if (received != null) {
      received.add(answerPart);
    }
  }
}
