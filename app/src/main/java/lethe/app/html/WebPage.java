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
import lethe.app.html.Film.Step;
import lethe.app.session.ReviewPage;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A finished match as a single HTML file for stepping through it from one viewer's point of view.
 * It contains only what this viewer saw and was told. It loads no resources, and its content
 * security policy forbids it to. It is also well-formed XML. Without scripts it shows the final
 * table and everything that was told.
 */
public final class WebPage {
  private static final Messages MESSAGES = Messages.of(WebPage.class);
  private static final String FORM = Resources.text(WebPage.class, "page.html");
  private static final String LOOKS = Resources.text(WebPage.class, "page.css");
  private static final String SCRIPT = Resources.text(WebPage.class, "page.js");
  private static final Pattern GAP = Pattern.compile("\\{\\{([a-z]+)(?::([a-z-]+))?}}");

  private final ReviewPage<?, ?, ?> review;
  private final Film film;
  private final boolean ascii;

  private WebPage(ReviewPage<?, ?, ?> review, boolean ascii) {
    this.review = review;
    this.film = Film.of(review, Size.DEFAULT);
    this.ascii = ascii;
  }

  /**
   * Returns the page for a review.
   *
   * @param ascii whether to use ASCII characters only
   */
  public static String of(ReviewPage<?, ?, ?> review, boolean ascii) {
    return new WebPage(review, ascii).text();
  }

  private String text() {
    Step last = film.steps().getLast();
    Map<String, String> facts =
        Map.of(
            "game", Markup.text(review.title().name()),
            "eyes", Markup.text(eyes(review.viewer())),
            "last", String.valueOf(film.steps().size() - 1),
            "looks", LOOKS,
            "looksum", sum(LOOKS),
            "script", SCRIPT,
            "scriptsum", sum(SCRIPT),
            "table", table(drawn(last)),
            "words", words(last.words()),
            "reel", Reel.of(new Film(film.steps().stream().map(this::spelled).toList())));
    return GAP.matcher(FORM)
        .replaceAll(gap -> Matcher.quoteReplacement(filled(gap.group(1), gap.group(2), facts)));
  }

  private String filled(String gap, String key, Map<String, String> facts) {
    return switch (gap) {
      case "say" -> Markup.text(MESSAGES.format("page." + key));
      case "log" -> film.steps().stream().map(this::told).collect(Collectors.joining("\n"));
      default -> facts.getOrDefault(gap, "");
    };
  }

  private static String eyes(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> MESSAGES.format("eyes.seat", seat);
      case Spectator _ -> MESSAGES.format("eyes.spectator");
      case Referee _ -> MESSAGES.format("eyes.referee");
    };
  }

  private Step spelled(Step step) {
    return new Step(step.entry(), step.stage(), drawn(step), step.said(), step.words());
  }

  private Frame drawn(Step step) {
    return ascii ? step.frame().ascii() : step.frame();
  }

  private static String table(Frame frame) {
    return Run.rows(frame).stream()
        .map(row -> row.stream().map(Run::markup).collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private static String words(List<String> sentences) {
    return sentences.stream()
        .map(sentence -> "<li>" + Markup.text(sentence) + "</li>")
        .collect(Collectors.joining("\n"));
  }

  /** Returns the text of a step; the script expects one for every step. */
  private String told(Step step) {
    return step.said().stream()
        .filter(line -> !line.words().isBlank())
        .map(WebPage::told)
        .collect(Collectors.joining("", "<li>", "</li>"));
  }

  private static String told(Text line) {
    String done = line.words().startsWith("> ") ? " done" : "";
    String classes = (new Run("", line.style()).classes() + done).strip();
    return (classes.isEmpty() ? "<p>" : "<p class=\"" + classes + "\">")
        + Markup.text(line.words().strip())
        + "</p>";
  }

  /**
   * Returns the hash that allows an embedded script or style sheet in the content security policy.
   */
  private static String sum(String text) {
    try {
      byte[] sum =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
