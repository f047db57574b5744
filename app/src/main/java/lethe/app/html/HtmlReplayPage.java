package lethe.app.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.html.HtmlReplay.ReplayStep;
import lethe.app.session.ReviewPage;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A single HTML file for stepping through a finished match from one viewer's point of view. The
 * page contains only information available to this viewer. It loads no external resources, and its
 * content security policy forbids them. It is well-formed XML. Without scripts, it shows the final
 * table and all messages.
 */
public final class HtmlReplayPage {
  private static final Messages MESSAGES = Messages.of(HtmlReplayPage.class);
  private static final String TEMPLATE = Resources.text(HtmlReplayPage.class, "page.html");
  private static final String STYLES = Resources.text(HtmlReplayPage.class, "page.css");
  private static final String SCRIPT = Resources.text(HtmlReplayPage.class, "page.js");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([a-z]+)(?::([a-z-]+))?}}");

  private final ReviewPage<?, ?, ?> review;
  private final HtmlReplay replay;
  private final boolean ascii;

  private HtmlReplayPage(ReviewPage<?, ?, ?> review, boolean ascii) {
    this.review = review;
    this.replay = HtmlReplay.of(review, Size.DEFAULT);
    this.ascii = ascii;
  }

  /**
   * Returns the text of the page for a review.
   *
   * @param ascii whether to draw tables with ASCII characters only
   */
  public static String of(ReviewPage<?, ?, ?> review, boolean ascii) {
    return new HtmlReplayPage(review, ascii).text();
  }

  private String text() {
    ReplayStep last = replay.steps().getLast();
    Map<String, String> facts =
        Map.of(
            "game", HtmlEscaper.text(review.title().name()),
            "eyes", HtmlEscaper.text(viewerName(review.viewer())),
            "last", String.valueOf(replay.steps().size() - 1),
            "looks", STYLES,
            "looksum", contentHash(STYLES),
            "script", SCRIPT,
            "scriptsum", contentHash(SCRIPT),
            "table", table(frameOf(last)),
            "words", words(last.boardText()),
            "reel",
                ReplayJson.of(new HtmlReplay(replay.steps().stream().map(this::toAscii).toList())));
    return PLACEHOLDER
        .matcher(TEMPLATE)
        .replaceAll(gap -> Matcher.quoteReplacement(fill(gap.group(1), gap.group(2), facts)));
  }

  private String fill(String gap, String key, Map<String, String> facts) {
    return switch (gap) {
      case "say" -> HtmlEscaper.text(MESSAGES.format("page." + key));
      case "log" ->
          replay.steps().stream().map(this::messageHtml).collect(Collectors.joining("\n"));
      default -> facts.getOrDefault(gap, "");
    };
  }

  private static String viewerName(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> MESSAGES.format("eyes.seat", seat);
      case Spectator _ -> MESSAGES.format("eyes.spectator");
      case Referee _ -> MESSAGES.format("eyes.referee");
    };
  }

  private ReplayStep toAscii(ReplayStep step) {
    return new ReplayStep(
        step.entry(), step.stage(), frameOf(step), step.messages(), step.boardText());
  }

  private Frame frameOf(ReplayStep step) {
    return ascii ? step.frame().ascii() : step.frame();
  }

  private static String table(Frame frame) {
    return StyledRun.rows(frame).stream()
        .map(row -> row.stream().map(StyledRun::markup).collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private static String words(List<String> messages) {
    return messages.stream()
        .map(sentence -> "<li>" + HtmlEscaper.text(sentence) + "</li>")
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns the list item of a step. The script requires one for every step, even if it is empty.
   */
  private String messageHtml(ReplayStep step) {
    return step.messages().stream()
        .filter(line -> !line.text().isBlank())
        .map(HtmlReplayPage::messageHtml)
        .collect(Collectors.joining("", "<li>", "</li>"));
  }

  private static String messageHtml(Text line) {
    String done = line.text().startsWith("> ") ? " done" : "";
    String classes = (new StyledRun("", line.style()).classes() + done).strip();
    return (classes.isEmpty() ? "<p>" : "<p class=\"" + classes + "\">")
        + HtmlEscaper.text(line.text().strip())
        + "</p>";
  }

  /**
   * Returns the hash that allows an embedded script or style sheet in the content security policy.
   */
  private static String contentHash(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
