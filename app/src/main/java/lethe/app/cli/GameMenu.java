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
record GameMenu(Title<?, ?, ?> title) implements MenuPage.MenuContent {
  private static final String PLAY = "play";

  @Override
  public Menu menu(MenuState state) {
    List<Text> head = new ArrayList<>();
    head.add(Text.bright(title.name()));
    head.add(new Text(title.summary(), Style.PLAIN));
    head.add(Text.EMPTY);
    state.results().best(title).stream().map(Text::faint).forEach(head::add);
    List<Item> items =
        List.of(
            MenuTexts.item("learn"),
            new Item(
                PLAY,
                LetheCli.MESSAGES.format("menu.title.play", table()),
                LetheCli.MESSAGES.format("menu.title.play.about")),
            MenuTexts.item("table"),
            MenuTexts.item("rules"),
            MenuTexts.item("results"),
            MenuTexts.item(MenuPage.BACK));
    return new Menu(head, items, List.of(), LetheCli.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case "learn" -> PageTransition.stay(page, begin(true));
      case PLAY -> PageTransition.stay(page, begin(false));
      case "table" ->
          PageTransition.stay(page.open(new CustomGameMenu(CustomGame.defaults(title))));
      case "results" -> PageTransition.stay(page.openText(page.state().results().page(title)));
      default -> PageTransition.stay(page.openText(title.help(Launcher.NAME)));
    };
  }

  private MenuEffect begin(boolean taught) {
    return new MenuEffect.StartMatch(TableSetup.defaults(title), OptionalLong.empty(), taught);
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
                            "menu.seat", one.seat(), MenuTexts.player(one.player()))))
        .collect(Collectors.joining(", "));
  }
}
