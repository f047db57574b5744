package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Header;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the twin law for the output to SSH clients, on full screens and in lines: if a viewer must
 * not be able to distinguish two matches, every byte of every redrawn screen is equal.
 */
@Timeout(120)
class TwinServersTest {
  /**
   * Matches what differs between servers for other reasons: commitments, possibly broken at the end
   * of a line, and the order in which players who sit down at once are announced.
   */
  private static final String DIFFERENT_TEXT = "[0-9a-f]{26,64}|guest(-\\d)? now plays \\w+\\.";

  private static final String CLEAR = "\u001b[J";
  private static final String REDRAW = "\f";

  /** Input that only the server answers. */
  private static final String UNKNOWN_COMMAND = "/what";

  private static final List<Viewer> SPECTATORS = List.of(Spectator.SPECTATOR);

  @TempDir Path data;

  /** A deal: the game, its options, the number of seats, and the seed. */
  private record Deal(String game, Map<String, String> options, int seatCount, long seed) {
    Title<?, ?, ?> title() {
      return Titles.byName(game).orElseThrow();
    }

    List<Seat> seats() {
      return title().seats().firstSeats(seatCount);
    }

    Table<?, ?, ?> table() {
      List<Header.SeatedPlayer> seated =
          seats().stream().map(seat -> new Header.SeatedPlayer(seat, new Player.Human())).toList();
      Header header = new Header(game, Options.of(options), seed, "2026-01-01T00:00:00Z", seated);
      return ((Valid<Table<?, ?, ?>>) TableFactory.create(title(), header)).value();
    }
  }

  private record Ply(Seat seat, String text) {}

  /** Makes the server deal from the given seed; all later numbers are the same. */
  private static final class Dealer extends SecureRandom {
    private static final long serialVersionUID = 1;

    private final long seed;
    private boolean dealt;

    Dealer(long seed) {
      this.seed = seed;
    }

    @Override
    public long nextLong() {
      boolean first = !dealt;
      dealt = true;
      return first ? seed : 4711;
    }
  }

  private static <C, O, V> boolean submit(Table<C, O, V> table, Ply ply) {
    return table.game().notation().parse(ply.text()) instanceof ParseResult.Parsed<C> read
        && table.submit(ply.seat(), read.values().getFirst()) instanceof EntryResult.Applied;
  }

  private static <C, O, V> List<String> legalCommands(Table<C, O, V> table, Seat seat) {
    return table.match().legalCommands(seat).stream().map(table.game().notation()::format).toList();
  }

  /** Plays up to a number of plies, chosen by the function, and returns them. */
  private static List<Ply> playPlies(
      Table<?, ?, ?> table, int plies, Function<List<String>, String> choice) {
    List<Ply> all = new ArrayList<>();
    while (all.size() < plies && table.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Ply ply = new Ply(seats.getFirst(), choice.apply(legalCommands(table, seats.getFirst())));
      assertThat(submit(table, ply)).isTrue();
      all.add(ply);
    }
    return all;
  }

  private static Table<?, ?, ?> tableAfter(Deal deal, List<Ply> plies) {
    Table<?, ?, ?> table = deal.table();
    plies.forEach(ply -> submit(table, ply));
    return table;
  }

  /**
   * Returns the view and the observations of a viewer; for a viewer who comes late, without the
   * observations that are shown only once.
   */
  private static <C, O, V> List<Object> knowledge(
      Table<C, O, V> table, Viewer viewer, boolean isLate) {
    return Stream.<Object>concat(
            table.match().observations(viewer).stream()
                .filter(told -> !(isLate && told.ephemeral()))
                .map(ToldObservation::observation),
            Stream.of(table.match().view(viewer)))
        .toList();
  }

  private static List<Viewer> viewers(Deal deal) {
    return Stream.<Viewer>concat(SPECTATORS.stream(), deal.seats().stream()).toList();
  }

  /** Returns the viewers who cannot know which of the two matches is played. */
  private static List<Viewer> blindViewers(
      Deal one, List<Ply> plies, Deal other, List<Ply> others, boolean isLate) {
    return viewers(one).stream()
        .filter(
            viewer ->
                knowledge(tableAfter(one, plies), viewer, isLate)
                    .equals(knowledge(tableAfter(other, others), viewer, isLate)))
        .toList();
  }

  /** Guests who connect one after the other and leave together. */
  private static final class Guests implements AutoCloseable {
    private final List<SshTestClient> all = new ArrayList<>();
    private final int port;

    Guests(int port) {
      this.port = port;
    }

    SshTestClient next() {
      all.add(SshTestClient.guest(port, "guest"));
      return all.getLast();
    }

    @Override
    public void close() {
      all.forEach(SshTestClient::close);
    }
  }

  /** The start of a match determines its story. */
  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

