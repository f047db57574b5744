package lethe.app.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import lethe.app.titles.AllTitles;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that views, commands and observations are written completely as JSON. */
@Tag("titles")
class JsonViewTest {
  /** Matches the text of a Java value other than an identifier, such as {@code Card[number=3]}. */
  private static final Pattern JAVA_VALUE = Pattern.compile("\\w\\[\\w+=|\\w@[0-9a-f]{5,}\"");

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void noValueIsWrittenAsItsToStringText(Title<?, ?, ?> title) {
    assertWrittenAsJson(title);
  }

  private static <C, O, V> void assertWrittenAsJson(Title<C, O, V> title) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    List<SeatedPlayer> players =
        title.seats().firstSeats(title.seats().min()).stream()
            .map(seat -> new SeatedPlayer(seat, (Player) new Player.Machine("")))
            .toList();
    Match<C, O, V> match = Match.start(game, new Header(title.id(), Options.NONE, 3, "", players));
    BotLevel<C, O, V> level = title.bots().levels().getFirst();
    List<Bot<C, O, V>> bots =
        match.seats().stream().map(seat -> level.factory().make(game, seat, new Rng(1))).toList();
    int plies = 0;
    while (match.turn() instanceof Turn.Awaits(List<Seat> seats) && plies < 60) {
      Seat seat = seats.getFirst();
      List<C> legal = match.legalCommands(seat);
      String json = JsonWriter.write(List.of(match.view(seat), legal, match.observations(seat)));
      assertThat(JAVA_VALUE.matcher(json).results().map(found -> found.group())).isEmpty();
      assertThat(JsonReader.read(json)).isPresent();
      C command = bots.get(seat.index()).choose(match.view(seat), legal);
      match = ((Applied<C, O, V>) match.submit(seat, command)).next();
      plies++;
    }
  }
}
