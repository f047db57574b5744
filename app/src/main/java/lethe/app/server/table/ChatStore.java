package lethe.app.server.table;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import lethe.app.server.client.ChatHistory;
import lethe.app.server.client.SentMessage;

/** Stores recent chat messages, so that they can be read after a restart and on other servers. */
public interface ChatStore {
  /** The time for which chat messages are kept, in the store and in memory. */
  Duration RETENTION = Duration.ofHours(24);

  /** Stands for the lobby in place of the number of a table. */
  int LOBBY = 0;

  /**
   * Returns the stored messages at a table or in the lobby, oldest first: at most {@link
   * ChatHistory#CAPACITY} from players, and as many from others.
   *
   * @param since the time before which messages are ignored
   */
  List<SentMessage> load(int table, Instant since) throws IOException;

  /**
   * Stores a message in the background. It is lost if it cannot be stored, or if too many others
   * are waiting.
   */
  void add(int table, String accountId, SentMessage message);

  /** Deletes all messages from before a time, in the background. */
  void deleteBefore(Instant time);
}
