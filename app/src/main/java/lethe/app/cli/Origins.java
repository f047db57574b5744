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
 * Determines the origins of branches among saved matches: from the list of branches beside a match
 * or, failing that, by comparing how the matches begin.
 *
 * @param all the matches to consider
 */
record Origins(List<Kept> all) {
  /** Returns the matches, each branch with its origin. */
  List<Kept> settled() {
    if (all.stream().noneMatch(kept -> kept.lineage().isBranch())) {
      return all;
    }
    Map<Path, Origin> named = named();
    return all.stream()
        .map(kept -> kept.lineage().isBranch() ? kept.from(origin(kept, named)) : kept)
        .toList();
  }

  private Origin origin(Kept kept, Map<Path, Origin> named) {
    Origin known = named.get(whole(kept.file()));
    return known != null
        ? known
        : new Origin(
            kept.lineage().branched(),
            all.stream()
                .filter(other -> kept.lineage().isFrom(other.lineage()))
                .map(Kept::file)
                .findFirst(),
            "");
  }

  private Map<Path, Origin> named() {
    Map<Path, Origin> named = new HashMap<>();
    for (Kept kept : all) {
      BranchFile list = BranchFile.of(kept.file());
      if (Files.exists(list.path()) && list.read() instanceof Valid<List<Branch>>(var branches)) {
        for (Branch one : branches) {
          named.put(
              whole(one.file()), new Origin(one.entry(), Optional.of(kept.file()), one.name()));
        }
      }
    }
    return named;
  }

  private static Path whole(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
