package lethe.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.play.TableSetup;
import lethe.app.titles.Title;
import lethe.app.words.Launcher;
import lethe.engine.core.Header.SeatedPlayer;

/** The menu of one game. */
record TitleChoice(Title<?, ?, ?> title) implements MenuPage.Choice {
  private static final String PLAY = "play";

  @Override
  public Menu menu(Standing standing) {
    List<Text> head = new ArrayList<>();
    head.add(Text.bright(title.name()));
    head.add(new Text(title.summary(), Style.PLAIN));
    head.add(Text.EMPTY);
    standing.results().best(title).stream().map(Text::faint).forEach(head::add);
    List<Item> items =
        List.of(
            Menus.item("learn"),
            new Item(
                PLAY,
                LetheCli.MESSAGES.format("menu.title.play", table()),
                LetheCli.MESSAGES.format("menu.title.play.about")),
            Menus.item("table"),
            Menus.item("rules"),
            Menus.item("results"),
            Menus.item(MenuPage.BACK));
    return new Menu(head, items, List.of(), LetheCli.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, Standing> chosen(String word, MenuPage page) {
    return switch (word) {
      case "learn" -> PageTransition.stay(page, begin(true));
      case PLAY -> PageTransition.stay(page, begin(false));
      case "table" -> PageTransition.stay(page.opening(new TableChoice(TableToSet.usual(title))));
      case "results" -> PageTransition.stay(page.reading(page.standing().results().page(title)));
      default -> PageTransition.stay(page.reading(title.help(Launcher.NAME)));
    };
  }

  private MenuEffect begin(boolean taught) {
    return new MenuEffect.Begin(TableSetup.defaults(title), OptionalLong.empty(), taught);
  }

  /** Returns the default seat of the user and the default players of the other seats. */
  private String table() {
    List<SeatedPlayer> seats = TableSetup.defaults(title).table();
    return Stream.concat(
            Stream.of(seats.getFirst().seat().name()),
            seats.stream()
                .skip(1)
                .map(
                    one ->
                        LetheCli.MESSAGES.format(
                            "menu.seat", one.seat(), Menus.player(one.player()))))
        .collect(Collectors.joining(", "));
  }
}
