package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.Sheet;
import lethe.app.play.Opened;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.session.Input;
import lethe.app.terminal.FullConsole;
import lethe.app.terminal.Pages;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Resources;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Options;
import lethe.engine.core.Player;

/** What is seen when the program is started without a word: everything, to choose from. */
final class MainMenu {
  /** Of files that cannot be read, so many are named; lethe saves names all. */
  private static final int UNREAD = 3;

  private static final String BACK = "back";
  private static final String PLAY = "play";

  private final LocalPlay evening;
  private final FullConsole console;
  private final KeptMatches shelf;

  /** What went wrong last, or is to be known. */
  private List<Text> said = List.of();

  MainMenu(LocalPlay evening) throws IOException {
    this.evening = evening;
    this.console = evening.full();
    this.shelf = new KeptMatches(evening.folder());
  }

  /** Until the person leaves. */
  int run() throws IOException {
    while (true) {
      Optional<String> word = choose(home());
      if (word.isEmpty() || word.get().equals("quit")) {
        return Exit.DONE;
      }
      switch (word.get()) {
        case "go-on" -> latest().ifPresent(kept -> resume(kept.file()));
        case "matches" -> matches();
        case "help" -> read(Resources.text(MainMenu.class, "help.txt"));
        case "house" -> read(Resources.text(MainMenu.class, "house.txt"));
        default -> title(Titles.named(word.get()).orElseThrow());
      }
    }
  }

  private Menu home() {
    List<Item> items = new ArrayList<>();
    latest()
        .ifPresent(
            kept ->
                items.add(
                    new Item(
                        "go-on",
                        say("menu.home.go-on", kept.title().name(), kept.when()),
                        say("menu.home.go-on.about"))));
    for (Title<?, ?, ?> title : Titles.ALL) {
      items.add(
          new Item(
              title.id(), say("menu.home.title", title.name(), seats(title)), title.summary()));
    }
    items.add(item("matches", shelf.kept().size()));
    items.add(item("house"));
    items.add(item("help"));
    items.add(item("quit"));
    List<Text> head =
        Stream.concat(
                Resources.text(MainMenu.class, "banner.txt").lines().map(Text::bright),
                Stream.of(Text.EMPTY))
            .toList();
    return new Menu(head, items, List.of(Text.faint(say("menu.home.how"))), say("menu.prompt"));
  }

  private void title(Title<?, ?, ?> title) throws IOException {
    while (true) {
      List<Text> head = new ArrayList<>();
      head.add(Text.bright(title.name()));
      head.add(new Text(title.summary(), Style.PLAIN));
      head.add(Text.EMPTY);
      shelf.best(title).stream().map(Text::faint).forEach(head::add);
      List<Item> items =
          List.of(
              item("learn"),
              new Item(PLAY, say("menu.title.play", table(title)), say("menu.title.play.about")),
              item("table"),
              item("rules"),
              item(BACK));
      Optional<String> word = choose(new Menu(head, items, List.of(), say("menu.prompt")));
      if (word.isEmpty() || word.get().equals(BACK)) {
        return;
      }
      switch (word.get()) {
        case "learn" -> begin(title, seated(title), Options.NONE, true);
        case PLAY -> begin(title, seated(title), Options.NONE, false);
        case "table" -> table(title, new TableToSet(title));
        default -> read(title.help());
      }
    }
  }

  /** Who sits where, chosen seat by seat. */
  private void table(Title<?, ?, ?> title, TableToSet first) throws IOException {
    TableToSet set = first;
    while (true) {
      Menu menu = set.menu();
      Optional<String> line = line(menu);
      String word = line.flatMap(menu::chosen).map(Item::word).orElse("");
      if (line.isEmpty() || word.equals(BACK)) {
        return;
      }
      if (word.equals(PLAY)) {
        begin(title, set.table(), set.options(), false);
        return;
      }
      set = set.changed(line.get());
    }
  }

  private static List<Seated> seated(Title<?, ?, ?> title) {
    return TableToSet.usual(title);
  }

  /** The seat that somebody has who says nothing, and whom they play with. */
  private static String table(Title<?, ?, ?> title) {
    List<Seated> seats = seated(title);
    return Stream.concat(
            Stream.of(seats.getFirst().seat().name()),
            seats.stream().skip(1).map(one -> say("menu.seat", one.seat(), player(one.player()))))
        .collect(Collectors.joining(", "));
  }

