package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;

/**
 * A list of the branches of a reviewed match, one of which can be opened.
 *
 * @param firstVisible the index of the first visible branch
 * @param messages the error message about the last input; empty if there is none
 */
record BranchListPage(
    ReviewPage<?, ?, ?> review,
    List<BranchEntry> branches,
    int firstVisible,
    List<Text> messages,
    Size size)
    implements Page<ReviewEffect, ReviewEffect.ReviewReply> {
  private static final String BACK = "back";

  static BranchListPage of(ReviewPage<?, ?, ?> review, List<BranchEntry> branches, Size size) {
    return new BranchListPage(review, branches, 0, List.of(), size);
  }

  @Override
  public Page<ReviewEffect, ReviewEffect.ReviewReply> bottomPage() {
    return review;
  }

  @Override
  public Screen screen(Size bounds) {
    return menu().screen(bounds);
  }

  private Menu menu() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      BranchEntry branch = branches.get(i);
      items.add(
          new Item(
              String.valueOf(i + 1),
              MESSAGES.format(
                  "branches.row", branch.name(), branch.sharedEntryCount(), branch.statusText()),
              MESSAGES.format("branches." + branch.state())));
    }
    items.add(
        new Item(
            BACK, MESSAGES.format("branches.back"), MESSAGES.format("branches.back.description")));
    List<Text> head =
        List.of(Text.bright(MESSAGES.format("branches", branches.size())), Text.EMPTY);
    List<Text> foot =
        messages.isEmpty() ? List.of(Text.faint(MESSAGES.format("branches.help"))) : messages;
    return new Menu(head, items, foot, MESSAGES.format("prompt.branches")).scrolledTo(firstVisible);
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) when line.isBlank() -> PageTransition.to(this);
      case PageEvent.LineEntered(String line) -> choose(line);
      case PageEvent.PageTurn(int by) ->
          PageTransition.to(withState(menu().scrollPositionAfter(by, size), List.of(), size));
      case PageEvent.Resized(Size bounds) ->
          PageTransition.to(withState(firstVisible, messages, bounds));
      case PageEvent.CloseRequested _ -> PageTransition.to(review);
      case PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.MessageReceived _, PageEvent.SecondPassed _, PageEvent.TableChanged _ ->
          PageTransition.to(this);
    };
  }

  private BranchListPage withState(int first, List<Text> lines, Size bounds) {
    return new BranchListPage(review, branches, first, lines, bounds);
  }

  /**
   * Opens the branch with this number, with this name, or with the only name that begins with the
   * line, ignoring case. The word {@value #BACK} and its prefixes return to the review; any other
   * line causes an error message.
   */
  private PageTransition<ReviewEffect, ReviewEffect.ReviewReply> choose(String line) {
    Optional<String> word = menu().choose(line).map(Item::word);
    if (word.filter(BACK::equals).isPresent()) {
      return PageTransition.to(review);
    }
    return word.map(number -> branches.get(Integer.parseInt(number) - 1))
        .or(() -> byName(line))
        .<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>>map(
            branch ->
                PageTransition.to(
                    review, new ReviewEffect.OpenBranch(review.viewer(), branch.name())))
        .orElseGet(
            () -> PageTransition.to(withState(firstVisible, invalidChoiceLines(line), size)));
  }

  private Optional<BranchEntry> byName(String line) {
    String text = line.strip().toLowerCase(Locale.ROOT);
    List<BranchEntry> matches =
        branches.stream()
            .filter(branch -> branch.name().toLowerCase(Locale.ROOT).startsWith(text))
            .toList();
    return matches.size() == 1
        ? Optional.of(matches.getFirst())
        : matches.stream().filter(branch -> branch.name().equalsIgnoreCase(text)).findFirst();
  }

  private List<Text> invalidChoiceLines(String line) {
    String[] names = branches.stream().map(BranchEntry::name).toArray(String[]::new);
    return List.of(Text.bright(menu().invalidChoiceMessage(line, names)));
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onAnswer(
      ReviewEffect.ReviewReply answer) {
    return review.onAnswer(answer);
  }
}
