package lethe.app.savedgame;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.save.Branch;
import lethe.app.save.BranchFile;
import lethe.engine.core.Validated.Valid;

/**
 * The moment at which a branch leaves another match.
 *
 * @param entries the number of entries that both matches have in common
 * @param parentFile the file of the other match, if it is saved
 * @param name the name of the branch; empty if it has none
 */
public record BranchOrigin(int entries, Optional<Path> parentFile, String name) {
  /** Returns, for example, {@code branch "bold" of ta-se-20261125-161205.lethe from moment 12}. */
  public String description() {
    return parentFile
        .map(
            file ->
                name.isEmpty()
                    ? SavedGame.MESSAGES.format("kept.branch", file.getFileName(), entries)
                    : SavedGame.MESSAGES.format(
                        "kept.branch.named", name, file.getFileName(), entries))
        .orElseGet(() -> SavedGame.MESSAGES.format("kept.branch.alone", entries));
  }

  /** Returns {@code branch "bold"}, or {@code branch from moment 12} if it has no name. */
  public String shortDescription() {
    return name.isEmpty()
        ? SavedGame.MESSAGES.format("kept.branch.brief", entries)
        : SavedGame.MESSAGES.format("kept.branch.brief.named", name);
  }

  /**
   * Returns saved games, each branch with its origin. The origin is taken from the list of branches
   * next to another saved game or, failing that, found by comparing the beginnings of the games.
   */
  static List<SavedGame> addTo(List<SavedGame> games) {
    if (games.stream().noneMatch(game -> game.branchHistory().isBranch())) {
      return games;
    }
    Map<Path, BranchOrigin> named = namedBranches(games);
    return games.stream()
        .map(
            game ->
                game.branchHistory().isBranch() ? game.withOrigin(of(game, games, named)) : game)
        .toList();
  }

  private static BranchOrigin of(
      SavedGame game, List<SavedGame> games, Map<Path, BranchOrigin> named) {
    BranchOrigin known = named.get(realPath(game.file()));
    return known != null
        ? known
        : new BranchOrigin(
            game.branchHistory().forkPosition(),
            games.stream()
                .filter(other -> game.branchHistory().isBranchOf(other.branchHistory()))
                .map(SavedGame::file)
                .findFirst(),
            "");
  }

  private static Map<Path, BranchOrigin> namedBranches(List<SavedGame> games) {
    Map<Path, BranchOrigin> named = new HashMap<>();
    for (SavedGame game : games) {
      BranchFile list = BranchFile.of(game.file());
      if (Files.exists(list.path()) && list.read() instanceof Valid<List<Branch>>(var branches)) {
        for (Branch one : branches) {
          named.put(
              realPath(one.file()),
              new BranchOrigin(one.entry(), Optional.of(game.file()), one.name()));
        }
      }
    }
    return named;
  }

  private static Path realPath(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
