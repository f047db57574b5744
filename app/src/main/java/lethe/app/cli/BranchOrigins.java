package lethe.app.cli;

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
 * Determines the origins of branches among saved matches: from the list of branches next to a match
 * or, failing that, by comparing the beginnings of the matches.
 *
 * @param games the matches to consider
 */
record BranchOrigins(List<SavedGame> games) {
  /** Returns the matches, each branch with its origin. */
  List<SavedGame> withOrigins() {
    if (games.stream().noneMatch(game -> game.branchHistory().isBranch())) {
      return games;
    }
    Map<Path, BranchOrigin> named = namedBranches();
    return games.stream()
        .map(game -> game.branchHistory().isBranch() ? game.withOrigin(origin(game, named)) : game)
        .toList();
  }

  private BranchOrigin origin(SavedGame game, Map<Path, BranchOrigin> named) {
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

  private Map<Path, BranchOrigin> namedBranches() {
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
