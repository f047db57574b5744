package lethe.app.cli;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.operate.RunningServer;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.disk.DataFolder;
import lethe.app.ssh.ServerConfig;

final class ServeCommand implements CliCommand {
  private static final String DEFAULT_SUFFIX = " (default: ${DEFAULT-VALUE})";

  private final CommandSyntax syntax =
      new CommandSyntax("Runs a server for players with an SSH client.")
          .keepOptionOrder()
          .withConfigFile("LETHE_SERVE_");

  private final BooleanSupplier printConfig =
      syntax.flag(
          "--print-config",
          "Prints a configuration file with all settings and the values given for them, and exits.");

  private final Supplier<String> bind =
      syntax.option(
          "--bind",
          "ADDRESS",
          String.class,
          "127.0.0.1",
          "The address to listen on; 0.0.0.0 for all" + DEFAULT_SUFFIX + ".");

  private final Supplier<Integer> port =
      syntax.option(
          "--port",
          "N",
          Integer.class,
          "2222",
          "The port to listen on; 0 for any free port" + DEFAULT_SUFFIX + ".");

  private final DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);

  private final Supplier<Optional<Path>> authorizedKeys =
      syntax.option(
          "--keys",
          "FILE",
          Path.class,
          "Admits only the keys in this file, in the format of authorized_keys.");

  private final BooleanSupplier noGuests =
      syntax.flag("--no-guests", "Admits only users with a key.");

  private final Supplier<Optional<Path>> passwordFile =
      syntax.option(
          "--password-file",
          "FILE",
          Path.class,
          "Asks guests for the password in the first line of this file.");

  private final Supplier<Optional<Path>> socket =
      syntax.option(
          "--socket",
          "FILE",
          Path.class,
          "The local socket for ${ROOT-COMMAND-NAME} join; only this user can connect.");

  private final OperatorOptions operatorOptions = new OperatorOptions(syntax);

  private final DatabaseOptions databaseOptions = new DatabaseOptions(syntax);

  private final BooleanSupplier checkOnly =
      syntax.flag(
          "--check", "Prints the configuration and checks it, without starting the server.");

  private final LimitOptions limitOptions = new LimitOptions(syntax);

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException, GeneralSecurityException {
    ProgramOutput output = ProgramOutput.of(false);
    databaseOptions.requireValidUrl();
    if (printConfig.getAsBoolean()) {
      syntax.configSample().forEach(output.out()::println);
      return ExitCodes.OK;
    }
    if (port.get() < 0 || port.get() > 65_535) {
      throw syntax.usageError("serve.port");
    }
    requireBindable("--bind", bind.get());
    List<String> passwordProblems =
        Stream.of(passwordFile.get(), databaseOptions.passwordFile())
            .flatMap(Optional::stream)
            .flatMap(file -> PasswordFile.problem(file).stream())
            .toList();
    if (!passwordProblems.isEmpty()) {
      return printProblems(passwordProblems, output);
    }
    Optional<String> password = passwordFile.get().map(file -> PasswordFile.read(file, syntax));
    if (noGuests.getAsBoolean() && password.isPresent()) {
      throw syntax.usageError("serve.password-without-guests");
    }
    ServerConfig config =
        new ServerConfig(
            operatorOptions.serverName(),
            bind.get(),
            port.get(),
            dataFolderOptions.dataFolder(),
            authorizedKeys.get(),
            !noGuests.getAsBoolean(),
            password,
            socket.get(),
            limitOptions.limits(),
            operatorOptions.operatorConfig(),
            databaseOptions.clusterConfig());
    RunningServer.AdminConfig adminConfig =
        operatorOptions.adminConfig(dataFolderOptions.controlSocket());
    adminConfig
        .metricsAddress()
        .ifPresent(address -> requireBindable("--metrics", address.getHostString()));
    List<String> problems =
        checkOnly.getAsBoolean()
            ? RunningServer.problems(config, adminConfig)
            : RunningServer.fileProblems(config, adminConfig);
    if (!problems.isEmpty()) {
      return printProblems(problems, output);
    }
    if (checkOnly.getAsBoolean()) {
      printDescription(config, output);
      operatorOptions.printDescription(adminConfig, output.out());
      return operatorOptions.checkContentFiles(output.out(), output.err())
          ? ExitCodes.OK
          : ExitCodes.FAILURE;
    }
    return serve(config, adminConfig, output);
  }

  /** Rejects an address or host name at which this machine cannot listen on any port. */
  private void requireBindable(String option, String address) {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(address))) {
      assert socket.isBound();
    } catch (UnknownHostException | BindException e) {
      throw syntax.usageError("serve.bind", address, option);
    } catch (IOException e) {
      throw syntax.usageError("serve.bind-failed", address, ErrorMessages.ioMessage(e), option);
    }
  }

  private static int printProblems(List<String> problems, ProgramOutput output) {
    problems.forEach(
        problem -> output.err().println(ErrorMessages.ioMessage(new IOException(problem))));
    return ExitCodes.FAILURE;
  }

  private static int serve(
      ServerConfig config, RunningServer.AdminConfig adminConfig, ProgramOutput output)
      throws IOException, GeneralSecurityException {
    CountDownLatch serverClosed = new CountDownLatch(1);
    RunningServer server;
    try {
      server = RunningServer.open(config, adminConfig, output.err());
    } catch (IOException e) {
      output.err().println(LetheCli.MESSAGES.format("serve.not-open", ErrorMessages.ioMessage(e)));
      return ExitCodes.FAILURE;
    }
    try (server) {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(
                  () -> {
                    server.requestStop();
                    await(serverClosed);
                  }));
      output
          .out()
          .println(LetheCli.MESSAGES.format("serve.open", config.bindAddress(), server.port()));
      server
          .metricsPort()
          .ifPresent(
              metricsPort ->
                  output
                      .out()
                      .println(LetheCli.MESSAGES.format("serve.metrics-port", metricsPort)));
      output.out().flush();
      server.awaitStopRequest();
    } finally {
      serverClosed.countDown();
    }
    return ExitCodes.OK;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void printDescription(ServerConfig config, ProgramOutput output)
      throws IOException {
    boolean isLocal = InetAddress.getByName(config.bindAddress()).isLoopbackAddress();
    output
        .out()
        .println(LetheCli.MESSAGES.format("serve.address", config.bindAddress(), config.port()));
    output
        .out()
        .println(LetheCli.MESSAGES.format(isLocal ? "serve.local" : "serve.public", config.port()));
    Optional<String> database = config.clusterConfig().databaseUrlWithoutOptions();
    output
        .out()
        .println(
            LetheCli.MESSAGES.format(
                database.isPresent() ? "serve.data.own-files" : "serve.data", config.dataFolder()));
    List<DataFolder.ExposedFile> exposedFiles = new DataFolder(config.dataFolder()).exposedFiles();
    if (exposedFiles.isEmpty()) {
      output.out().println(LetheCli.MESSAGES.format("serve.private"));
    }
    for (DataFolder.ExposedFile exposedFile : exposedFiles) {
      output
          .out()
          .println(
              LetheCli.MESSAGES.format("serve.exposed", exposedFile.file(), exposedFile.mode()));
    }
    database.ifPresent(
        url -> output.out().println(LetheCli.MESSAGES.format("serve.database", url)));
    output
        .out()
        .println(
            config
                .authorizedKeys()
                .map(file -> LetheCli.MESSAGES.format("serve.keys", file))
                .orElseGet(() -> LetheCli.MESSAGES.format("serve.any-key")));
    String guestsKey = config.password().isPresent() ? "serve.password" : "serve.guest";
    output
        .out()
        .println(LetheCli.MESSAGES.format(config.allowsGuests() ? guestsKey : "serve.no-guests"));
    config
        .joinSocket()
        .ifPresent(file -> output.out().println(LetheCli.MESSAGES.format("serve.socket", file)));
    output.out().println(LetheCli.MESSAGES.format("serve.limits"));
    LimitOptions.describe(config.limits()).forEach(output.out()::println);
    output.out().flush();
  }
}
