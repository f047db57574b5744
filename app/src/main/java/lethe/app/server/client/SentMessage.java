package lethe.app.server.client;

import java.time.Instant;

/**
 * A chat message and the time when it was sent, or arrived from another server.
 *
 * @param message a {@link Notification.PlayerMessage} or {@link Notification.ChatMessage}
 */
public record SentMessage(Instant time, Notification message) {}
