package lethe.app.server.client;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The most recent chat messages at a table or in the lobby. Thread-safe. */
public final class ChatHistory {
  /** The maximum number of messages. */
  public static final int CAPACITY = 200;

  private final List<SentMessage> messages = new ArrayList<>();

  public synchronized void add(SentMessage message) {
    messages.add(message);
    removeExcess();
  }

  /**
   * Inserts messages from the store before those that have arrived since the server was started. Of
   * messages that are equal apart from their times, only the stored ones are kept.
   *
   * @param stored the messages, oldest first
   */
  public synchronized void restore(List<SentMessage> stored) {
    Set<Notification> storedMessages =
        stored.stream().map(SentMessage::message).collect(Collectors.toSet());
    messages.removeIf(message -> storedMessages.contains(message.message()));
    messages.addAll(0, stored);
    removeExcess();
  }

  private void removeExcess() {
    if (messages.size() > CAPACITY) {
      messages.subList(0, messages.size() - CAPACITY).clear();
    }
  }

  public void removeBefore(Instant time) {
    removeIf(message -> message.time().isBefore(time));
  }

  /** Removes all messages that were sent under a name. */
  public void removeSentBy(String name) {
    removeIf(
        message ->
            switch (message.message()) {
              case Notification.PlayerMessage(String sender, var _, var _) -> sender.equals(name);
              case Notification.ChatMessage(String sender, var _) -> sender.equals(name);
              default -> false;
            });
  }

  private synchronized void removeIf(Predicate<SentMessage> filter) {
    messages.removeIf(filter);
  }

  /** Returns all messages, oldest first. */
  public List<Notification> all() {
    return latest(CAPACITY);
  }

  /** Returns at most {@code count} of the latest messages, oldest first. */
  public synchronized List<Notification> latest(int count) {
    return messages.subList(Math.max(0, messages.size() - count), messages.size()).stream()
        .map(SentMessage::message)
        .toList();
  }
}
