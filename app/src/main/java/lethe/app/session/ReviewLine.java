package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.words.Messages;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Spectator;

/**
 * Interprets a line typed during a review.
 *
 * @param review the review
 */
record ReviewLine<C, O, V>(Review<C, O, V> review) {
  /** The column at which the explanations begin in the help. */
  private static final int HELP_COLUMN = 17;

  /** A word for parts that is understood in every game. */
  private static final String ROUND = "round";

  /** Returns the review after a line; empty if the person leaves. */
  Optional<Review<C, O, V>> typed(String line) {
    String[] written = line.strip().split("\\s+", 2);
    String fact = written.length < 2 ? "" : written[1];
    List<ReviewWord> near = ReviewWord.meant(written[0]);
    if (written[0].isEmpty()) {
      return Optional.of(review.at(review.position() + 1));
    }
    if (near.isEmpty()) {
      return Optional.of(placed(written[0].toLowerCase(Locale.ROOT), fact));
    }
    if (near.size() > 1) {
      List<String> words = near.stream().map(ReviewWord::word).toList();
      return Optional.of(
          review.saying(
              Messages.COMMON.format(ParseErrorCode.AMBIGUOUS_WORD, List.of(written[0], words))));
    }
    return switch (near.getFirst()) {
      case NEXT -> Optional.of(review.at(review.position() + 1));
      case BACK -> Optional.of(review.at(review.position() - 1));
      case FIRST -> Optional.of(review.at(0));
      case LAST -> Optional.of(review.at(review.whole().position()));
      case AS -> Optional.of(review.as(fact.toLowerCase(Locale.ROOT)));
      case LOOK -> Optional.of(review.saying(String.join("\n", review.words())));
      case ANALYSE -> Optional.of(judged());
      case JUDGE -> Optional.of(asked());
      case NOTE -> Optional.of(noting(fact));
      case FORK -> Optional.of(review.saying(MESSAGES.format("review.fork", review.position())));
      case BRANCHES -> Optional.of(review);
      case HELP -> Optional.of(review.saying(help()));
      case QUIT -> Optional.empty();
    };
  }

  /** Moves to a position, or to a part by its number. */
  private Review<C, O, V> placed(String word, String fact) {
    if (word.matches("\\d{1,6}")) {
      int wanted = Integer.parseInt(word);
      int last = review.whole().position();
      return wanted <= last
          ? review.at(wanted)
          : review.at(wanted).saying(MESSAGES.format("review.beyond", last, wanted));
    }
    List<String> parts = parts();
    return parts.stream()
        .filter(part -> part.startsWith(word))
        .findFirst()
        .or(() -> parts.stream().filter(_ -> word.equals(ROUND)).findFirst())
        .map(part -> stage(part, fact))
        .orElseGet(
            () ->
                review.saying(
                    MESSAGES.format("review.unclear", word, String.join(", ", vocabulary()))));
  }

  /** Returns the game's words for its parts, largest first. */
  private List<String> parts() {
    return review.moment().parts().words();
  }

  /** Returns all words that can be typed. */
  List<String> vocabulary() {
    return ReviewWord.all(parts());
  }

  /** Returns the complete help. */
  String help() {
    return moves() + "\n" + MESSAGES.format("review.help.notes");
  }

  /** Returns the help for moving through the match and changing the viewpoint. */
  String moves() {
    String parts =
        parts().stream()
            .map(
                part ->
                    MESSAGES.format(
                        "review.help.part",
                        String.format(Locale.ROOT, "%-" + HELP_COLUMN + "s", part + " 2"),
                        part))
            .collect(Collectors.joining("\n"));
    // Arguments are escaped to a single line, so several lines are inserted here.
    return MESSAGES.format("review.help").replace("{0}", parts);
  }

  /** Writes, removes or shows the note at this position. */
  private Review<C, O, V> noting(String line) {
    Notes.Written written = review.notes().written(review.position(), line);
    return review.beside(written.notes()).saying(written.said());
  }

  /** Moves to the beginning of a part by its number, or of the next one. */
  private Review<C, O, V> stage(String word, String number) {
    Parts parts = review.moment().parts();
    if (number.isEmpty()) {
      return parts
          .next(word, review.position())
          .map(review::at)
          .orElseGet(() -> review.saying(MESSAGES.format("review.last-part", word)));
    }
    String within = parts.within(word, review.position());
    String last = parts.last(word, within);
    return parts
        .begin(word, within, number)
        .map(review::at)
        .orElseGet(
            () ->
                review.saying(
                    within.isEmpty()
                        ? MESSAGES.format("review.parts", word, last)
                        : MESSAGES.format("review.parts.within", word, last, within)));
  }

  /** Turns the judging of every move on or off. */
  private Review<C, O, V> judged() {
    boolean eyes = !(review.viewer() instanceof Spectator);
    String begun = eyes ? "review.judging" : "review.judging.all";
    String said = review.judging().on() ? "review.judged" : begun;
    return review.judging(review.judging().turned()).saying(MESSAGES.format(said));
  }

  /** Requests the judgement of the current move, if the viewer made it. */
  private Review<C, O, V> asked() {
    return review.moment().led().isPresent()
        ? review.judging(review.judging().asking())
        : review.saying(
            MESSAGES.format(
                review.viewer() instanceof Spectator ? "review.judging.whose" : "review.no-move"));
  }
}
