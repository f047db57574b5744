package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.save.Folder;
import lethe.app.titles.robots.RobotsTitle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The best results, and what one has to know to judge them. */
class ShelfTest {
  private static final String HEAD =
      "lethe 1\ngame robots\nsaved 2026-01-01T00:00:00Z\nseed 3\nseat axle human\n";

  @TempDir Path folder;

  private void keep(String name, String body) throws IOException {
    Files.writeString(folder.resolve(name), HEAD + body + "* concede axle\n");
  }

  @Test
  void theBestResultsAreMarkedFromTheirJournals() throws IOException {
    keep("a.lethe", "");
    keep("b.lethe", "* known seed\n* unguarded axle\n* shown axle\n* hint axle\n");
    keep("c.lethe", "* known fork\n* copy /x/c.lethe\n* copy /y/c.lethe\n");
    List<String> best = new Shelf(new Folder(folder)).best(RobotsTitle.TITLE);
    assertThat(best)
        .containsExactlyInAnyOrder(
            "Best: 0 points (conceded), 2026-01-01 00:00",
            "Best: 0 points (conceded), 2026-01-01 00:00 (unguarded, chosen seed, hints)",
            "Best: 0 points (conceded), 2026-01-01 00:00 (forked, copied)");
  }

  /** A seat that was a bot's is a person's again, and its result is not that person's alone. */
  @Test
  void aBotInAPersonsSeatIsMarked() throws IOException {
    keep("a.lethe", "* seat axle bot:robot\naxle: ready\n* seat axle human\n");
    assertThat(new Shelf(new Folder(folder)).best(RobotsTitle.TITLE))
        .containsExactly("Best: 0 points (conceded), 2026-01-01 00:00 (bot in a seat)");
  }
}
