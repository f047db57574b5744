package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import lethe.app.operate.Operation;
import lethe.app.save.TextFile;
import lethe.app.save.Trouble;
import lethe.app.ssh.Settings;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    description = "Opens a house: tables for anyone with an SSH client.",
    sortOptions = false,
    modelTransformer = HouseLimits.class)
final class ServeCommand implements Callable<Integer> {
  private static final String USUAL = " (usually ${DEFAULT-VALUE})";

  @Mixin private Usage usage;

  @Spec private CommandSpec spec;

  @Option(
      names = "--bind",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "Where to listen; 0.0.0.0 for everywhere" + USUAL + ".")
  private String bind;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "2222",
      description = "Where to listen; 0 for any that is free" + USUAL + ".")
  private int port;

  @Mixin private HouseFolder folder;

  @Option(
      names = "--keys",
      paramLabel = "FILE",
      description = "Lets in no key but these, written as in authorized_keys.")
  private Optional<Path> keys = Optional.empty();

  @Option(names = "--no-guests", description = "Lets nobody in without a key.")
  private boolean noGuests;

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description = "Asks guests for the password in its first line.")
  private Optional<Path> passwordFile = Optional.empty();

  @Option(
      names = "--socket",
      paramLabel = "FILE",
      description = "Where lethe join comes in; only this user can.")
  private Optional<Path> socket = Optional.empty();

  @Mixin private HouseOperation operation;

  @Mixin private HouseDatabase database;

  @Option(names = "--check", description = "Only says what all this means.")
  private boolean check;

  @Override
  public Integer call() throws IOException, GeneralSecurityException {
    Terminals to = Terminals.of(false);
    if (port < 0 || port > 65_535) {
      throw usage.wrong("serve.port");
    }
    Optional<String> password = Optional.empty();
    if (passwordFile.isPresent()) {
      Path file = passwordFile.get();
      switch (TextFile.read(file)) {
        case Valid<String>(String text) -> password = text.lines().findFirst();
        case Faulty<String>(List<Fault> faults) -> {
          return wrong(file, faults.getFirst(), to);
        }
      }
      if (password.filter(p -> !p.isEmpty()).isEmpty()) {
        throw usage.wrong("serve.no-password", file);
      }
    }
    if (keys.isPresent() && !Files.isReadable(keys.get())) {
      return wrong(keys.get(), Fault.at(0, 0, Trouble.NOT_READABLE), to);
    }
    if (noGuests && password.isPresent()) {
      throw usage.wrong("serve.guests");
    }
    Settings settings =
        new Settings(
            bind,
            port,
            folder.data(),
            keys,
            !noGuests,
            password,
            socket,
            HouseLimits.given(spec),
            operation.operator(),
            database.shared());
    Operation.Plan plan = operation.plan(folder.control());
    if (check) {
      explain(settings, to);
      operation.explain(plan, to.out());
      return operation.judge(to.out(), to.err()) ? Exit.DONE : Exit.WRONG_FILE;
    }
    return serve(settings, plan, to);
  }

  private static int wrong(Path file, Fault fault, Terminals to) {
    to.err().println(Faults.line(file.toString(), fault));
    return Exit.WRONG_FILE;
  }

  private static int serve(Settings settings, Operation.Plan plan, Terminals to)
      throws IOException, GeneralSecurityException {
    CountDownLatch closed = new CountDownLatch(1);
    Operation house;
    try {
      house = Operation.open(settings, plan, to.err());
    } catch (IOException e) {
      to.err().println(Lethe.SAY.say("serve.not-open", Faults.told(e)));
      return Exit.WRONG_FILE;
    }
    try (house) {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    house.stop();
                    await(closed);
                  }));
      to.out().println(Lethe.SAY.say("serve.open", settings.bind(), house.port()));
      house.metricsPort().ifPresent(p -> to.out().println(Lethe.SAY.say("serve.measured", p)));
      to.out().flush();
      house.awaitStopped();
    } finally {
      closed.countDown();
    }
    return Exit.DONE;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void explain(Settings settings, Terminals to) {
    boolean everywhere = settings.bind().equals("0.0.0.0") || settings.bind().equals("::");
    to.out().println(Lethe.SAY.say("serve.where", settings.bind(), settings.port()));
    to.out().println(Lethe.SAY.say(everywhere ? "serve.public" : "serve.local", settings.port()));
    to.out().println(Lethe.SAY.say("serve.data", settings.data()));
    settings.shared().database().ifPresent(_ -> to.out().println(Lethe.SAY.say("serve.database")));
    to.out()
        .println(
            settings
                .keys()
                .map(file -> Lethe.SAY.say("serve.keys", file))
                .orElseGet(() -> Lethe.SAY.say("serve.any-key")));
    String guests = settings.password().isPresent() ? "serve.password" : "serve.guest";
    to.out().println(Lethe.SAY.say(settings.guests() ? guests : "serve.nobody"));
    settings.socket().ifPresent(file -> to.out().println(Lethe.SAY.say("serve.socket", file)));
    to.out().println(Lethe.SAY.say("serve.limits"));
    HouseLimits.explained(settings.limits()).forEach(to.out()::println);
    to.out().flush();
  }
}
