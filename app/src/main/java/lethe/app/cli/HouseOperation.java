package lethe.app.cli;

import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Log;
import lethe.app.house.Network;
import lethe.app.house.disk.OwnFiles;
import lethe.app.operate.Operation;
import lethe.app.ssh.Operator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a house is seen and steered by who runs it. */
@Command
final class HouseOperation {
  @Mixin private Usage usage;

  @Option(
      names = "--log",
      paramLabel = "LEVEL",
      defaultValue = "info",
      description =
          "What is written on standard error: debug, info, warn or error"
              + " (usually ${DEFAULT-VALUE}).")
  private Log.Level least;

  @Option(
      names = "--metrics",
      paramLabel = "ADDRESS:PORT",
      description =
          "Where to tell over HTTP how the house is: /metrics for Prometheus, and /health.")
  private Optional<String> metrics = Optional.empty();

  @Option(
      names = "--notice",
      paramLabel = "FILE",
      description = "A message that is shown in the lobby; read anew when it changes.")
  private Optional<Path> notice = Optional.empty();

  @Option(
      names = "--proxy-from",
      paramLabel = "ADDRESS",
      description =
          "An address or a network whose connections are brought by a proxy, and begin with the"
              + " PROXY protocol; nobody else's do. May be given several times.")
  private List<String> proxies = new ArrayList<>();

  @Option(
      names = "--files",
      paramLabel = "FOLDER",
      description =
          "Decks and boards of the house's own, which people choose by name: GAME/OPTION/NAME.tsv,"
              + " such as ravens/deck/dark.tsv.")
  private Optional<Path> files = Optional.empty();

  @Option(
      names = "--hook",
      paramLabel = "PROGRAM",
      description =
          "Run as PROGRAM PLAYER TABLE GAME turn when it becomes somebody's turn who is not here,"
              + " at a table where moves take days; once more with reminder when a quarter of the"
              + " time is left.")
  private Optional<Path> hook = Optional.empty();

  @Option(
      names = "--login-names",
      description =
          "Calls newcomers what they log in as (ssh NAME@HOST). Else they are called guest, guest-2"
              + " and so on until they choose a name, and nobody is told what they log in as.")
  private boolean loginNames;

  Operator operator() {
    if (hook.isPresent() && !Files.isExecutable(hook.get())) {
      throw usage.wrong("serve.no-hook", hook.get());
    }
    if (files.isPresent() && !Files.isDirectory(files.get())) {
      throw usage.wrong("serve.no-files", files.get());
    }
    if (notice.isPresent() && !Files.isReadable(notice.get())) {
      throw usage.wrong("serve.no-notice", notice.get());
    }
    List<Network> networks =
        proxies.stream()
            .map(text -> Network.read(text).orElseThrow(() -> usage.wrong("serve.proxy", text)))
            .toList();
    return new Operator(
        notice.map(Path::toAbsolutePath),
        networks,
        files.map(Path::toAbsolutePath),
        hook.map(Path::toAbsolutePath),
        loginNames);
  }

  Operation.Plan plan(Path control) {
    return new Operation.Plan(control, metrics.map(this::where), least);
  }

  private InetSocketAddress where(String text) {
    int colon = text.lastIndexOf(':');
    String host = text.substring(0, Math.max(0, colon)).replaceAll("[\\[\\]]", "");
    String port = text.substring(colon + 1);
    try {
      if (port.matches("[0-9]{1,5}")) {
        return new InetSocketAddress(InetAddress.ofLiteral(host), Integer.parseInt(port));
      }
    } catch (IllegalArgumentException e) {
      // Said below, for the port as well.
    }
    throw usage.wrong("serve.metrics", text);
  }

  void explain(Operation.Plan plan, PrintStream out) {
    out.println(Lethe.SAY.say("serve.control", plan.control()));
    metrics.ifPresent(where -> out.println(Lethe.SAY.say("serve.metrics-at", where)));
    out.println(Lethe.SAY.say(loginNames ? "serve.login-names" : "serve.neutral-names"));
    notice.ifPresent(file -> out.println(Lethe.SAY.say("serve.notice", file)));
    if (!proxies.isEmpty()) {
      out.println(Lethe.SAY.say("serve.proxies", String.join(", ", proxies)));
    }
    out.flush();
  }

  /** Says what is wrong with the house's own files; whether nothing is. */
  boolean judge(PrintStream out, PrintStream err) {
    List<OwnFiles.Judged> judged = new OwnFiles(files).judged();
    for (OwnFiles.Judged one : judged) {
      String file = String.join("/", one.game(), one.option(), one.name() + ".tsv");
      one.fault()
          .ifPresentOrElse(
              fault -> err.println(Faults.line(file, fault)),
              () -> out.println(Lethe.SAY.say("serve.file", file)));
    }
    out.flush();
    return judged.stream().allMatch(one -> one.fault().isEmpty());
  }
}
