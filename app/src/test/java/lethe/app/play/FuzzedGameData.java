package lethe.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import lethe.app.fuzz.FuzzTarget;
import lethe.app.save.TextFile;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Game;
import lethe.engine.core.InputError;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Fuzzes the values of a game's options. Any value either gives a playable game or is reported with
 * its position.
 */
public final class FuzzedGameData implements FuzzTarget {
  private static final int MAX_PLIES = 30;

  @Override
  public void process(byte[] input) throws IOException {
    switch (TextFile.read(new ByteArrayInputStream(input))) {
      case Invalid<String>(List<InputError> errors) -> assertHasMessageAndColumn(errors.getFirst());
      case Valid<String>(String text) -> {
        for (Title<?, ?, ?> title : Titles.ALL) {
          for (Option option : title.rules().options()) {
            assertPlayableOrReported(title, TestTables.options(option.name(), text));
          }
        }
      }
    }
  }

  private static <C, O, V> void assertPlayableOrReported(Title<C, O, V> title, Options options) {
    switch (title.open(options)) {
      case Invalid<Game<?, C, O, V>>(List<InputError> errors) ->
          errors.forEach(FuzzedGameData::assertHasMessageAndColumn);
      case Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> {
        String[] players = new String[game.seats().min()];
        Arrays.fill(players, "human");
        Table<?, ?, ?> table = TestTables.table(title, options, 4711, players);
        TestTables.playRandomCommands(table, 4711, MAX_PLIES);
        FuzzedScripts.assertReplayable(table, TestTables.script(TestTables.journal(table)));
      }
    }
  }

  private static void assertHasMessageAndColumn(InputError error) {
    assertThat(Titles.ERROR_MESSAGES.format(error.code(), error.arguments())).isNotBlank();
    assertThat(error.column()).isNotNegative();
  }
}
