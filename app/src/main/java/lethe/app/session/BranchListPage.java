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
 * @param from the index of the first visible branch
 * @param messages the answer to the last input
 */
record BranchListPage(
    ReviewPage<?, ?, ?> below, List<BranchEntry> branches, int from, List<Text> messages, Size size)
    implements Page<ReviewEffect, ReviewEffect.ReviewReply> {
  private static final String BACK = "back";

  static BranchListPage of(ReviewPage<?, ?, ?> below, List<BranchEntry> branches, Size size) {
    return new BranchListPage(below, branches, 0, List.of(), size);
  }

  @Override
  public Page<ReviewEffect, ReviewEffect.ReviewReply> bottomPage() {
    return below;
  }

  @Override
  public Screen screen(Size bounds) {
    return menu().screen(bounds);
  }

  private Menu menu() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      BranchEntry one = branches.get(i);
      items.add(
          new Item(
              String.valueOf(i + 1),
              MESSAGES.format("branches.one", one.name(), one.entry(), one.progress()),
              MESSAGES.format("branches." + one.state())));
    }
    items.add(
        new Item(BACK, MESSAGES.format("branches.back"), MESSAGES.format("branches.back.about")));
    List<Text> head =
        List.of(Text.bright(MESSAGES.format("branches", branches.size())), Text.EMPTY);
    List<Text> foot =
        messages.isEmpty() ? List.of(Text.faint(MESSAGES.format("branches.how"))) : messages;
    return new Menu(head, items, foot, MESSAGES.format("prompt.branches")).scrolledTo(from);
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) when line.isBlank() -> PageTransition.stay(this);
      case PageEvent.LineEntered(String line) -> choose(line);
      case PageEvent.PageTurn(int by) ->
          PageTransition.stay(showing(menu().firstAfterTurning(by, size), List.of(), size));
      case PageEvent.Resized(Size bounds) -> PageTransition.stay(showing(from, messages, bounds));
      case PageEvent.CloseRequested _ -> PageTransition.stay(below);
      case PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.MessageReceived _, PageEvent.SecondPassed _, PageEvent.Changed _ ->
          PageTransition.stay(this);
    };
  }

  private BranchListPage showing(int first, List<Text> lines, Size bounds) {
    return new BranchListPage(below, branches, first, lines, bounds);
  }

  /** Chooses a branch by its number or a prefix of its name. */
  private PageTransition<ReviewEffect, ReviewEffect.ReviewReply> choose(String line) {
    Optional<String> word = menu().choose(line).map(Item::word);
    if (word.filter(BACK::equals).isPresent()) {
      return PageTransition.stay(below);
    }
    return word.map(number -> branches.get(Integer.parseInt(number) - 1))
        .or(() -> byName(line))
        .<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>>map(
            one ->
                PageTransition.stay(
                    below,
                    new ReviewEffect.OpenBranch(below.position(), below.viewer(), one.name())))
        .orElseGet(() -> PageTransition.stay(showing(from, notUnderstood(line), size)));
  }

  private Optional<BranchEntry> byName(String line) {
    String text = line.strip().toLowerCase(Locale.ROOT);
    List<BranchEntry> near =
        branches.stream()
            .filter(one -> one.name().toLowerCase(Locale.ROOT).startsWith(text))
            .toList();
    return near.size() == 1
        ? Optional.of(near.getFirst())
        : near.stream().filter(one -> one.name().equalsIgnoreCase(text)).findFirst();
  }

  private List<Text> notUnderstood(String line) {
    String[] names = branches.stream().map(BranchEntry::name).toArray(String[]::new);
    return List.of(Text.bright(menu().notUnderstood(line, names)));
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onAnswer(
      ReviewEffect.ReviewReply answer) {
    return below.onAnswer(answer);
  }
}
