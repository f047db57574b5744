package lethe.app.titles;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.text.Messages;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;

/** The catalog of all games. */
public final class Titles {
  public static final List<Title<?, ?, ?>> ALL =
      List.of(RavensTitle.TITLE, EurydiceTitle.TITLE, RobotsTitle.TITLE, TaSeTitle.TITLE);

  /** The game that is recommended to beginners. */
  public static final Title<?, ?, ?> FIRST_GAME = TaSeTitle.TITLE;

  /** The common messages and those of all games, for errors in input to any game. */
  public static final Messages ERROR_MESSAGES =
      ALL.stream().<Messages>map(Title::messages).reduce(Messages.COMMON, Messages::plus);

  private Titles() {}

  /** Returns the title with this identifier or alias, ignoring case; empty if there is none. */
  public static Optional<Title<?, ?, ?>> byName(String name) {
    return ALL.stream()
        .filter(
            title ->
                title.id().equalsIgnoreCase(name)
                    || title.info().aliases().contains(name.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns the identifiers of all titles, as part of a message. */
  public static String names() {
    return String.join(", ", ALL.stream().map(Title::id).toList());
  }
}
