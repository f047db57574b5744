package lethe.app.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.ssh.Joining;
import lethe.app.terminal.LocalTty;
import lethe.app.terminal.Tty;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    description =
        "Comes into a house on this machine by its local socket; an sshd may run this as a forced"
            + " command.")
final class JoinCommand implements Callable<Integer> {
  @Option(
      names = "--socket",
      required = true,
      paramLabel = "FILE",
      description = "As ${ROOT-COMMAND-NAME} serve --socket has it.")
  private Path socket;

  @Option(names = "--name", paramLabel = "NAME", description = "What to be called there.")
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Map<String, String> environment = System.getenv();
    String file = environment.getOrDefault("SSH_USER_AUTH", "");
    String player = file.isEmpty() ? "" : Joining.player(Files.readString(Path.of(file)));
    String line = environment.getOrDefault("SSH_ORIGINAL_COMMAND", "");
    if (!Files.exists(socket)) {
      Terminals.of(false).err().println(Lethe.SAY.say("join.nobody", socket));
      return Exit.WRONG_FILE;
    }
    boolean typed = Terminals.isTyped() && Terminals.canBeOpened();
    Optional<Tty> tty = typed ? Optional.of(new LocalTty()) : Optional.empty();
    try {
      return Joining.join(
          socket,
          tty,
          new FileInputStream(FileDescriptor.in),
          new FileOutputStream(FileDescriptor.out),
          environment,
          player,
          name.orElse(""),
          line);
    } finally {
      tty.ifPresent(Tty::close);
    }
  }
}