  static String player(Player player) {
    return player instanceof Player.Machine(String level)
        ? say("menu.bot", level)
        : say("menu.human");
  }

  private void begin(Title<?, ?, ?> title, List<Seated> seats, Options options, boolean taught)
      throws IOException {
    long seed = new SecureRandom().nextLong();
    Checked<Table<?, ?, ?>> table =
        Opened.of(title, new Header(title.id(), options, seed, "", seats))
            .then(set -> evening.keep(set, Optional.empty()));
    play(table, taught);
  }

  private void play(Checked<Table<?, ?, ?>> table, boolean taught) throws IOException {
    switch (table) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> set) -> {
        evening.play(set, new LocalPlay.Manner(false, true, taught));
        console.remember(true);
      }
      case Faulty<Table<?, ?, ?>>(var faults) ->
          said =
              faults.stream()
                  .map(fault -> Text.bright(Titles.REASONS.say(fault.why(), fault.facts())))
                  .toList();
    }
  }

  private void resume(Path file) {
    try {
      play(Saved.load(file).then(saved -> evening.resume(saved, Optional.empty())), false);
    } catch (IOException e) {
      said = List.of(Text.bright(Lethe.failure(e)));
    }
  }

  private void matches() throws IOException {
    while (true) {
      List<KeptMatches.Kept> kept = shelf.kept();
      List<Item> items = new ArrayList<>();
      for (int i = 0; i < kept.size(); i++) {
        KeptMatches.Kept one = kept.get(kept.size() - 1 - i);
        items.add(
            new Item(
                String.valueOf(i + 1),
                say("menu.kept", one.when(), one.title().name(), one.standing()),
                say(one.over() ? "menu.kept.over" : "menu.kept.open")));
      }
      items.add(item(BACK));
      List<Text> head = new ArrayList<>(List.of(Text.bright(say("menu.matches", kept.size()))));
      shelf.unread().stream().limit(UNREAD).map(Text::faint).forEach(head::add);
      head.add(Text.EMPTY);
      Optional<String> word = choose(new Menu(head, items, List.of(), say("menu.prompt")));
      if (word.isEmpty() || word.get().equals(BACK)) {
        return;
      }
      KeptMatches.Kept one = kept.get(kept.size() - Integer.parseInt(word.get()));
      if (one.over()) {
        Replaying.review(one.file(), console)
            .ifPresent(fault -> said = List.of(Text.bright(fault)));
      } else {
        resume(one.file());
      }
    }
  }

  private Optional<KeptMatches.Kept> latest() {
    return shelf.kept().stream().filter(kept -> !kept.over()).reduce((_, last) -> last);
  }

  private void read(String text) {
    Pages.read(text.lines().map(Text::plain).toList(), console::size, this::hear);
  }

  /** The word of what was chosen; none if the person leaves. */
  private Optional<String> choose(Menu menu) {
    while (true) {
      Optional<String> line = line(menu.saying(said.isEmpty() ? menu.foot() : said));
      if (line.isEmpty()) {
        return Optional.empty();
      }
      Optional<Item> item = menu.chosen(line.get());
      if (item.isPresent()) {
        said = List.of();
        return item.map(Item::word);
      }
      if (!line.get().isBlank() && !line.get().equals(BACK)) {
        said = List.of(Text.bright(menu.unclear(line.get())));
      }
    }
  }

  private Optional<String> line(Menu menu) {
    while (true) {
      switch (hear(menu.sheet(console.size()))) {
        case Input.Line<?, ?, ?>(String line) -> {
          return Optional.of(line);
        }
        case Input.Ended<?, ?, ?> _ -> {
          return Optional.empty();
        }
        default -> {}
      }
    }
  }

  private Input<?, ?, ?> hear(Sheet sheet) {
    return console.<Object, Object, Object>read(sheet);
  }

  private static String seats(Title<?, ?, ?> title) {
    int fewest = title.seats().fewest();
    int most = title.seats().most();
    return fewest == most
        ? say(most == 1 ? "menu.home.alone" : "menu.home.seats", most)
        : say("menu.home.seats", fewest + "-" + most);
  }

  private static Item item(String word, Object... facts) {
    return new Item(word, say("menu.item." + word, facts), say("menu.about." + word));
  }

  private static String say(String key, Object... facts) {
    return Lethe.SAY.say(key, facts);
  }
}
