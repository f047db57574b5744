package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.words.Messages;
import lethe.engine.core.Reading.Misread;
import lethe.engine.core.Spectator;

/**
 * What is typed beside a match that is looked at again, and what comes of it.
 *
 * @param review what is looked at
 */
record ReviewLine<C, O, V>(Review<C, O, V> review) {
  /** In its help, what a word does stands so far to the right. */
  private static final int HELP_COLUMN = 17;

  /** Understood in every game, whatever its parts are called. */
  private static final String ROUND = "round";

  /** The review after a line; none if somebody leaves. */
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
          review.saying(Messages.COMMON.say(Misread.AMBIGUOUS_WORD, List.of(written[0], words))));
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
      case FORK -> Optional.of(review.saying(SAY.say("review.fork", review.position())));
      case BRANCHES -> Optional.of(review);
      case HELP -> Optional.of(review.saying(help()));
      case QUIT -> Optional.empty();
    };
  }

  /** A moment by its number, or by that of a part. */
  private Review<C, O, V> placed(String word, String fact) {
    if (word.matches("\\d{1,6}")) {
      int wanted = Integer.parseInt(word);
      int last = review.whole().position();
      return wanted <= last
          ? review.at(wanted)
          : review.at(wanted).saying(SAY.say("review.beyond", last, wanted));
    }
    List<String> parts = parts();
    return parts.stream()
        .filter(part -> part.startsWith(word))
        .findFirst()
        .or(() -> parts.stream().filter(_ -> word.equals(ROUND)).findFirst())
        .map(part -> stage(part, fact))
        .orElseGet(
            () -> review.saying(SAY.say("review.unclear", word, String.join(", ", vocabulary()))));
  }

  /** What the game calls the parts of a match, the largest first. */
  private List<String> parts() {
    return review.moment().parts().words();
  }

  /** All words that can be typed. */
  List<String> vocabulary() {
    return ReviewWord.all(parts());
  }

  /** All that can be typed. */
  String help() {
    return moves() + "\n" + SAY.say("review.help.notes");
  }

  /** What can be typed to look elsewhere or otherwise. */
  String moves() {
    String parts =
        parts().stream()
            .map(
                part ->
                    SAY.say(
                        "review.help.part",
                        String.format(Locale.ROOT, "%-" + HELP_COLUMN + "s", part + " 2"),
                        part))
            .collect(Collectors.joining("\n"));
    return SAY.say("review.help", parts);
  }

  /** Writes a line at this entry, takes it away, or says what stands there. */
  private Review<C, O, V> noting(String line) {
    Notes.Written written = review.notes().written(review.position(), line);
    return review.beside(written.notes()).saying(written.said());
  }

  /** The beginning of a part by its number, or of the next one. */
  private Review<C, O, V> stage(String word, String number) {
    Parts parts = review.moment().parts();
    if (number.isEmpty()) {
      return parts
          .next(word, review.position())
          .map(review::at)
          .orElseGet(() -> review.saying(SAY.say("review.last-part", word)));
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
                        ? SAY.say("review.parts", word, last)
                        : SAY.say("review.parts.within", word, last, within)));
  }

  /** The same with moves judged from now on, or no more. */
  private Review<C, O, V> judged() {
    boolean eyes = !(review.viewer() instanceof Spectator);
    String begun = eyes ? "review.judging" : "review.judging.all";
    String said = review.judging().on() ? "review.judged" : begun;
    return review.judging(review.judging().turned()).saying(SAY.say(said));
  }

  /** The same with the move that led here to be judged, if it is one of these eyes'. */
  private Review<C, O, V> asked() {
    return review.moment().led().isPresent()
        ? review.judging(review.judging().asking())
        : review.saying(
            SAY.say(
                review.viewer() instanceof Spectator ? "review.judging.whose" : "review.no-move"));
  }
}
