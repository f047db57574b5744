package lethe.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientHandle;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;
import lethe.app.server.disk.NoticeFile;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableResult;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableSpec;
import lethe.app.server.table.TurnHook;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** A server without connections; several may share a database. */
public final class TestServer implements AutoCloseable {
  public static final Title<?, ?, ?> TA_SE = Titles.byName("ta-se").orElseThrow();

  private final ByteArrayOutputStream logOutput = new ByteArrayOutputStream();
  public final BlockingStore store;
  public final GameServer gameServer;

  public TestServer(Path data, DatabaseKind databaseKind, Limits limits) {
    this(data, databaseKind, limits, Clocks.system());
  }

  public TestServer(Path data, DatabaseKind databaseKind, Limits limits, Clocks clocks) {
    this(data, databaseKind, limits, clocks, new SecureRandom());
  }

  public TestServer(
      Path data, DatabaseKind databaseKind, Limits limits, Clocks clocks, SecureRandom random) {
    Log log = new Log(new PrintStream(logOutput, true, StandardCharsets.UTF_8), clocks.wall());
    try {
      store = new BlockingStore(databaseKind.store(data, log));
      NoticeFile notices = new NoticeFile(Optional.empty(), log);
      gameServer =
          GameServer.open(
              new GameServer.ServerSetup(
                  ServerInfo.UNNAMED,
                  limits,
                  new NameRules(LobbyHandlerFactory.reservedWords()),
                  store,
                  notices,
                  TurnHook.NONE),
              log,
              clocks,
              random);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String log() {
    return logOutput.toString(StandardCharsets.UTF_8);
  }

  /** A client that records its notifications and the reasons for which it is disconnected. */
  public static final class TestClient implements ClientHandle, TableParticipant {
    public final List<Notification> notifications = new CopyOnWriteArrayList<>();
    public final List<DisconnectReason> disconnectReasons = new CopyOnWriteArrayList<>();
    public volatile boolean hasLeft;
    public volatile boolean hasShownPages = true;
    private Optional<ClientSession> session = Optional.empty();
    private Optional<Seat> seat = Optional.empty();

    public ClientSession session() {
      return session.orElseThrow();
    }

    @Override
    public Account account() {
      return session().account();
    }

    @Override
    public Optional<Seat> seat() {
      return seat;
    }

    @Override
    public void deliver(Notification notification) {
      notifications.add(notification);
    }

    @Override
    public void leaveTable() {
      hasLeft = true;
    }

    @Override
    public void wake() {}

    @Override
    public void disconnect(DisconnectReason reason) {
      disconnectReasons.add(reason);
    }

    @Override
    public boolean pollActivity() {
      return true;
    }

    @Override
    public boolean hasShownPages() {
      return hasShownPages;
    }

    @Override
    public boolean isShowingMatch() {
      return false;
    }

    @Override
    public void awaitClosed(Duration patience) {}
  }

  /** Concedes a match for the player of its first seat. */
  public static void concede(ServerTable table) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    Seat first = match.match().seats().getFirst();
    assertThat(match.addControlIfAllowed(new ControlEntry.Conceded(first))).isEmpty();
  }

  /** Connects a user with a key. */
  public ClientSession connect(String name) {
    return connectClient("key:" + name, name).session();
  }

  public TestClient connectClient(String login, String name) {
    TestClient client = new TestClient();
    AddressQuota quota = gameServer.admission().quotaOf(InetAddress.getLoopbackAddress());
    client.session =
        Optional.of(gameServer.sessions().connect(client, login, name, "127.0.0.1", quota));
    return client;
  }

  /** Makes a client join a table, as a player if its user holds a seat. */
  public void enter(TestClient client, ServerTable table) {
    client.seat = table.seatOf(client.account().id());
    gameServer.tableService().join(client, table);
  }

  public static SeatOwner held(ClientSession session) {
    return new SeatOwner.Held(session.account().id());
  }

  public static SeatOwner free() {
    return new SeatOwner.Free("");
  }

  public TableResult requestTable(
      ClientSession creator, Title<?, ?, ?> title, SeatOwner... owners) {
    return requestTable(creator, title, TableSettings.DEFAULTS, owners);
  }

  public TableResult requestTable(
      ClientSession creator, Title<?, ?, ?> title, TableSettings settings, SeatOwner... owners) {
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    List<Seat> seatList = title.seats().firstSeats(owners.length);
    for (int i = 0; i < owners.length; i++) {
      seats.put(seatList.get(i), owners[i]);
    }
    return gameServer
        .seatService()
        .createTable(
            creator, new TableSpec(title, Options.NONE, new SeatOwners(seats)).with(settings));
  }

  public ServerTable createTable(ClientSession creator, SeatOwner... owners) {
    return createTable(creator, TableSettings.DEFAULTS, owners);
  }

  public ServerTable createTable(
      ClientSession creator, TableSettings settings, SeatOwner... owners) {
    return tableOf(requestTable(creator, TA_SE, settings, owners));
  }

  /** Imports a journal as the file match.lethe. The names reserve seats. */
  public ServerTable importMatch(String journal, Map<Seat, String> names) {
    return switch (LoadedMatch.of(Path.of("match.lethe"), journal)) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) ->
          tableOf(gameServer.matchImports().importMatch(loadedMatch.table(), "match.lethe", names));
      case Invalid<LoadedMatch> invalid -> throw new AssertionError(invalid);
    };
  }

  public static ServerTable tableOf(TableResult result) {
    return switch (result) {
      case TableResult.Admitted(ServerTable table) -> table;
      case TableResult.Rejected rejected -> throw new AssertionError(rejected);
    };
  }

  public static ServerRejectionCode rejectionCodeOf(TableResult result) {
    return switch (result) {
      case TableResult.Admitted admitted -> throw new AssertionError(admitted);
      case TableResult.Rejected rejected -> (ServerRejectionCode) rejected.rejection().code();
    };
  }

  public ServerTable table(int number) {
    return gameServer.table("" + number, TaskRunner.IMMEDIATE).orElseThrow();
  }

  /** Plays the first legal command a number of times. */
  public static <C, O, V> void play(Table<C, O, V> match, int plies) {
    for (int i = 0;
        i < plies && match.match().turn() instanceof Turn.Awaits(List<Seat> seats);
        i++) {
      Seat seat = seats.getFirst();
      var _ = match.submit(seat, match.match().legalCommands(seat).getFirst());
    }
  }

  /** Plays moves that a bot of the given level chooses. */
  public static <C, O, V> void playLikeBot(Table<C, O, V> match, String level, int plies) {
    for (int i = 0;
        i < plies && match.match().turn() instanceof Turn.Awaits(List<Seat> seats);
        i++) {
      Seat seat = seats.getFirst();
      var bot =
          match
              .title()
              .levelByName(level)
              .orElseThrow()
              .factory()
              .make(match.game(), seat, new Rng(7));
      match.match().observationsNotUndone(seat).forEach(seen -> bot.observe(seen.observation()));
      C move = bot.choose(match.match().view(seat), match.match().legalCommands(seat));
      var _ = match.submit(seat, move);
    }
  }

  @Override
  public void close() {
    store.unblock();
    gameServer.close(Duration.ZERO);
  }
}
