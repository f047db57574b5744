package lethe.app.menu;

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
import lethe.app.text.Launcher;
import lethe.app.titles.Title;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player;

/** The menu of one game. */
record GameMenu(Title<?, ?, ?> title) implements MenuPage.MenuContent {
  private static final String PLAY = "play";

  @Override
  public Menu menu(MenuState state) {
    List<Text> header = new ArrayList<>();
    header.add(Text.bright(title.name()));
    header.add(new Text(title.summary(), Style.PLAIN));
    header.add(Text.EMPTY);
    state.results().best(title).stream().map(Text::faint).forEach(header::add);
    List<Item> items =
        List.of(
            MenuPage.item("learn"),
            new Item(
                PLAY,
                MenuPage.MESSAGES.format("menu.game.play", defaultSeats(state)),
                MenuPage.MESSAGES.format("menu.game.play.description")),
            MenuPage.item("table"),
            MenuPage.item("rules"),
            MenuPage.item("results"),
            MenuPage.item(MenuPage.BACK));
    return new Menu(header, items, List.of(), MenuPage.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case "learn" -> PageTransition.stay(page, startMatch(page, true));
      case PLAY -> PageTransition.stay(page, startMatch(page, false));
      case "table" ->
          PageTransition.stay(page.openMenu(CustomGameMenu.of(page.state().defaultSetup(title))));
      case "results" -> PageTransition.stay(page.openText(page.state().results().page(title)));
      default -> PageTransition.stay(page.openText(title.help(Launcher.COMMAND)));
    };
  }

  private MenuEffect startMatch(MenuPage page, boolean tutorial) {
    return new MenuEffect.StartMatch(
        page.state().defaultSetup(title), OptionalLong.empty(), tutorial);
  }

  /** Returns the names of the default seats and, except for the user's own, their players. */
  private String defaultSeats(MenuState state) {
    List<SeatedPlayer> seats = state.defaultSetup(title).seatedPlayers();
    return Stream.concat(
            Stream.of(seats.getFirst().seat().name()),
            seats.stream()
                .skip(1)
                .map(
                    seated ->
                        MenuPage.MESSAGES.format(
                            "menu.seat", seated.seat(), playerName(seated.player()))))
        .collect(Collectors.joining(", "));
  }

  private static String playerName(Player player) {
    return player instanceof Player.Machine(String level)
        ? MenuPage.MESSAGES.format("menu.bot", level)
        : MenuPage.MESSAGES.format("menu.human");
  }
}
