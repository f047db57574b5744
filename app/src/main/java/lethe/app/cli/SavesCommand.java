package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.save.SaveFolder;
import lethe.app.savedgame.BranchOrigin;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.SaveTimestamp;
import lethe.app.savedgame.SavedGame;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.savedgame.SavedGameNames;
import lethe.app.text.Escapes;
import lethe.engine.core.InputError;

final class SavesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
              "Lists saved games, the most recently played last, with their status or result, their"
                  + " length, when they were last played, and the game that a branch comes from.",
              "",
              "A command that takes the FILE of a match also accepts the number or name of a saved game in"
                  + " this list, unless there is a file of that name. The latest game has the number 1.",
              "",
              "In a pipe, each game is one line that begins with its file, and times are in UTC.")
          .withSubcommands(Map.of("delete", deleteSyntax()));

  private final BooleanSupplier json = syntax.jsonFlag();

  /**
   * A saved game, as a line in JSON.
   *
   * @param number the number by which other commands accept it
   * @param name the name by which other commands accept it
   * @param status the result of the match, or whose turn it is
   * @param entries the number of journal entries
   * @param lastPlayed the time when it was last played, in UTC
   * @param origin the match and moment that it branched from; empty if it is not a branch
   */
  private record ListedGame(
      int number,
      String file,
      String name,
      String game,
      boolean isOver,
      String status,
      int entries,
      Instant lastPlayed,
      Optional<String> origin) {
    static ListedGame of(int number, SavedGame game) {
      return new ListedGame(
          number,
          game.file().toString(),
          SavedGameNames.name(game.file()),
          game.title().id(),
          game.isOver(),
          game.match().status().summary(game.title()),
          game.match().status().position(),
          game.lastPlayed(),
          game.origin().map(BranchOrigin::description));
    }
  }

  /** A file that cannot be read, as a line in JSON. */
  private record UnreadableFile(int number, String file, String error) {}

  private final SaveFolder folder = SaveFolder.of(System.getenv());

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    List<Path> files = folder.filesByPlayTime();
    if (files.isEmpty() && !json.getAsBoolean()) {
      output.out().println(LetheCli.MESSAGES.format("no-saves", folder.path()));
      output.out().flush();
      return ExitCodes.OK;
    }
    SavedGameCatalog savedGames = new SavedGameCatalog(folder);
    Map<Path, SavedGame> gamesByFile = new HashMap<>();
    savedGames.allGames().forEach(game -> gamesByFile.put(game.file(), game));
    if (json.getAsBoolean()) {
      for (int i = 0; i < files.size(); i++) {
        int number = files.size() - i;
        Path file = files.get(i);
        Optional.ofNullable(gamesByFile.get(file))
            .<Record>map(game -> ListedGame.of(number, game))
            .or(
                () ->
                    savedGames
                        .readError(file)
                        .map(error -> new UnreadableFile(number, file.toString(), error)))
            .ifPresent(line -> output.out().println(JsonWriter.write(line)));
      }
      output.out().flush();
      return ExitCodes.OK;
    }
    boolean isPiped = output.columnsIfInteractive().isEmpty();
    List<ListEntry> entries = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      Path file = files.get(i);
      SavedGame game = gamesByFile.get(file);
      if (game != null) {
        entries.add(isPiped ? entry(game) : numberedEntry(files.size() - i, game));
      } else {
        savedGames.readError(file).map(ListEntry::of).ifPresent(entries::add);
      }
    }
    new ListOutput(entries).print(output);
    return ExitCodes.OK;
  }

  private static ListEntry entry(SavedGame game) {
    return entry(
        Escapes.forSingleLine(game.file().toString()),
        game,
        SaveTimestamp.of(game.lastPlayed()).isoText());
  }

  private static ListEntry numberedEntry(int number, SavedGame game) {
    String name = Escapes.forSingleLine(SavedGameNames.name(game.file()));
    return entry(
        LetheCli.MESSAGES.format("saves.number", number, name), game, game.lastPlayedText());
  }

  private static ListEntry entry(String head, SavedGame game, String lastPlayed) {
    List<String> details = new ArrayList<>();
    details.add(game.match().status().summary(game.title()));
    details.add(
        LetheCli.MESSAGES.format("saves.details", game.title().id(), game.progress(), lastPlayed));
    game.origin().map(BranchOrigin::description).ifPresent(details::add);
    return new ListEntry(head + "  ", details);
  }

  private CommandSyntax deleteSyntax() {
    CommandSyntax deleteSyntax = new CommandSyntax("Deletes a saved game. This cannot be undone.");
    Supplier<Path> file =
        deleteSyntax.argument(
            "FILE",
            Path.class,
            "The number, name or file of a saved game; ${ROOT-COMMAND-NAME} saves lists them.");
    return deleteSyntax.withAction(() -> delete(file.get(), deleteSyntax));
  }

  private int delete(Path file, CommandSyntax deleteSyntax) throws IOException {
    boolean isName = !file.isAbsolute() && file.getNameCount() == 1;
    Path path = file.toAbsolutePath().normalize();
    Path savedFile =
        isName ? new SavedGameNames(folder).savedGameFile(file.toString()).orElse(path) : path;
    if (!folder.files().contains(savedFile)) {
      throw deleteSyntax.usageError("no-such-save", file, folder.path());
    }
    Optional<InputError> failure = new SavedGameCatalog(folder).delete(savedFile);
    if (failure.isPresent()) {
      ProgramOutput.of(false)
          .err()
          .println(ErrorMessages.format(savedFile.toString(), failure.get()));
      return ExitCodes.FAILURE;
    }
    return ExitCodes.OK;
  }
}
