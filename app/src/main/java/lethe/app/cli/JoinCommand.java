package lethe.app.cli;

import java.io.IOException;
import java.net.ConnectException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.local.StandardStream;
import lethe.app.save.FileName;
import lethe.app.save.TextFile;
import lethe.app.ssh.JoinClient;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.StandardInput;
import lethe.app.terminal.Tty;
import lethe.app.text.Launcher;
import lethe.engine.core.Validated.Valid;

final class JoinCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Connects to a server on this machine through its local socket; sshd can run this as a"
              + " forced command.");

  private final Supplier<Path> socket =
      syntax.requiredOption(
          "--socket",
          "FILE",
          Path.class,
          "The socket given to ${ROOT-COMMAND-NAME} serve --socket.");

  private final Supplier<Optional<String>> name =
      syntax.option("--name", "NAME", String.class, "The login name for the server.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    Map<String, String> environment = Launcher.environment();
    String authFile = environment.getOrDefault("SSH_USER_AUTH", "");
    String login =
        !authFile.isEmpty()
                && TextFile.read(FileName.path(authFile)) instanceof Valid<String>(String text)
            ? JoinClient.provenLogin(text)
            : "";
    String command = environment.getOrDefault("SSH_ORIGINAL_COMMAND", "");
    if (AdminCommand.isForbidden(socket.get())) {
      return printError("join.forbidden");
    }
    if (!Files.exists(socket.get())) {
      return printError("join.no-server");
    }
    boolean isInteractive = ProgramOutput.isInteractive() && ProgramOutput.canOpenTerminal();
    Optional<Tty> tty = isInteractive ? Optional.of(new LocalTty()) : Optional.empty();
    try {
      return JoinClient.join(
          socket.get(),
          tty,
          StandardInput.stream(),
          StandardStream.OUT,
          environment,
          login,
          name.get().orElse(""),
          command);
    } catch (ConnectException e) {
      return printError("join.no-server");
    } catch (IOException e) {
      tty.ifPresent(Tty::close);
      return StandardStream.OUT.hasFailed() ? ExitCodes.OK : printError("join.connection-lost");
    } finally {
      tty.ifPresent(Tty::close);
    }
  }

  private int printError(String key) {
    ProgramOutput.of(false).err().println(LetheCli.MESSAGES.format(key, socket.get()));
    return ExitCodes.FAILURE;
  }
}
