package lethe.app.cli;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import lethe.app.local.ExitCodes;
import lethe.app.local.StandardStream;
import lethe.app.sim.Environment;
import lethe.app.terminal.StandardInput;

/** Answers the requests of a program that learns or searches. */
final class EnvCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Plays matches for a program that learns: reads requests from standard input and writes a"
              + " reply to each, one JSON object per line. PROTOCOL.md in the sources describes them.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    Environment environment = new Environment();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(StandardInput.stream(), StandardCharsets.UTF_8));
    OutputStream out = new BufferedOutputStream(StandardStream.OUT, 65_536);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.write((environment.replyLine(line) + "\n").getBytes(StandardCharsets.UTF_8));
      if (!in.ready()) {
        out.flush();
      }
    }
    out.flush();
    return ExitCodes.OK;
  }
}
