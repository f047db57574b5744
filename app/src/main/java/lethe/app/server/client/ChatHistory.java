package lethe.app.server.client;

import java.util.ArrayList;
import java.util.List;

/** The most recent chat messages at a table or in the lobby. Thread-safe. */
public final class ChatHistory {
  private static final int CAPACITY = 200;

  private final List<Notification> messages = new ArrayList<>();

  public synchronized void add(Notification message) {
    messages.add(message);
    if (messages.size() > CAPACITY) {
      messages.removeFirst();
    }
  }

  /** Returns all stored messages, oldest first. */
  public synchronized List<Notification> all() {
    return List.copyOf(messages);
  }

  /** Returns at most {@code count} of the latest messages, oldest first. */
  public synchronized List<Notification> latest(int count) {
    return List.copyOf(messages.subList(Math.max(0, messages.size() - count), messages.size()));
  }
}
