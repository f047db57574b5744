package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lethe.app.command.InputParser;
import lethe.app.command.Intent;
import lethe.app.play.ScriptPlayer;
import lethe.app.play.Table;
import lethe.app.play.TableFactory;
import lethe.app.save.JournalFile;
import lethe.app.save.JournalStore;
import lethe.app.save.TextFile;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Rejection;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;

/** Provokes errors in scripts, files, commands of Ta-Se, and typed lines. */
final class ProvokedErrors {
  private ProvokedErrors() {}

  /**
   * Returns errors of many kinds.
   *
   * @param folder an empty folder, where files that cause errors are created
   */
  static List<InputError> provoke(Path folder) throws IOException {
    List<InputError> errors = new ArrayList<>(scriptErrors());
    errors.addAll(fileErrors(folder));
    errors.addAll(rejections());
    errors.addAll(parseErrors());
    return errors;
  }

  private static List<InputError> scriptErrors() {
    List<InputError> errors = new ArrayList<>();
    String head = "game ta-se\nseed 3\n";
    for (String text :
        List.of(
            "",
            "lethe 2\ngame ta-se\n",
            "put 5 in 2\ngame ta-se\n",
            "game ta-se\ngame ta-se\n",
            "seed 3\n",
            "game chess\n",
            "game ta-se\nseat green bot\n",
            "game ta-se\nseat red dog\n",
            "game ta-se\nseat red bot:genius\n",
            "game ta-se\nseed x\n",
            "game ta-se\n| x\n",
            "game ta-se\noption cups 4\n",
            "game ta-se\noption open-cups x\n",
            "game ta-se\noption hints x\n",
            "game ta-se\n# " + "x".repeat(Script.MAX_LINE_LENGTH) + "\n",
            head + "* fnord\n",
            head + "* undo\n",
            head + "seat blue bot\n* undo\n",
            head + "* outcome x\n",
            head + "* concede red\n* outcome x\n",
            head + "* concede red\nput 5 in 1\n",
            head + "* concede red\nred: put 5 in 1\n",
            head + "green: put 5 in 1\n",
            head + "blue: put 5 in 1\n",
            head + "red:\n",
            head + "red: and\n",
            head + "red: " + "x".repeat(Notation.MAX_LENGTH + 1) + "\n",
            head + "red: puff\n",
            head + "red: put 5 in 2 now\n",
            head + "red: put 5 in\n",
            head + "red: put 5 in 9\n")) {
      switch (Script.parse(text)) {
        case Invalid<Script>(List<InputError> found) -> errors.addAll(found);
        case Valid<Script>(Script script) -> {
          switch (TableFactory.create(script)) {
            case Invalid<Table<?, ?, ?>>(List<InputError> found) -> errors.addAll(found);
            case Valid<Table<?, ?, ?>>(Table<?, ?, ?> table) ->
                errors.add(ScriptPlayer.play(table, script).orElseThrow());
          }
        }
      }
    }
    return errors;
  }

  private static List<InputError> fileErrors(Path folder) throws IOException {
    Path existing = Files.writeString(folder.resolve("there"), "x");
    List<InputError> errors = new ArrayList<>();
    for (Validated<?> failed :
        List.of(
            TextFile.read(folder),
            TextFile.read(folder.resolve("missing")),
            TextFile.read(new ByteArrayInputStream(new byte[TextFile.MAX_BYTES + 1])),
            TextFile.read(new ByteArrayInputStream("\0".getBytes(StandardCharsets.UTF_8))),
            JournalFile.create(existing, "", 0),
            JournalFile.create(existing.resolve("in"), "", 0),
            JournalFile.create(folder.resolve("no/such"), "", 0),
            JournalFile.resume(folder.resolve("missing"), 0, 0))) {
      errors.addAll(((Invalid<?>) failed).errors());
    }
    try (JournalStore store = ((Valid<JournalStore>) JournalFile.resume(existing, 1, 0)).value()) {
      assertThat(store.appendEntry(0, "x")).isTrue();
      errors.addAll(((Invalid<?>) JournalFile.resume(existing, 1, 0)).errors());
    }
    return errors;
  }

  /**
   * Returns the rejections of commands of Ta-Se, including commands that are never legal, at every
   * position of a match.
   */
  private static List<InputError> rejections() {
    Match<Command, Observation, View> match = HumanMatches.start(TaSeTitle.TITLE, 2, 3);
    List<Seat> seats = match.seats();
    List<InputError> errors = new ArrayList<>();
    while (!match.turn().isOver()) {
      Command legal = new Keep();
      for (Seat seat : seats) {
        for (int chip = 0; chip <= 9; chip++) {
          for (int cup = 0; cup <= 4; cup++) {
            if (match.submit(seat, new Put(chip, cup))
                instanceof
                NotApplied<Command, Observation, View>(Rejection(var code, var arguments))) {
              errors.add(new InputError("", 0, 0, code, arguments));
            } else {
              legal = new Put(chip, cup);
            }
          }
        }
        if (match.submit(seat, new Keep())
            instanceof NotApplied<Command, Observation, View>(Rejection(var code, var arguments))) {
          errors.add(new InputError("", 0, 0, code, arguments));
        }
      }
      Seat moving = TestGames.seatToMove(match);
      match = ((Applied<Command, Observation, View>) match.submit(moving, legal)).next();
    }
    return errors;
  }

  private static List<InputError> parseErrors() {
    Notation<Command> notation = TestGames.open(TaSeTitle.TITLE).notation();
    List<InputError> errors = new ArrayList<>();
    for (String line : List.of("s", "h", "xyzzy", "put", "put 9", "put 5 in 2 3", "; and")) {
      Intent.NotUnderstood<Command> error =
          (Intent.NotUnderstood<Command>) InputParser.parse(line, notation, List.of());
      errors.add(new InputError("", 0, 0, error.code(), error.arguments()));
    }
    return errors;
  }
}
