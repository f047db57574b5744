package lethe.app.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text of a story, as lines. */
public record Beat(List<String> lines) {
  private static final Pattern QUOTATION = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern REFERENCE = Pattern.compile("\\{([^}]*)}");

  public Beat {
    lines = List.copyOf(lines);
  }

  /**
   * Returns this text with its references replaced by quotations; empty if a quotation is missing.
   *
   * @param toldTexts returns the texts that have been told for a moment, oldest first
   */
  Optional<Beat> withQuotations(Function<String, List<Beat>> toldTexts) {
    List<String> quotedLines = new ArrayList<>();
    for (String line : lines) {
      StringBuilder text = new StringBuilder();
      Matcher reference = REFERENCE.matcher(line);
      while (reference.find()) {
        List<Beat> beats = toldTexts.apply(reference.group(1));
        Optional<String> quotation =
            beats.isEmpty() ? Optional.empty() : beats.getLast().quotation();
        if (quotation.isEmpty()) {
          return Optional.empty();
        }
        reference.appendReplacement(text, Matcher.quoteReplacement(quotation.get()));
      }
      quotedLines.add(reference.appendTail(text).toString());
    }
    return Optional.of(new Beat(quotedLines));
  }

  /** Returns the first text in double quotes; empty if there is none. */
  private Optional<String> quotation() {
    Matcher quotation = QUOTATION.matcher(String.join(" ", lines));
    return quotation.find() ? Optional.of(quotation.group(1)) : Optional.empty();
  }

  /**
   * Returns the text as paragraphs, for a layout that wraps them. Consecutive lines are joined,
   * except lines of verse, which begin with a space. Empty lines are kept.
   */
  public List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    boolean continues = false;
    for (String line : lines) {
      boolean startsNew = line.isBlank() || line.startsWith(" ");
      if (continues && !startsNew) {
        paragraphs.add(paragraphs.removeLast() + " " + line);
      } else {
        paragraphs.add(line);
      }
      continues = !startsNew;
    }
    return paragraphs;
  }
}