  /**
   * Returns the screens of viewers who come after {@code late} plies, then and after every later
   * ply.
   */
  private List<String> screens(
      String folder,
      String terminalType,
      Deal deal,
      List<Ply> plies,
      int late,
      List<Viewer> viewers) {
    ServerConfig config = TestServers.settings(data.resolve(folder));
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    Map<Viewer, ClientTerminal> terminals = new LinkedHashMap<>();
    try (SshEndpoint server = TestServers.open(config, log, NOW, new Dealer(deal.seed()));
        Guests guests = new Guests(server.port())) {
      Map<Viewer, String> returnCodes = new HashMap<>();
      String last = deal.seatCount() > 1 ? " " + deal.seats().getLast() + "=open" : "";
      String options =
          deal.options().entrySet().stream().map(o -> " " + o).collect(Collectors.joining());
      List<ClientTerminal> sitting = new ArrayList<>();
      for (Seat seat : deal.seats()) {
        ClientTerminal terminal = guests.next().lineTerminal();
        sitting.add(terminal);
        returnCodes.put(
            seat,
            terminal.sitAsGuest(
                seat.index() == 0 ? "make " + deal.game() + options + last : "sit 1"));
      }
      // Viewers are told which players are present, so all of them must have arrived.
      sitting.forEach(terminal -> terminal.pageUntil("Deal hash:"));
      Table<?, ?, ?> table = TestServers.match(server, 1);
      plies.subList(0, late).forEach(ply -> assertThat(submit(table, ply)).isTrue());
      for (Viewer viewer : viewers) {
        String command =
            viewer instanceof Seat ? "back " + returnCodes.get(viewer) + " sit 1" : "watch 1";
        ClientTerminal terminal = guests.next().terminal(terminalType, 120, 40, command);
        terminals.put(viewer, terminal);
        terminal.pageUntil("Deal hash");
        screen(terminalType, terminal);
      }
      List<String> screens = new ArrayList<>();
      for (ClientTerminal terminal : terminals.values()) {
        // Clears the messages about arrivals.
        terminal.type("look");
        screens.add(screen(terminalType, terminal));
      }
      for (Ply ply : plies.subList(late, plies.size())) {
        assertThat(submit(table, ply)).isTrue();
        terminals.values().forEach(terminal -> screens.add(screen(terminalType, terminal)));
      }
      return screens;
    }
  }

  /**
   * Returns a whole screen, from one clearing to the next; on a line-based terminal, the answer to
   * a line after all earlier output.
   */
  private static String screen(String terminalType, ClientTerminal terminal) {
    if (terminalType.equals("dumb")) {
      terminal.type(UNKNOWN_COMMAND);
      terminal.until(UNKNOWN_COMMAND);
      terminal.type(UNKNOWN_COMMAND);
      terminal.until(UNKNOWN_COMMAND);
      terminal.type(UNKNOWN_COMMAND);
      return terminal.until(UNKNOWN_COMMAND).replaceAll(DIFFERENT_TEXT, "");
    }
    terminal.skipReceived();
    terminal.send(REDRAW);
    terminal.until(CLEAR);
    terminal.send(REDRAW);
    return terminal.until(CLEAR).replaceAll(DIFFERENT_TEXT, "");
  }

  private void assertTwins(
      String terminalType, Deal one, List<Ply> plies, Deal other, List<Ply> others, int late) {
    List<Viewer> blind = blindViewers(one, plies, other, others, late > 0);
    assertThat(blind).contains(Spectator.SPECTATOR);
    List<String> screens = screens("a", terminalType, one, plies, late, blind);
    assertThat(screens).isEqualTo(screens("b", terminalType, other, others, late, blind));
    assertThat(screens).allMatch(screen -> screen.length() > 100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void rensSecretOrderIsHiddenFromOthers(String terminalType) {
    Deal deal = new Deal("ravens", Map.of(), 2, 4711);
    List<Ply> one = playPlies(deal.table(), 6, List::getFirst);
    Table<?, ?, ?> table = deal.table();
    List<Ply> other = new ArrayList<>(playPlies(table, 1, List::getLast));
    other.addAll(playPlies(table, 5, List::getFirst));
    assertThat(other.getFirst()).isNotEqualTo(one.getFirst());
    assertThat(blindViewers(deal, one, deal, other, false)).hasSize(2);
    assertTwins(terminalType, deal, one, deal, other, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void suggestionsWithinATeamAreHiddenFromOthers(String terminalType) {
    Deal deal = new Deal("robots", Map.of("teams", "on"), 4, 4711);
    List<Ply> one = playPlies(deal.table(), 7, List::getFirst);
    List<Ply> other =
        playPlies(
            deal.table(), 7, legal -> legal.get(legal.getFirst().startsWith("suggest") ? 1 : 0));
    assertThat(other).isNotEqualTo(one);
    assertThat(blindViewers(deal, one, deal, other, false)).hasSize(3);
    assertTwins(terminalType, deal, one, deal, other, 0);
  }

  /** In the first turns, Orpheus looks into the deck. */
  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void cardsSeenInTheDeckAreHiddenFromOthers(String terminalType) {
    Deal one = new Deal("eurydice", Map.of(), 1, 1);
    List<Ply> plies = playPlies(one.table(), 12, List::getFirst);
    Deal other =
        LongStream.range(2, 50)
            .mapToObj(seed -> new Deal("eurydice", Map.of(), 1, seed))
            .filter(deal -> blindViewers(one, plies, deal, plies, false).equals(SPECTATORS))
            .findFirst()
            .orElseThrow();
    assertTwins(terminalType, one, plies, other, plies, 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"xterm", "dumb"})
  void messagesShownOnceAreNotShownToLateSpectators(String terminalType) {
    Deal deal = new Deal("ta-se", Map.of(), 2, 4711);
    Map<List<Object>, List<Ply>> known = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      Random random = new Random(i);
      Table<?, ?, ?> table = deal.table();
      List<Ply> plies = playPlies(table, 5, legal -> legal.get(random.nextInt(legal.size())));
      List<Ply> twin = known.putIfAbsent(knowledge(table, Spectator.SPECTATOR, true), plies);
      if (twin != null && !twin.equals(plies)) {
        List<Ply> laterPlies = playPlies(table, 2, List::getFirst);
        List<Ply> one = Stream.concat(twin.stream(), laterPlies.stream()).toList();
        List<Ply> other = Stream.concat(plies.stream(), laterPlies.stream()).toList();
        assertThat(blindViewers(deal, one, deal, other, true)).hasSize(3);
        assertTwins(terminalType, deal, one, deal, other, 5);
        return;
      }
    }
    throw new AssertionError("no twins");
  }
}
