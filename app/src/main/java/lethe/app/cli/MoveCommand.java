package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import lethe.app.house.sql.Move;
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

  @Option(
      names = "--database",
      paramLabel = "URL",
      required = true,
      description = "A PostgreSQL: jdbc:postgresql://HOST/NAME.")
  private String database = "";

  @Option(
      names = "--seed-key",
      paramLabel = "FILE",
      description =
          "The key that seals the seeds of matches there; made if there is none (usually seed_key in"
              + " the folder).")
  private Optional<Path> seedKey = Optional.empty();

  @Option(names = "--back", description = "From the PostgreSQL into the folder.")
  private boolean back;

  @Override
  public Integer call() throws IOException {
    Terminals to = Terminals.of(false);
    if (!database.startsWith("jdbc:postgresql:")) {
      throw usage.wrong("serve.database-url");
    }
    Shared shared =
        new Shared(Optional.of(database), Optional.empty(), seedKey.map(Path::toAbsolutePath));
    if (back) {
      Files.createDirectories(house.data());
    }
    try {
      Move.Moved moved = Moving.move(house.data(), shared, back);
      to.out()
          .println(
              Lethe.SAY.say(
                  back ? "house.moved-back" : "house.moved",
                  moved.people(),
                  moved.tables(),
                  moved.lines(),
                  house.data()));
      to.out().flush();
      return Exit.DONE;
    } catch (IOException e) {
      to.err().println(Lethe.SAY.say("house.not-moved", Faults.told(e)));
      return Exit.WRONG_FILE;
    }
  }
}
