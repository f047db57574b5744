package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.server.sql.StoreTransfer;
import lethe.app.ssh.ClusterConfig;
import lethe.app.ssh.StoreTransferService;

/** Backs up and restores the data of a server. */
final class BackupCommands {
  /** Backs up or restores data. Returns the numbers of accounts, tables and entries copied. */
  private interface Operation {
    StoreTransfer.TransferCounts execute(Path data, ClusterConfig clusterConfig, Path backup)
        throws IOException;
  }

  private BackupCommands() {}

  static CommandSyntax backup() {
    return command(
        "Backs up the data of a server or a site, which may be running, into a new folder.",
        "The folder for the backup; created if it does not exist.",
        StoreTransferService::backUp,
        "admin.backed-up");
  }

  static CommandSyntax restore() {
    return command(
        "Restores a backup into an empty data folder or database, while no server is running.",
        "The folder with the backup.",
        StoreTransferService::restore,
        "admin.restored");
  }

  private static CommandSyntax command(
      String description, String folderDescription, Operation operation, String successKey) {
    CommandSyntax syntax = new CommandSyntax(description);
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    DatabaseOptions databaseOptions = new DatabaseOptions(syntax);
    Supplier<Path> folder = syntax.argument("FOLDER", Path.class, folderDescription);
    return syntax.withAction(
        () -> {
          ProgramOutput output = ProgramOutput.of(false);
          Optional<String> problem = databaseOptions.passwordFile().flatMap(PasswordFile::problem);
          if (problem.isPresent()) {
            output.err().println(problem.get());
            return ExitCodes.FAILURE;
          }
          Path backup = folder.get().toAbsolutePath();
          try {
            StoreTransfer.TransferCounts counts =
                operation.execute(
                    dataFolderOptions.dataFolder(), databaseOptions.clusterConfig(), backup);
            output
                .out()
                .println(
                    LetheCli.MESSAGES.format(
                        successKey, counts.accounts(), counts.tables(), counts.entries(), backup));
            output.out().flush();
            return ExitCodes.OK;
          } catch (IOException e) {
            output.err().println("lethe: " + ErrorMessages.ioMessage(e));
            return ExitCodes.FAILURE;
          }
        });
  }
}
