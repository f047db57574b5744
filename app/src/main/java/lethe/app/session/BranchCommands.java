package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import lethe.app.page.PageTransition;

/** Commands about branches, typed during a review. */
public final class BranchCommands {
  /** The maximum length of a name, in characters. */
  private static final int MAX_NAME_LENGTH = 40;

  private static final String RESHUFFLE = "reshuffle";

  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{N}][^=\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]*");

  private BranchCommands() {}

  /** Returns why a name is not possible, or an empty value if it is. */
  public static Optional<String> invalidNameMessage(String name) {
    boolean fits =
        name.length() <= MAX_NAME_LENGTH
            && NAME.matcher(name).matches()
            && name.equals(name.strip())
            && !name.matches("\\d+");
    return fits
        ? Optional.empty()
        : Optional.of(MESSAGES.format("branch.name", name, MAX_NAME_LENGTH));
  }

  /** Handles a line if it is about branches. */
  static Optional<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>> perform(
      ReviewPage<?, ?, ?> review, String line) {
    String[] words = line.strip().split("\\s+", 2);
    String fact = words.length < 2 ? "" : words[1];
    List<ReviewWord> meant = ReviewWord.matching(words[0]);
    if (meant.equals(List.of(ReviewWord.FORK)) && !fact.isEmpty()) {
      String[] arguments = fact.split("\\s+", 2);
      boolean reshuffle = arguments.length == 2 && arguments[0].equalsIgnoreCase(RESHUFFLE);
      return Optional.of(fork(review, reshuffle ? arguments[1] : fact, reshuffle));
    }
    return meant.equals(List.of(ReviewWord.BRANCHES))
        ? Optional.of(PageTransition.stay(review, openBranch(review, fact)))
        : Optional.empty();
  }

  private static ReviewEffect openBranch(ReviewPage<?, ?, ?> review, String name) {
    return name.isEmpty()
        ? new ReviewEffect.ListBranches()
        : new ReviewEffect.OpenBranch(review.position(), review.viewer(), name);
  }

  private static PageTransition<ReviewEffect, ReviewEffect.ReviewReply> fork(
      ReviewPage<?, ?, ?> review, String name, boolean reshuffle) {
    Optional<String> wrong =
        name.equalsIgnoreCase(RESHUFFLE)
            ? Optional.of(MESSAGES.format("branch.reshuffle"))
            : refusalMessage(review, name);
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

  private static Optional<String> refusalMessage(ReviewPage<?, ?, ?> review, String name) {
    return review.fullMatch().atPosition(review.position()).turn().isOver()
        ? Optional.of(MESSAGES.format("branch.over"))
        : invalidNameMessage(name);
  }
}
