package lethe.app.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Ink;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Confirmation;
import lethe.app.page.Menu;
import lethe.app.page.Menu.Item;
import lethe.app.page.PageTransition;
import lethe.app.savedgame.SavedGame;
import lethe.app.titles.MatchResult;
import lethe.app.titles.Titles;

/**
 * The menu of saved games, most recently played first.
 *
 * @param filter the saved games to list: {@code all}, {@code open}, {@code over}, or the id of a
 *     game
 * @param pendingDeletion the saved game whose deletion the user must confirm; may be empty
 */
record SavedGamesMenu(String filter, Optional<Path> pendingDeletion)
    implements MenuPage.MenuContent {
  /** The style of matches that can be continued. */
  static final Style UNFINISHED_STYLE = Style.of(Ink.BRIGHT).bolded();

  /** The maximum number of unreadable files to mention; {@code lethe saves} lists all. */
  private static final int MAX_UNREADABLE_LISTED = 3;

  private static final String ALL = "all";
  private static final String OPEN = "open";
  private static final String OVER = "over";

  /** Creates a menu of all saved games. */
  SavedGamesMenu() {
    this(ALL, Optional.empty());
  }

  private List<SavedGame> filteredGames(MenuState state) {
    return state.games().reversed().stream()
        .filter(
            game ->
                switch (filter) {
                  case ALL -> true;
                  case OPEN -> game.isOpen();
                  case OVER -> game.isOver();
                  default -> game.title().id().equals(filter);
                })
        .toList();
  }

  @Override
  public Menu menu(MenuState state) {
    List<SavedGame> games = filteredGames(state);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      SavedGame game = games.get(i);
      items.add(
          new Item(String.valueOf(i + 1), rowText(game), description(game, i + 1), style(game)));
    }
    items.add(MenuPage.item(MenuPage.BACK));
    List<Text> header = new ArrayList<>();
    header.add(
        Text.bright(
            filter.equals(ALL)
                ? MenuPage.MESSAGES.format("menu.saved-games", games.size())
                : MenuPage.MESSAGES.format(
                    "menu.saved-games.filtered", games.size(), state.games().size(), filter)));
    state.readErrors().stream().limit(MAX_UNREADABLE_LISTED).map(Text::faint).forEach(header::add);
    header.add(Text.EMPTY);
    return new Menu(
        header,
        items,
        List.of(Text.faint(MenuPage.MESSAGES.format("menu.saved-games.help"))),
        MenuPage.MESSAGES.format("menu.prompt"));
  }

  /**
   * Returns the style of a row, which depends on the user's result and on whether the match can be
   * continued.
   */
  private static Style style(SavedGame game) {
    return game.isOpen()
        ? UNFINISHED_STYLE
        : game.match().commonResult().map(MatchResult::style).orElse(Style.PLAIN);
  }

  /**
   * Returns the text of a row: the time when the match was last played, its game, its branch if it
   * is one, and its result or progress.
   */
  private static String rowText(SavedGame game) {
    String status =
        game.isOver()
            ? MenuPage.MESSAGES.format("menu.saved-game.over", game.resultText())
            : game.newerCopy()
                .map(copy -> MenuPage.MESSAGES.format("menu.saved-game.continued", copy))
                .orElseGet(
                    () ->
                        MenuPage.MESSAGES.format(
                            "menu.saved-game.running", game.resultText(), game.progress()));
    String text =
        game.origin()
            .map(
                origin ->
                    MenuPage.MESSAGES.format(
                        "menu.saved-game.branch", origin.shortDescription(), status))
            .orElse(status);
    return MenuPage.MESSAGES.format(
        "menu.saved-game", game.lastPlayedText(), game.title().id(), text);
  }

  /**
   * Returns the description of a saved game. The origin of a branch comes first, so that it is
   * visible even in a small window.
   */
  private static String description(SavedGame game, int number) {
    String originText =
        game.origin()
            .map(origin -> MenuPage.MESSAGES.format("menu.saved-game.origin", origin.description()))
            .orElse("");
    return originText
        + MenuPage.MESSAGES.format(
            game.isOver() ? "menu.saved-game.over-commands" : "menu.saved-game.open-commands",
            number)
        + MenuPage.MESSAGES.format(
            "menu.saved-game.file", game.file().getFileName(), game.startTimeText());
  }

  @Override
  public PageTransition<MenuEffect, MenuState> choose(String word, MenuPage page) {
    SavedGame game = filteredGames(page.state()).get(Integer.parseInt(word) - 1);
    return PageTransition.to(
        page.replaceWith(new SavedGamesMenu(filter, Optional.empty())),
        game.isOver()
            ? new MenuEffect.ReviewGame(game.file())
            : new MenuEffect.ResumeGame(game.newerCopy().orElse(game.file())));
  }

  /** Accepts {@code show open}, {@code show ta-se} and {@code delete 3}. */
  @Override
  public PageTransition<MenuEffect, MenuState> onLine(String line, MenuPage page) {
    String[] words = line.strip().split("\\s+", 2);
    String argument = words.length < 2 ? "" : words[1];
    MenuPage pageWithoutDeletion = page.replaceWith(new SavedGamesMenu(filter, Optional.empty()));
    if (pendingDeletion.isPresent() && Confirmation.isConsent(line)) {
      return PageTransition.to(
          pageWithoutDeletion, new MenuEffect.DeleteGame(pendingDeletion.get()));
    }
    if (pendingDeletion.isPresent() && Confirmation.isRefusal(line)) {
      return PageTransition.to(pageWithoutDeletion.withMessage(Confirmation.refusedMessage()));
    }
    return switch (words[0]) {
      case "show" -> show(argument, pageWithoutDeletion);
      case "delete" -> delete(argument, pageWithoutDeletion);
      default ->
          PageTransition.to(
              pageWithoutDeletion.withMessage(
                  menu(page.state()).invalidChoiceMessage(line, "show", "delete")));
    };
  }

  private static PageTransition<MenuEffect, MenuState> show(String text, MenuPage page) {
    Optional<String> game = Titles.byName(text).map(title -> title.id());
    boolean isValid = List.of(ALL, OPEN, OVER).contains(text) || game.isPresent();
    return isValid
        ? PageTransition.to(
            page.replaceWith(new SavedGamesMenu(game.orElse(text), Optional.empty())))
        : PageTransition.to(
            page.withMessage(
                MenuPage.MESSAGES.format("menu.saved-games.unknown-filter", text, Titles.names())));
  }

  /** Deletes a saved game if the command is repeated, because a deleted game cannot be restored. */
  private PageTransition<MenuEffect, MenuState> delete(String number, MenuPage page) {
    List<SavedGame> games = filteredGames(page.state());
    int index = number.matches("\\d{1,6}") ? Integer.parseInt(number) : 0;
    if (index < 1 || index > games.size()) {
      return PageTransition.to(
          page.withMessage(
              MenuPage.MESSAGES.format("menu.saved-games.unknown-number", games.size())));
    }
    SavedGame game = games.get(index - 1);
    if (pendingDeletion.filter(game.file()::equals).isPresent()) {
      return PageTransition.to(page, new MenuEffect.DeleteGame(game.file()));
    }
    return PageTransition.to(
        page.replaceWith(new SavedGamesMenu(filter, Optional.of(game.file())))
            .withMessage(
                MenuPage.MESSAGES.format(
                    "menu.saved-games.confirm-deletion",
                    index,
                    game.title().name(),
                    game.startTimeText())));
  }
}
