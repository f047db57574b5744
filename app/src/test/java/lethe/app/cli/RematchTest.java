package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the rematch after a finished match. */
class RematchTest {
  @TempDir Path saves;

  /** A seat that was handed to another player during the match stays with that player. */
  @Test
  void aRematchHasThePlayersOfTheEnd() throws IOException {
    String kept = SavedTaSe.after("red: put 5 in 2", "* seat blue human", "* concede red");
    Path file = Files.writeString(saves.resolve("over.lethe"), kept);
    Table<?, ?, ?> over = ((Valid<LoadedMatch>) LoadedMatch.load(file)).value().table();
    Table<?, ?, ?> next = ((Valid<Table<?, ?, ?>>) LocalPlay.rematch(over)).value();
    assertThat(next.match().position()).isZero();
    assertThat(next.match().players()).isEqualTo(over.match().players());
    assertThat(next.match().header().seatedPlayers().toString()).doesNotContain("random");
  }
}
