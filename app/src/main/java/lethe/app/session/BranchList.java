package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Page;
import lethe.app.page.Screen;
import lethe.app.page.Step;

/**
 * A list of the branches of a reviewed match, one of which can be opened.
 *
 * @param from the index of the first visible branch
 * @param said the answer to the last input
 */
record BranchList(
    Review<?, ?, ?> below, List<Branched> branches, int from, List<Text> said, Size size)
    implements Page<Wish, Wish.Answer> {
  private static final String BACK = "back";

  static BranchList of(Review<?, ?, ?> below, List<Branched> branches, Size size) {
    return new BranchList(below, branches, 0, List.of(), size);
  }

  @Override
  public Page<Wish, Wish.Answer> base() {
    return below;
  }

  @Override
  public Screen screen(Size room) {
    return menu().screen(room);
  }

  private Menu menu() {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < branches.size(); i++) {
      Branched one = branches.get(i);
      items.add(
          new Item(
              String.valueOf(i + 1),
              MESSAGES.format("branches.one", one.name(), one.entry(), one.standing()),
              MESSAGES.format("branches." + one.way())));
    }
    items.add(
        new Item(BACK, MESSAGES.format("branches.back"), MESSAGES.format("branches.back.about")));
    List<Text> head =
        List.of(Text.bright(MESSAGES.format("branches", branches.size())), Text.EMPTY);
    List<Text> foot = said.isEmpty() ? List.of(Text.faint(MESSAGES.format("branches.how"))) : said;
    return new Menu(head, items, foot, MESSAGES.format("prompt.branches")).from(from);
  }

  @Override
  public Step<Wish, Wish.Answer> on(Event event) {
    return switch (event) {
      case Event.Line(String line) when line.isBlank() -> Step.to(this);
      case Event.Line(String line) -> chosen(line);
      case Event.Turn(int by) -> Step.to(seen(menu().turned(by, size), List.of(), size));
      case Event.Resized(Size room) -> Step.to(seen(from, said, room));
      case Event.Back _ -> Step.to(below);
      case Event.Ended _ -> Step.away();
      case Event.Said _, Event.Second _, Event.Changed _ -> Step.to(this);
    };
  }

  private BranchList seen(int first, List<Text> lines, Size room) {
    return new BranchList(below, branches, first, lines, room);
  }

  /** Chooses a branch by its number or a prefix of its name. */
  private Step<Wish, Wish.Answer> chosen(String line) {
    Optional<String> word = menu().chosen(line).map(Item::word);
    if (word.filter(BACK::equals).isPresent()) {
      return Step.to(below);
    }
    return word.map(number -> branches.get(Integer.parseInt(number) - 1))
        .or(() -> named(line))
        .<Step<Wish, Wish.Answer>>map(
            one -> Step.to(below, new Wish.Open(below.position(), below.viewer(), one.name())))
        .orElseGet(() -> Step.to(seen(from, unclear(line), size)));
  }

  private Optional<Branched> named(String line) {
    String said = line.strip().toLowerCase(Locale.ROOT);
    List<Branched> near =
        branches.stream()
            .filter(one -> one.name().toLowerCase(Locale.ROOT).startsWith(said))
            .toList();
    return near.size() == 1
        ? Optional.of(near.getFirst())
        : near.stream().filter(one -> one.name().equalsIgnoreCase(said)).findFirst();
  }

  private List<Text> unclear(String line) {
    String[] names = branches.stream().map(Branched::name).toArray(String[]::new);
    return List.of(Text.bright(menu().unclear(line, names)));
  }

  @Override
  public Step<Wish, Wish.Answer> told(Wish.Answer answer) {
    return below.told(answer);
  }
}
