package lethe.app.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.play.TableSetup;
import lethe.app.text.Launcher;
import lethe.app.text.Messages;
import lethe.app.titles.Title;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/** The menu of one game. */
record GameMenu(Title<?, ?, ?> title) implements MenuPage.MenuContent {
  private static final String LEARN = "learn";
  private static final String PLAY = "play";

  @Override
  public Menu menu(MenuState state) {
    List<Text> header = new ArrayList<>();
    header.add(Text.bright(title.name()));
    header.add(Text.plain(title.summary()));
    header.add(Text.EMPTY);
    state.results().bestResults(title).stream().map(Text::faint).forEach(header::add);
    List<Item> items = new ArrayList<>(lessonItems());
    items.addAll(
        List.of(
            new Item(
                PLAY,
                MenuPage.MESSAGES.format("menu.game.play", defaultSeatsText(state)),
                MenuPage.MESSAGES.format("menu.game.play.description")),
            MenuPage.item("table"),
            MenuPage.item("rules"),
            MenuPage.item("results"),
            MenuPage.item(MenuPage.BACK)));
    return new Menu(header, items, List.of(), MenuPage.MESSAGES.format("menu.prompt"));
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    return switch (word) {
      case PLAY -> PageTransition.to(page, startMatch(page.state().defaultSetup(title), false));
      case "table" ->
          PageTransition.to(page.openMenu(CustomGameMenu.of(page.state().defaultSetup(title))));
      case "results" -> PageTransition.to(page.openText(page.state().results().page(title)));
      case "rules" -> PageTransition.to(page.openText(title.help(Launcher.COMMAND)));
      default -> PageTransition.to(page, startMatch(lessonSetup(word, page.state()), true));
    };
  }

  /** Returns an item for each seat that has its own lessons. */
  private List<Item> lessonItems() {
    List<Seat> seats = title.lessonSeats();
    return seats.size() == 1
        ? List.of(MenuPage.item(LEARN))
        : seats.stream()
            .map(
                seat ->
                    new Item(
                        lessonWord(seat),
                        MenuPage.MESSAGES.format(
                            "menu.game.learn", Messages.capitalized(seat.name())),
                        MenuPage.MESSAGES.format("menu.description.learn")))
            .toList();
  }

  /**
   * Returns the word of the lesson for a seat, such as {@code learn-ren}; {@value #LEARN} for the
   * first seat.
   */
  private String lessonWord(Seat seat) {
    return seat.equals(title.lessonSeats().getFirst()) ? LEARN : LEARN + "-" + seat;
  }

  /** Returns the setup in which the user has the seat of the lesson with this word. */
  private TableSetup lessonSetup(String word, MenuState state) {
    Seat seat =
        title.lessonSeats().stream()
            .filter(candidate -> lessonWord(candidate).equals(word))
            .findFirst()
            .orElseThrow();
    return state.defaultSetup(title).withFirstPlayerAt(seat);
  }

  private static MenuEffect startMatch(TableSetup setup, boolean isTutorial) {
    return new MenuEffect.StartMatch(setup, OptionalLong.empty(), isTutorial);
  }

  /** Returns the names of the default seats and, except for the user's own, their players. */
  private String defaultSeatsText(MenuState state) {
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
