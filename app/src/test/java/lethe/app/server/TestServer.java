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
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.base.ServerRefusal;
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
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** A server without connections; several may share a database. */
public final class TestServer implements AutoCloseable {
  public static final Title<?, ?, ?> TA_SE = Titles.byName("ta-se").orElseThrow();

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  public final BlockingStore disk;
  public final GameServer gameServer;

  public TestServer(Path data, DatabaseKind base, Limits limits) {
    this(data, base, limits, Clocks.system());
  }

  public TestServer(Path data, DatabaseKind base, Limits limits, Clocks clocks) {
    this(data, base, limits, clocks, new SecureRandom());
  }

  public TestServer(
      Path data, DatabaseKind base, Limits limits, Clocks clocks, SecureRandom random) {
    Log log = new Log(new PrintStream(said, true, StandardCharsets.UTF_8), clocks.wall());
    try {
      disk = new BlockingStore(base.store(data, log));
      NoticeFile notices = new NoticeFile(Optional.empty(), log);
      gameServer =
          GameServer.open(
              new GameServer.ServerSetup(
                  limits, new NameRules(LobbyHandlerFactory.reservedWords()), disk, notices),
              log,
              clocks,
              random);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String log() {
    return said.toString(StandardCharsets.UTF_8);
  }

  /** A client that remembers what it is told. */
  public static final class Listener implements ClientHandle, TableParticipant {
    public final List<Notification> told = new CopyOnWriteArrayList<>();
    public final List<DisconnectReason> disconnectReasons = new CopyOnWriteArrayList<>();
    public volatile boolean ended;
    private Optional<ClientSession> presence = Optional.empty();
    private Optional<Seat> seat = Optional.empty();

    public ClientSession presence() {
      return presence.orElseThrow();
    }

    @Override
    public Account account() {
      return presence().account();
    }

    @Override
    public Optional<Seat> seat() {
      return seat;
    }

    @Override
    public void deliver(Notification news) {
      told.add(news);
    }

    @Override
    public void leaveTable() {
      ended = true;
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
    public boolean isInteractive() {
      return true;
    }

    @Override
    public boolean isAtTable() {
      return false;
    }

    @Override
    public void awaitClosed(Duration patience) {}
  }

  /** Makes the first player of a game concede. */
  public static void concede(ServerTable table) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    Seat first = match.match().seats().getFirst();
    assertThat(match.addControlIfAllowed(new ControlEntry.Conceded(first))).isEmpty();
  }

  /** A player with a key. */
  public ClientSession connect(String name) {
    return listen("key:" + name, name).presence();
  }

  public Listener listen(String login, String name) {
    Listener listener = new Listener();
    AddressQuota share = gameServer.admission().quotaOf(InetAddress.getLoopbackAddress());
    listener.presence =
        Optional.of(gameServer.sessions().connect(listener, login, name, "127.0.0.1", share));
    return listener;
  }

  /** Has them be at a table, in their seat if they hold one. */
  public void enter(Listener listener, ServerTable table) {
    listener.seat = table.seatOf(listener.account().id());
    gameServer.tableService().join(listener, table);
  }

  public static SeatOwner held(ClientSession presence) {
    return new SeatOwner.Held(presence.account().id());
  }

  public static SeatOwner free() {
    return new SeatOwner.Free("");
  }

  public TableResult make(ClientSession maker, Title<?, ?, ?> title, SeatOwner... owners) {
    return make(maker, title, TableSettings.DEFAULTS, owners);
  }

  public TableResult make(
      ClientSession maker, Title<?, ?, ?> title, TableSettings settings, SeatOwner... owners) {
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    List<Seat> all = title.seats().firstSeats(owners.length);
    for (int i = 0; i < owners.length; i++) {
      seats.put(all.get(i), owners[i]);
    }
    return gameServer
        .seatService()
        .createTable(
            maker, new TableSpec(title, Options.NONE, new SeatOwners(seats)).with(settings));
  }

  public ServerTable made(ClientSession maker, SeatOwner... owners) {
    return at(make(maker, TA_SE, owners));
  }

  public static ServerTable at(TableResult answer) {
    return switch (answer) {
      case TableResult.Admitted(ServerTable table) -> table;
      case TableResult.Refused refused -> throw new AssertionError(refused);
    };
  }

  public static ServerRefusal refusalOf(TableResult answer) {
    return switch (answer) {
      case TableResult.Admitted at -> throw new AssertionError(at);
      case TableResult.Refused refused -> (ServerRefusal) refused.rejection().code();
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

  /** Plays what a bot of a level would do, a number of times. */
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
      match.match().observationsNotUndone(seat).forEach(told -> bot.observe(told.observation()));
      C move = bot.choose(match.match().view(seat), match.match().legalCommands(seat));
      var _ = match.submit(seat, move);
    }
  }

  @Override
  public void close() {
    disk.unblock();
    gameServer.close(Duration.ZERO);
  }
}
