package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.page.PageTransition;
import lethe.app.words.Messages;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Spectator;

/**
 * Interprets a line typed during a review.
 *
 * @param review the review
 */
record ReviewCommands<C, O, V>(ReviewPage<C, O, V> review) {
  /** The column at which the explanations begin in the help. */
  private static final int HELP_COLUMN = 17;

  private static final String RESHUFFLE = "reshuffle";

  /** A word for parts that is understood in every game. */
  private static final String ROUND = "round";

  /** Returns the review after a line; empty if the user leaves. */
  Optional<ReviewPage<C, O, V>> perform(String line) {
    String[] written = line.strip().split("\\s+", 2);
    String fact = written.length < 2 ? "" : written[1];
    List<ReviewWord> near = ReviewWord.matching(written[0]);
    if (written[0].isEmpty()) {
      return Optional.of(review.at(review.position() + 1));
    }
    if (near.isEmpty()) {
      return Optional.of(goTo(written[0].toLowerCase(Locale.ROOT), fact));
    }
    if (near.size() > 1) {
      List<String> words = near.stream().map(ReviewWord::word).toList();
      return Optional.of(
          review.withReply(
              Messages.COMMON.format(ParseErrorCode.AMBIGUOUS_WORD, List.of(written[0], words))));
    }
    return switch (near.getFirst()) {
      case NEXT -> Optional.of(review.at(review.position() + 1));
      case BACK -> Optional.of(review.at(review.position() - 1));
      case FIRST -> Optional.of(review.at(0));
      case LAST -> Optional.of(review.at(review.fullMatch().position()));
      case AS -> Optional.of(review.viewedAs(fact.toLowerCase(Locale.ROOT)));
      case LOOK -> Optional.of(review.withReply(String.join("\n", review.words())));
      case ANALYZE -> Optional.of(toggleAnalysis());
      case JUDGE -> Optional.of(requestAnalysis());
      case NOTE -> Optional.of(writeNote(fact));
      case FORK -> Optional.of(review.withReply(MESSAGES.format("review.fork", review.position())));
      case BRANCHES -> Optional.of(review);
      case HELP -> Optional.of(review.withReply(help()));
      case QUIT -> Optional.empty();
    };
  }

  /** Moves to a position, or to a part by its number. */
  private ReviewPage<C, O, V> goTo(String word, String fact) {
    if (word.matches("\\d{1,6}")) {
      int wanted = Integer.parseInt(word);
      int last = review.fullMatch().position();
      return wanted <= last
          ? review.at(wanted)
          : review.at(wanted).withReply(MESSAGES.format("review.beyond", last, wanted));
    }
    List<String> parts = stageKinds();
    return parts.stream()
        .filter(part -> part.startsWith(word))
        .findFirst()
        .or(() -> parts.stream().filter(_ -> word.equals(ROUND)).findFirst())
        .map(part -> goToStage(part, fact))
        .orElseGet(
            () ->
                review.withReply(
                    MESSAGES.format("review.unclear", word, String.join(", ", vocabulary()))));
  }

  /** Returns the game's words for its parts, largest first. */
  private List<String> stageKinds() {
    return review.moment().stages().kinds();
  }

  /** Returns all words that can be typed. */
  List<String> vocabulary() {
    return ReviewWord.all(stageKinds());
  }

  /** Returns the complete help. */
  String help() {
    String more = review.shared().isPresent() ? "together.help" : "review.help.notes";
    return navigationHelp() + "\n" + MESSAGES.format(more);
  }

  /** Returns the help for moving through the match and changing the viewpoint. */
  private String navigationHelp() {
    String parts =
        stageKinds().stream()
            .map(
                part ->
                    MESSAGES.format(
                        "review.help.part",
                        String.format(Locale.ROOT, "%-" + HELP_COLUMN + "s", part + " 2"),
                        part))
            .collect(Collectors.joining("\n"));
    // Formatting would escape line breaks in arguments, so several lines are inserted here.
    return MESSAGES.format("review.help").replace("{0}", parts);
  }

  /** Writes, removes or shows the note at this position. */
  private ReviewPage<C, O, V> writeNote(String line) {
    Notes.NoteChange written = review.notes().edit(review.position(), line);
    return review.withNotes(written.notes()).withReply(written.message());
  }

  /** Moves to the beginning of a part by its number, or of the next one. */
  private ReviewPage<C, O, V> goToStage(String word, String number) {
    Stages parts = review.moment().stages();
    if (number.isEmpty()) {
      return parts
          .next(word, review.position())
          .map(review::at)
          .orElseGet(() -> review.withReply(MESSAGES.format("review.last-part", word)));
    }
    String within = parts.parentAt(word, review.position());
    String last = parts.lastNumber(word, within);
    return parts
        .begin(word, within, number)
        .map(review::at)
        .orElseGet(
            () ->
                review.withReply(
                    within.isEmpty()
                        ? MESSAGES.format("review.parts", word, last)
                        : MESSAGES.format("review.parts.within", word, last, within)));
  }

  /** Turns the analysis of every move on or off. */
  private ReviewPage<C, O, V> toggleAnalysis() {
    boolean eyes = !(review.viewer() instanceof Spectator);
    String begun = eyes ? "review.judging" : "review.judging.all";
    String text = review.analysis().always() ? "review.judged" : begun;
    return review.withAnalysis(review.analysis().toggled()).withReply(MESSAGES.format(text));
  }

  /** Requests an analysis of the current move, if the viewer made it. */
  private ReviewPage<C, O, V> requestAnalysis() {
    return review.moment().leadingMove().isPresent()
        ? review.withAnalysis(review.analysis().withRequest())
        : review.withReply(
            MESSAGES.format(
                review.viewer() instanceof Spectator ? "review.judging.whose" : "review.no-move"));
  }

  /** Handles a line if it is about branches. */
  Optional<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>> performOnBranches(String line) {
    String[] words = line.strip().split("\\s+", 2);
    String fact = words.length < 2 ? "" : words[1];
    List<ReviewWord> matches = ReviewWord.matching(words[0]);
    if (matches.equals(List.of(ReviewWord.FORK)) && !fact.isEmpty()) {
      String[] anew = fact.split("\\s+", 2);
      boolean hidden = anew.length == 2 && anew[0].equalsIgnoreCase(RESHUFFLE);
      return Optional.of(fork(hidden ? anew[1] : fact, hidden));
    }
    return matches.equals(List.of(ReviewWord.BRANCHES))
        ? Optional.of(PageTransition.stay(review, openBranch(fact)))
        : Optional.empty();
  }

  private ReviewEffect openBranch(String name) {
    return name.isEmpty()
        ? new ReviewEffect.ListBranches()
        : new ReviewEffect.OpenBranch(review.position(), review.viewer(), name);
  }

  private PageTransition<ReviewEffect, ReviewEffect.ReviewReply> fork(
      String name, boolean reshuffle) {
    Optional<String> wrong =
        name.equalsIgnoreCase(RESHUFFLE)
            ? Optional.of(MESSAGES.format("branch.reshuffle"))
            : refusalMessage(name);
    return wrong
        .<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>>map(
            why -> PageTransition.stay(review.withReply(why)))
        .orElseGet(
            () ->
                PageTransition.stay(
                    review,
                    new ReviewEffect.StartBranch(
                        review.position(), review.viewer(), name, reshuffle)));
  }

  private Optional<String> refusalMessage(String name) {
    return review.fullMatch().atPosition(review.position()).turn().isOver()
        ? Optional.of(MESSAGES.format("branch.over"))
        : BranchEntry.invalidNameMessage(name);
  }
}
