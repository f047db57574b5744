package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.save.SaveFolder;
import lethe.app.savedgame.BranchOrigin;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.savedgame.SavedGame;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.text.Escapes;
import lethe.engine.core.InputError;

final class SavesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
              "Lists saved games, the most recently played last, with their status or result, their"
                  + " length, when they were last played, and the game that a branch comes from.",
              "",
              "In a pipe, each game is one line, and times are in UTC.")
          .withSubcommands(Map.of("delete", deleteSyntax()));

  private final SaveFolder folder = SaveFolder.of(System.getenv());

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    List<Path> files = folder.filesByPlayTime();
    if (files.isEmpty()) {
      output.out().println(LetheCli.MESSAGES.format("no-saves", folder.path()));
      output.out().flush();
      return ExitCodes.OK;
    }
    SavedGameCatalog savedGames = new SavedGameCatalog(folder);
    Map<Path, SavedGame> gamesByFile = new HashMap<>();
    savedGames.all().forEach(game -> gamesByFile.put(game.file(), game));
    boolean isPiped = output.columns().isEmpty();
    new ListOutput(
            files.stream()
                .flatMap(file -> entry(file, gamesByFile, savedGames, isPiped).stream())
                .toList())
        .print(output);
    return ExitCodes.OK;
  }

  private static Optional<ListEntry> entry(
      Path file, Map<Path, SavedGame> gamesByFile, SavedGameCatalog savedGames, boolean isPiped) {
    SavedGame game = gamesByFile.get(file);
    return game == null
        ? savedGames.readError(file).map(ListEntry::of)
        : Optional.of(entry(game, isPiped));
  }

  private static ListEntry entry(SavedGame game, boolean isPiped) {
    String lastPlayed =
        isPiped ? SaveTimestamp.of(game.lastPlayed()).isoText() : game.lastPlayedTime();
    List<String> details = new ArrayList<>();
    details.add(game.match().status().summary(game.title()));
    details.add(
        LetheCli.MESSAGES.format("saves.details", game.title().id(), game.progress(), lastPlayed));
    game.origin().map(BranchOrigin::description).ifPresent(details::add);
    return new ListEntry(Escapes.forSingleLine(game.file().toString()) + "  ", details);
  }

  private CommandSyntax deleteSyntax() {
    CommandSyntax deleteSyntax = new CommandSyntax("Deletes a kept match for good.");
    Supplier<Path> file =
        deleteSyntax.argument("FILE", Path.class, "As ${ROOT-COMMAND-NAME} saves lists it.");
    return deleteSyntax.withAction(() -> delete(file.get(), deleteSyntax));
  }

  private int delete(Path file, CommandSyntax deleteSyntax) throws IOException {
    boolean isName = !file.isAbsolute() && file.getNameCount() == 1;
    Path savedFile = isName ? fileByName(file.toString()) : file.toAbsolutePath().normalize();
    if (!folder.files().contains(savedFile)) {
      throw deleteSyntax.usageError("no-such-save", file, folder.path());
    }
    Optional<InputError> failure = new SavedGameCatalog(folder).delete(savedFile);
    if (failure.isPresent()) {
      ProgramOutput.of(false)
          .err()
          .println(ErrorMessages.format(savedFile.toString(), failure.get()));
      return ExitCodes.INVALID_INPUT;
    }
    return ExitCodes.OK;
  }

  /** Returns the path of a saved game in the folder; the extension may be omitted. */
  private Path fileByName(String name) {
    return folder
        .path()
        .resolve(name.endsWith(SaveFolder.EXTENSION) ? name : name + SaveFolder.EXTENSION);
  }
}
