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
import lethe.app.text.Messages;
import lethe.app.text.Resources;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A single HTML file for stepping through a finished match or a script from one viewer's point of
 * view. The page contains only information available to this viewer. It loads no external
 * resources, and its content security policy forbids them. It is well-formed XML. If scripts are
 * disabled, it shows the final table and all messages.
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
  public static String html(ReviewPage<?, ?, ?> review, boolean ascii) {
    return new HtmlReplayPage(review, ascii).html();
  }

  private String html() {
    ReplayStep last = replay.steps().getLast();
    Map<String, String> values =
        Map.of(
            "game", HtmlEscaper.escape(review.title().name()),
            "viewer", HtmlEscaper.escape(viewpointText(review.viewer())),
            "last", String.valueOf(replay.steps().size() - 1),
            "style", STYLES,
            "stylehash", contentHash(STYLES),
            "script", SCRIPT,
            "scripthash", contentHash(SCRIPT),
            "table", tableHtml(shownFrame(last)),
            "description", descriptionHtml(last.boardText()),
            "steps",
                ReplayJson.toJson(
                    new HtmlReplay(replay.steps().stream().map(this::withShownFrame).toList())));
    return PLACEHOLDER
        .matcher(TEMPLATE)
        .replaceAll(
            placeholder ->
                Matcher.quoteReplacement(
                    placeholderValue(placeholder.group(1), placeholder.group(2), values)));
  }

  /**
   * Returns the HTML that replaces a placeholder; empty if there is no such placeholder.
   *
   * @param key the key of the text in the resources; null unless the placeholder is {@code message}
   */
  private String placeholderValue(String name, String key, Map<String, String> values) {
    return switch (name) {
      case "message" -> HtmlEscaper.escape(MESSAGES.format("page." + key));
      case "log" -> replay.steps().stream().map(this::stepHtml).collect(Collectors.joining("\n"));
      default -> values.getOrDefault(name, "");
    };
  }

  private static String viewpointText(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> MESSAGES.format("viewer.seat", seat);
      case Spectator _ -> MESSAGES.format("viewer.spectator");
      case Referee _ -> MESSAGES.format("viewer.referee");
    };
  }

  private ReplayStep withShownFrame(ReplayStep step) {
    return new ReplayStep(
        step.position(), step.stage(), shownFrame(step), step.messages(), step.boardText());
  }

  private Frame shownFrame(ReplayStep step) {
    return ascii ? step.frame().ascii() : step.frame();
  }

  private static String tableHtml(Frame frame) {
    return StyledRun.rows(frame).stream()
        .map(row -> row.stream().map(StyledRun::html).collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private static String descriptionHtml(List<String> boardText) {
    return boardText.stream()
        .map(line -> "<li>" + HtmlEscaper.escape(line) + "</li>")
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns the list item with the messages of a step. The script requires an item for every step,
   * even if there are no messages.
   */
  private String stepHtml(ReplayStep step) {
    return step.messages().stream()
        .filter(line -> !line.text().isBlank())
        .map(HtmlReplayPage::messageHtml)
        .collect(Collectors.joining("", "<li>", "</li>"));
  }

  private static String messageHtml(Text line) {
    String actionClass = line.text().startsWith("> ") ? " action" : "";
    String classes = (new StyledRun("", line.style()).classes() + actionClass).strip();
    return (classes.isEmpty() ? "<p>" : "<p class=\"" + classes + "\">")
        + HtmlEscaper.escape(line.text().strip())
        + "</p>";
  }

  /**
   * Returns the source expression with which the content security policy allows an inline script or
   * style sheet.
   */
  private static String contentHash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
