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
 * @param sharedEntryCount the number of entries that the two matches share
 * @param parentFile the file of the other match, if it is saved
 * @param name the name of the branch; empty if it has none
 */
public record BranchOrigin(int sharedEntryCount, Optional<Path> parentFile, String name) {
  /**
   * Returns a description such as {@code branch "bold" of ta-se-20261125-161205.lethe from moment
   * 12}.
   */
  public String description() {
    return parentFile
        .map(
            file ->
                name.isEmpty()
                    ? SavedGame.MESSAGES.format("origin", file.getFileName(), sharedEntryCount)
                    : SavedGame.MESSAGES.format(
                        "origin.named", name, file.getFileName(), sharedEntryCount))
        .orElseGet(() -> SavedGame.MESSAGES.format("origin.unknown-file", sharedEntryCount));
  }

  /** Returns {@code branch "bold"}, or {@code branch from moment 12} if it has no name. */
  public String shortDescription() {
    return name.isEmpty()
        ? SavedGame.MESSAGES.format("origin.brief", sharedEntryCount)
        : SavedGame.MESSAGES.format("origin.brief.named", name);
  }

  /**
   * Returns these games, each branch with its origin. The origin is read from the list of branches
   * next to another of the games. If no list contains the branch, the origin is found by comparing
   * the entries of the games.
   */
  static List<SavedGame> withOrigins(List<SavedGame> games) {
    if (games.stream().noneMatch(game -> game.branchHistory().isBranch())) {
      return games;
    }
    Map<Path, BranchOrigin> originsByFile = originsByFile(games);
    return games.stream()
        .map(
            game ->
                game.branchHistory().isBranch()
                    ? game.withOrigin(of(game, games, originsByFile))
                    : game)
        .toList();
  }

  private static BranchOrigin of(
      SavedGame game, List<SavedGame> games, Map<Path, BranchOrigin> originsByFile) {
    BranchOrigin listedOrigin = originsByFile.get(normalizedPath(game.file()));
    return listedOrigin != null
        ? listedOrigin
        : new BranchOrigin(
            game.branchHistory().forkPosition(),
            games.stream()
                .filter(other -> game.branchHistory().mayBeBranchOf(other.branchHistory()))
                .map(SavedGame::file)
                .findFirst(),
            "");
  }

  private static Map<Path, BranchOrigin> originsByFile(List<SavedGame> games) {
    Map<Path, BranchOrigin> originsByFile = new HashMap<>();
    for (SavedGame game : games) {
      BranchFile branchFile = new BranchFile(game.file());
      if (Files.exists(branchFile.path())
          && branchFile.read() instanceof Valid<List<Branch>>(var branches)) {
        for (Branch branch : branches) {
          originsByFile.put(
              normalizedPath(branch.file()),
              new BranchOrigin(branch.position(), Optional.of(game.file()), branch.name()));
        }
      }
    }
    return originsByFile;
  }

  private static Path normalizedPath(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
