package lethe.app.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.Viewer;

/**
 * The story of a title: one or more texts for each moment. It is written as:
 *
 * <pre>
 * [opening]
 * A text.
 * --
 * Another text for the same moment.
 * [opening as ren]
 * A text for the seat "ren" only.
 * [end]
 * She said {opening}
 * </pre>
 *
 * <p>The text {@code introduction} says in plain words who the characters are. It precedes the text
 * for the first moment.
 *
 * <p>A moment in braces is replaced with a quotation: the first text in double quotes in the text
 * last told for that moment, without the quotes. A text is not told if there is no such quotation.
 *
 * @param beats the texts by moment, or by moment and reader if a seat has its own texts, in the
 *     order of the story
 */
public record Story(Map<String, List<Beat>> beats) {
  private static final String READER_SEPARATOR = " as ";
  private static final String INTRODUCTION = "introduction";

  /** An empty story. */
  public static final Story NONE = new Story(Map.of());

  /**
   * A text told to a reader.
   *
   * @param next the progress of the story afterwards
   */
  public record Telling(Beat beat, StoryProgress next) {}

  /**
   * Returns the introduction for a reader if a moment is the first one of the story and there is an
   * introduction; otherwise empty.
   */
  public Optional<Beat> introductionBefore(String moment, Viewer reader) {
    boolean isFirst =
        beats.keySet().stream()
            .filter(name -> !name.startsWith(INTRODUCTION))
            .findFirst()
            .filter(moment::equals)
            .isPresent();
    return isFirst ? textsFor(INTRODUCTION, reader).stream().findFirst() : Optional.empty();
  }

  /**
   * Picks a random text for a moment, without replacing its references. If there are texts for this
   * reader, picks one of those. Empty if the story has no text for the moment.
   */
  public Optional<Beat> pickText(String moment, Viewer reader, Rng rng) {
    return Optional.of(textsFor(moment, reader))
        .filter(texts -> !texts.isEmpty())
        .map(texts -> rng.pick(texts).value());
  }

  /**
   * Picks a random text for a moment that this reader has not been told. If there are texts for
   * this reader, picks one of those. Empty if the story has no text for the moment, or none that is
   * new, or if the picked text refers to a missing quotation.
   */
  public Optional<Telling> tell(String moment, Viewer reader, StoryProgress progress) {
    List<Beat> texts = textsFor(moment, reader);
    List<Beat> toldTexts = progress.toldFor(moment);
    List<Beat> untold = texts.stream().filter(text -> !toldTexts.contains(text)).toList();
    if (untold.isEmpty()) {
      return Optional.empty();
    }
    Rng.Draw<Beat> picked = progress.rng().pick(untold);
    return picked
        .value()
        .withQuotations(progress::toldFor)
        .map(beat -> new Telling(beat, progress.withTold(moment, picked.value(), picked.next())));
  }

  private List<Beat> textsFor(String moment, Viewer reader) {
    return beats.getOrDefault(
        moment + READER_SEPARATOR + reader, beats.getOrDefault(moment, List.of()));
  }

  /** Parses a story in the format that the comment of this class describes. */
  public static Story parse(String text) {
    Map<String, List<Beat>> beats = new LinkedHashMap<>();
    List<Beat> variants = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith("[") && line.endsWith("]")) {
        finishBeat(variants, lines);
        variants = new ArrayList<>();
        beats.put(line.substring(1, line.length() - 1), variants);
      } else if (line.equals("--")) {
        finishBeat(variants, lines);
      } else if (!line.isBlank() || !lines.isEmpty()) {
        lines.add(line);
      }
    }
    finishBeat(variants, lines);
    return new Story(beats);
  }

  private static void finishBeat(List<Beat> variants, List<String> lines) {
    while (!lines.isEmpty() && lines.getLast().isBlank()) {
      lines.removeLast();
    }
    if (!lines.isEmpty()) {
      variants.add(new Beat(lines));
      lines.clear();
    }
  }
}
