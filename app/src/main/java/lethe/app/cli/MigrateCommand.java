package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.sql.StoreTransfer;
import lethe.app.ssh.ClusterConfig;
import lethe.app.ssh.StoreTransferService;

/** Transfers the data of a stopped server to a PostgreSQL database or back. */
final class MigrateCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax("Moves the data of a stopped server into a PostgreSQL database, or back.");

  private final DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);

  private final Supplier<String> database =
      syntax.requiredOption(
          "--database",
          "URL",
          String.class,
          "The PostgreSQL database: jdbc:postgresql://HOST/NAME?user=USER.");

  private final Supplier<Optional<Path>> passwordFile = DatabaseOptions.passwordFileOption(syntax);

  private final Supplier<Optional<Path>> seedKey =
      syntax.option(
          "--seed-key",
          "FILE",
          Path.class,
          "The key that encrypts the seeds of matches in the database; created for a new database"
              + " (default: seed_key in the data folder).");

  private final BooleanSupplier toFolder =
      syntax.flag("--back", "Moves the data from PostgreSQL into the folder.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    DatabaseOptions.requireValid(database.get(), syntax);
    Optional<String> problem = passwordFile.get().flatMap(PasswordFile::problem);
    if (problem.isPresent()) {
      output.err().println(problem.get());
      return ExitCodes.FAILURE;
    }
    ClusterConfig clusterConfig =
        new ClusterConfig(
            Optional.of(database.get()),
            passwordFile.get().map(file -> PasswordFile.read(file, syntax)),
            Optional.empty(),
            seedKey.get().map(Path::toAbsolutePath));
    try {
      StoreTransfer.TransferCounts counts =
          StoreTransferService.transfer(
              dataFolderOptions.dataFolder(), clusterConfig, toFolder.getAsBoolean());
      output
          .out()
          .println(
              LetheCli.MESSAGES.format(
                  toFolder.getAsBoolean() ? "admin.moved-back" : "admin.moved",
                  counts.accounts(),
                  counts.tables(),
                  counts.entries(),
                  dataFolderOptions.dataFolder()));
      output.out().flush();
      return ExitCodes.OK;
    } catch (IOException e) {
      output.err().println(LetheCli.MESSAGES.format("admin.not-moved", ErrorMessages.ioMessage(e)));
      return ExitCodes.FAILURE;
    }
  }
}
