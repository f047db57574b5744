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
import lethe.app.words.Escapes;
import lethe.engine.core.InputError;

final class SavesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
              "Lists saved games, the most recently played last, with their status or result, their"
                  + " length, when they were last played, and the game that a branch comes from.",
              "",
              "In a pipe, each game is one line, and times are in UTC.")
          .withSubcommands(Map.of("delete", deletion()));

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
    Map<Path, SavedGame> saved = new HashMap<>();
    savedGames.all().forEach(one -> saved.put(one.file(), one));
    boolean piped = output.columns().isEmpty();
    new ListOutput(
            files.stream().flatMap(file -> row(file, saved, savedGames, piped).stream()).toList())
        .print(output);
    return ExitCodes.OK;
  }

  private static Optional<ListEntry> row(
      Path file, Map<Path, SavedGame> saved, SavedGameCatalog savedGames, boolean piped) {
    SavedGame game = saved.get(file);
    return game == null
        ? savedGames.readError(file).map(ListEntry::of)
        : Optional.of(row(game, piped));
  }

  private static ListEntry row(SavedGame game, boolean piped) {
    String played = piped ? SaveTimestamp.of(game.lastPlayed()).isoText() : game.lastPlayedTime();
    List<String> rest = new ArrayList<>();
    rest.add(game.match().status().summary(game.title()));
    rest.add(LetheCli.MESSAGES.format("saves.far", game.title().id(), game.progress(), played));
    game.origin().map(BranchOrigin::description).ifPresent(rest::add);
    return new ListEntry(Escapes.forSingleLine(game.file().toString()) + "  ", rest);
  }

  private CommandSyntax deletion() {
    CommandSyntax delete = new CommandSyntax("Deletes a kept match for good.");
    Supplier<Path> file =
        delete.word("FILE", Path.class, "As ${ROOT-COMMAND-NAME} saves lists it.");
    return delete.action(() -> delete(file.get(), delete));
  }

  private int delete(Path file, CommandSyntax typed) throws IOException {
    boolean name = !file.isAbsolute() && file.getNameCount() == 1;
    Path saved = name ? fileByName(file.toString()) : file.toAbsolutePath().normalize();
    if (!folder.files().contains(saved)) {
      throw typed.usageError("no-such-save", file, folder.path());
    }
    Optional<InputError> failure = new SavedGameCatalog(folder).delete(saved);
    if (failure.isPresent()) {
      ProgramOutput.of(false).err().println(ErrorMessages.format(saved.toString(), failure.get()));
      return ExitCodes.INVALID_INPUT;
    }
    return ExitCodes.OK;
  }

  /** Returns the path of a saved match; the extension may be omitted. */
  private Path fileByName(String name) {
    return folder
        .path()
        .resolve(name.endsWith(SaveFolder.EXTENSION) ? name : name + SaveFolder.EXTENSION);
  }
}
