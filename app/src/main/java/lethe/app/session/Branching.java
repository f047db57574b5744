package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import lethe.app.page.Step;

/** Commands about branches, typed during a review. */
public final class Branching {
  /** The maximum length of a name, in characters. */
  private static final int LONGEST = 40;

  private static final String ANEW = "anew";

  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{N}][^=\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]*");

  private Branching() {}

  /** Returns why a name is not possible, or an empty value if it is. */
  public static Optional<String> wrong(String name) {
    boolean fits =
        name.length() <= LONGEST
            && NAME.matcher(name).matches()
            && name.equals(name.strip())
            && !name.matches("\\d+");
    return fits ? Optional.empty() : Optional.of(MESSAGES.format("branch.name", name, LONGEST));
  }

  /** Handles a line if it is about branches. */
  static Optional<Step<Wish, Wish.Answer>> step(Review<?, ?, ?> review, String line) {
    String[] words = line.strip().split("\\s+", 2);
    String fact = words.length < 2 ? "" : words[1];
    List<ReviewWord> meant = ReviewWord.meant(words[0]);
    if (meant.equals(List.of(ReviewWord.FORK)) && !fact.isEmpty()) {
      String[] anew = fact.split("\\s+", 2);
      boolean hidden = anew.length == 2 && anew[0].equalsIgnoreCase(ANEW);
      return Optional.of(fork(review, hidden ? anew[1] : fact, hidden));
    }
    return meant.equals(List.of(ReviewWord.BRANCHES))
        ? Optional.of(Step.to(review, listed(review, fact)))
        : Optional.empty();
  }

  private static Wish listed(Review<?, ?, ?> review, String name) {
    return name.isEmpty()
        ? new Wish.Branches()
        : new Wish.Open(review.position(), review.viewer(), name);
  }

  private static Step<Wish, Wish.Answer> fork(Review<?, ?, ?> review, String name, boolean anew) {
    Optional<String> wrong =
        name.equalsIgnoreCase(ANEW)
            ? Optional.of(MESSAGES.format("branch.anew"))
            : refusal(review, name);
    return wrong
        .<Step<Wish, Wish.Answer>>map(why -> Step.to(review.saying(why)))
        .orElseGet(
            () -> Step.to(review, new Wish.Fork(review.position(), review.viewer(), name, anew)));
  }

  private static Optional<String> refusal(Review<?, ?, ?> review, String name) {
    return review.whole().atPosition(review.position()).turn().isOver()
        ? Optional.of(MESSAGES.format("branch.over"))
        : wrong(name);
  }
}
