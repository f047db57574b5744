package lethe.app.cli;

import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import lethe.app.operate.RunningServer;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.base.Log;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.limit.IpNetwork;
import lethe.app.ssh.OperatorConfig;

/**
 * The options for the operator of a server, such as those for the log, metrics, notices and hooks.
 */
final class OperatorOptions {
  private static final Pattern SERVER_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,39}");
  private static final String DEFAULT_NAME = "server";

  private final CommandSyntax syntax;
  private final Supplier<Optional<String>> serverName;
  private final Supplier<Log.Level> logLevel;
  private final Supplier<Log.Format> logFormat;
  private final Supplier<Optional<String>> metricsAddress;
  private final Supplier<Optional<Path>> noticeFile;
  private final Supplier<List<String>> proxies;
  private final Supplier<Optional<Path>> contentFolder;
  private final Supplier<Optional<Path>> hookProgram;
  private final BooleanSupplier useLoginNames;

  OperatorOptions(CommandSyntax syntax) {
    this.syntax = syntax;
    serverName =
        syntax.option(
            "--name",
            "NAME",
            String.class,
            "The name of the server in its log, its metrics, the database and lists of servers (default:"
                + " the name of this machine).");
    logLevel =
        syntax.option(
            "--log",
            "LEVEL",
            Log.Level.class,
            "info",
            "The lowest level that is logged on standard error: debug, info, warn or error"
                + " (default: ${DEFAULT-VALUE}).");
    logFormat =
        syntax.option(
            "--log-format",
            "FORMAT",
            Log.Format.class,
            "text",
            "The format of the log: text (key=value) or json, one object per line"
                + " (default: ${DEFAULT-VALUE}).");
    metricsAddress =
        syntax.option(
            "--metrics",
            "ADDRESS:PORT",
            String.class,
            "Serves /metrics for Prometheus, /livez and /readyz over HTTP at this address.");
    noticeFile =
        syntax.option(
            "--notice",
            "FILE",
            Path.class,
            "A file with a message for the lobby; read again when it changes.");
    proxies =
        syntax.repeatableOption(
            "--proxy-from",
            "ADDRESS",
            "The address or network of a proxy, whose connections must begin with a PROXY protocol"
                + " header. Can be given several times; in a file or variable, commas separate several"
                + " addresses.");
    contentFolder =
        syntax.option(
            "--files",
            "FOLDER",
            Path.class,
            "A folder with decks and boards that players can choose by name: GAME/OPTION/NAME.tsv,"
                + " such as ravens/deck/dark.tsv.");
    hookProgram =
        syntax.option(
            "--hook",
            "PROGRAM",
            Path.class,
            "Runs PROGRAM, with a JSON object as its input, when it becomes the turn of an absent player"
                + " in a correspondence game, and again when a quarter of the time is left.");
    useLoginNames =
        syntax.flag(
            "--login-names",
            "Names newcomers after their login names (ssh NAME@HOST). Otherwise they are called guest,"
                + " guest-2 and so on until they choose a name, and login names are not shown.");
  }

  /** Returns the name of the server; reports a usage error if it is invalid. */
  String serverName() {
    String name = serverName.get().orElseGet(OperatorOptions::hostName);
    if (!SERVER_NAME.matcher(name).matches()) {
      throw syntax.usageError("serve.name", name);
    }
    return name;
  }

  /**
   * Returns the name of this machine without its domain; {@code server} if it has none, or one that
   * is not valid for a server.
   */
  private static String hostName() {
    try {
      String name = InetAddress.getLocalHost().getHostName().replaceFirst("\\..*", "");
      return SERVER_NAME.matcher(name).matches() ? name : DEFAULT_NAME;
    } catch (UnknownHostException e) {
      return DEFAULT_NAME;
    }
  }

  OperatorConfig operatorConfig() {
    List<IpNetwork> networks =
        proxies.get().stream()
            .map(
                text ->
                    IpNetwork.parse(text).orElseThrow(() -> syntax.usageError("serve.proxy", text)))
            .toList();
    return new OperatorConfig(
        noticeFile.get().map(Path::toAbsolutePath),
        networks,
        contentFolder.get().map(Path::toAbsolutePath),
        hookProgram.get().map(Path::toAbsolutePath),
        useLoginNames.getAsBoolean());
  }

  RunningServer.AdminConfig adminConfig(Path control) {
    return new RunningServer.AdminConfig(
        control, metricsAddress.get().map(this::parseAddress), logLevel.get(), logFormat.get());
  }

  private InetSocketAddress parseAddress(String text) {
    int colon = text.lastIndexOf(':');
    String host = text.substring(0, Math.max(0, colon)).replaceAll("[\\[\\]]", "");
    String port = text.substring(colon + 1);
    try {
      if (port.matches("[0-9]{1,5}")) {
        return new InetSocketAddress(InetAddress.ofLiteral(host), Integer.parseInt(port));
      }
    } catch (IllegalArgumentException e) {
      // The address is invalid. The error is reported below.
    }
    throw syntax.usageError("serve.metrics", text);
  }

  /** Prints lines that describe the configuration. */
  void printDescription(RunningServer.AdminConfig adminConfig, PrintStream out) {
    out.println(LetheCli.MESSAGES.format("serve.control", adminConfig.controlSocket()));
    metricsAddress
        .get()
        .ifPresent(address -> out.println(LetheCli.MESSAGES.format("serve.metrics-at", address)));
    out.println(
        LetheCli.MESSAGES.format(
            useLoginNames.getAsBoolean() ? "serve.login-names" : "serve.neutral-names"));
    noticeFile.get().ifPresent(file -> out.println(LetheCli.MESSAGES.format("serve.notice", file)));
    hookProgram.get().ifPresent(file -> out.println(LetheCli.MESSAGES.format("serve.hook", file)));
    if (!proxies.get().isEmpty()) {
      out.println(LetheCli.MESSAGES.format("serve.proxies", String.join(", ", proxies.get())));
    }
    out.flush();
  }

  /**
   * Checks the decks and boards in the operator's folder: prints the names of valid files to {@code
   * out}, and errors to {@code err}. Returns whether all files are valid.
   */
  boolean checkContentFiles(PrintStream out, PrintStream err) {
    List<ContentFiles.CheckedFile> checkedFiles = new ContentFiles(contentFolder.get()).checkAll();
    for (ContentFiles.CheckedFile checkedFile : checkedFiles) {
      String file =
          String.join("/", checkedFile.game(), checkedFile.option(), checkedFile.name() + ".tsv");
      checkedFile
          .error()
          .ifPresentOrElse(
              error -> err.println(ErrorMessages.format(file, error)),
              () -> out.println(LetheCli.MESSAGES.format("serve.file", file)));
    }
    out.flush();
    return checkedFiles.stream().allMatch(checkedFile -> checkedFile.error().isEmpty());
  }
}
