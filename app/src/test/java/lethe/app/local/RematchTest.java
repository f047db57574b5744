package lethe.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/** Tests the rematch after a finished match. */
class RematchTest {
  /** A seat that was handed to another player during the match stays with that player. */
  @Test
  void aRematchHasTheFinalPlayers() {
    String text =
        """
        lethe 1
        game ta-se
        rules 1
        saved 2026-01-01T00:00:00Z
        seed 3
        seat red human
        seat blue bot:random
        red: put 5 in 2
        * seat blue human
        * concede red
        """;
    Table<?, ?, ?> finished =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of("over.lethe"), text)).value().table();
    Table<?, ?, ?> rematch = ((Valid<Table<?, ?, ?>>) LocalPlay.rematch(finished)).value();
    assertThat(rematch.match().position()).isZero();
    assertThat(rematch.match().players()).isEqualTo(finished.match().players());
    assertThat(rematch.match().header().seatedPlayers().toString()).doesNotContain("random");
  }
}
