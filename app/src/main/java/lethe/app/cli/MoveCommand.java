package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.concurrent.Callable;
import lethe.app.ssh.Moving;
import lethe.app.ssh.Shared;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Takes a house to another database. */
@Command(
    name = "move",
    description = "Takes a house that is closed from its folder into a PostgreSQL, or back.")
final class MoveCommand implements Callable<Integer> {
  @Mixin private Usage usage;
  @Mixin private HouseFolder house;
  @Mixin private HouseDatabase database;

  @Option(names = "--back", description = "From the PostgreSQL into the folder.")
  private boolean back;

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(false);
    Shared shared = database.shared();
    if (shared.database().isEmpty()) {
      throw usage.wrong("serve.database-url");
    }
    if (back) {
      Files.createDirectories(house.data());
    }
    try {
      Map<String, Integer> moved = Moving.move(house.data(), shared, back);
      to.out()
          .println(
              Lethe.SAY.say(
                  back ? "house.moved-back" : "house.moved",
                  moved.get("people"),
                  moved.get("tables"),
                  moved.get("entries"),
                  house.data()));
      to.out().flush();
      return Exit.DONE;
    } catch (IOException e) {
      to.err().println(Lethe.SAY.say("house.not-moved", Faults.told(e)));
      return Exit.WRONG_FILE;
    }
  }
}
