package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lethe.app.play.Saved;
import lethe.app.ssh.Chips;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Dice;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The house is killed while matches are played in it. Every chip that somebody was told of is in
 * the journal, and the next house has every table.
 */
class ServeKillIT {
  @TempDir Path home;

  @Test
  void aKillLosesNothingThatWasTold() throws IOException {
    killed(LongStream.range(0, 3));
  }

  @Test
  @Tag("long")
  void aHundredKillsLoseNothingThatWasTold() throws IOException {
    killed(LongStream.range(3, 103));
  }

  private void killed(LongStream seeds) throws IOException {
    int told = 0;
    int table = 0;
    for (long seed : seeds.toArray()) {
      Dice dice = new Dice(new Rng(seed));
      table++;
      try (OpenHouse house =
          OpenHouse.open(
              Program.in(home), "--pace", "1", "--lines", "100000", "--tables", "1000")) {
        String listed = list(house);
        for (int old = 1; old < table; old++) {
          assertThat(listed.contains("%4d  ta-se".formatted(old)) || isOver(house, old))
              .as("seed %d: table %d is listed, or over", seed, old)
              .isTrue();
        }
        Set<String> announced = new LinkedHashSet<>(Chips.shown(untilKilled(house, dice)));
        told += announced.size();
        Saved saved = ((Valid<Saved>) Saved.read(house.journal(table))).value();
        assertThat(saved.fault()).as("seed %d", seed).isEmpty();
        assertThat(Chips.placed(saved.table().match())).as("seed %d", seed).containsAll(announced);
      }
    }
    assertThat(told).isGreaterThan(10);
  }

  /** The latest matches that are over are listed; older ones are put away, and can be read. */
  private static boolean isOver(OpenHouse house, int table) throws IOException {
    return Saved.read(house.journal(table)) instanceof Valid<Saved>(Saved saved)
        && saved.table().match().turn().isOver();
  }

  private String list(OpenHouse house) throws IOException {
    Process ssh =
        new ProcessBuilder(house.words("looker", "tables")).redirectErrorStream(true).start();
    ssh.getOutputStream().close();
    return new String(ssh.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** All that somebody was told, to the last byte, when the house is killed after some of it. */
  private String untilKilled(OpenHouse house, Dice dice) throws IOException {
    Path lines = Files.writeString(home.resolve("lines"), lines(dice));
    Process ssh =
        new ProcessBuilder(house.words("anna", "play", "ta-se", "blue=bot:random"))
            .redirectInput(lines.toFile())
            .redirectErrorStream(true)
            .start();
    try (InputStream out = ssh.getInputStream()) {
      byte[] first = out.readNBytes(2_000 + dice.below(100_000));
      house.kill();
      byte[] rest = out.readAllBytes();
      Program.exit(ssh);
      return new String(first, StandardCharsets.UTF_8) + new String(rest, StandardCharsets.UTF_8);
    }
  }

  /** Commands of all kinds; what is not legal is refused, and the match goes on. */
  private static String lines(Dice dice) {
    return Stream.generate(() -> "put " + (1 + dice.below(8)) + " in " + (1 + dice.below(3)))
        .limit(1_500)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
