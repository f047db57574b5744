package lethe.app.ssh;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.apache.sshd.common.channel.PtyMode;
import org.apache.sshd.common.channel.RequestHandler.Result;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.channel.ChannelSession;

/**
 * A channel that accepts only the environment variables and terminal properties that the server
 * uses.
 */
final class GuardedChannel extends ChannelSession {
  private static final Set<String> ALLOWED_VARIABLES =
      Set.of("LANG", "LC_ALL", "LC_CTYPE", "COLORTERM", "NO_COLOR");
  private static final int MAX_VALUE_LENGTH = 100;

  /** The length to which a command is truncated: longer than any line the server accepts. */
  private static final int MAX_COMMAND_LENGTH = 1 << 14;

  private volatile Runnable inputListener = () -> {};

  @Override
  protected Result handleEnvParsed(String name, String value) throws IOException {
    return ALLOWED_VARIABLES.contains(name) && value.length() <= MAX_VALUE_LENGTH
        ? super.handleEnvParsed(name, value)
        : Result.ReplyFailure;
  }

  @Override
  protected Result handlePtyReqParsed(
      String terminal, int columns, int rows, int width, int height, Map<PtyMode, Integer> modes)
      throws IOException {
    return super.handlePtyReqParsed(
        truncate(terminal, MAX_VALUE_LENGTH), columns, rows, width, height, Map.of());
  }

  @Override
  protected Result handleExecParsed(String request, String line) throws IOException {
    return super.handleExecParsed(request, truncate(line, MAX_COMMAND_LENGTH));
  }

  @Override
  protected Result handleAgentForwardingParsed(String request) {
    return Result.ReplyFailure;
  }

  /** Sets a listener that is called when bytes from the client arrive, or its input ends. */
  void onInput(Runnable listener) {
    inputListener = listener;
  }

  @Override
  public void handleData(Buffer buffer) throws IOException {
    super.handleData(buffer);
    inputListener.run();
  }

  @Override
  public void handleEof() throws IOException {
    super.handleEof();
    inputListener.run();
  }

  private static String truncate(String text, int maxLength) {
    return text.length() > maxLength ? text.substring(0, maxLength) : text;
  }
}
