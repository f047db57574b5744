package lethe.app.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.cli.FuzzedFiles;
import lethe.app.play.FuzzedGameData;
import lethe.app.play.FuzzedKeys;
import lethe.app.play.FuzzedScripts;
import lethe.app.puzzle.Puzzle;
import lethe.app.ssh.FuzzedHeaders;
import lethe.app.ssh.FuzzedSessions;
import lethe.app.text.Resources;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;

/** The kinds of external input, with the code under test and the seed inputs. */
enum FuzzInputKind {
  /** Scripts, journals and puzzles, which share one format. */
  SCRIPTS(25) {
    @Override
    FuzzTarget openTarget() {
      return new FuzzedScripts();
    }

    @Override
    Stream<String> resources() {
      Stream<String> puzzles =
          Stream.of("ta-se-01", "eurydice-01", "ravens-01", "robots-01")
              .map(name -> Resources.text(Puzzle.class, name + ".lethe"));
      return Stream.concat(
          Stream.of(Resources.text(TaSeTitle.class, "whole-match.lethe")), puzzles);
    }
  },
  /** The options of games that contain decks, boards, cards or layouts. */
  DATA(25) {
    @Override
    FuzzTarget openTarget() {
      return new FuzzedGameData();
    }

    @Override
    Stream<String> resources() {
      return Stream.of("boards.tsv", "cards.tsv", "steep-boards.tsv")
          .map(name -> Resources.text(EurydiceTitle.class, name));
    }
  },
  /** Small files next to saved games, and the server's notice. */
  FILES(10) {
    @Override
    FuzzTarget openTarget() throws IOException {
      return new FuzzedFiles();
    }
  },
  /** Keys, clicks and pastes on the full screen during a match. */
  KEYS(15) {
    @Override
    FuzzTarget openTarget() {
      return new FuzzedKeys();
    }
  },
  /** The input of a remote user: a command, lines, or keys on the full screen. */
  VISITS(5) {
    @Override
    FuzzTarget openTarget() throws IOException {
      return new FuzzedSessions();
    }
  },
  /** PROXY protocol headers. */
  HEADERS(20) {
    @Override
    FuzzTarget openTarget() {
      return new FuzzedHeaders();
    }
  };

  private final int percent;

  /**
   * Creates a kind of input.
   *
   * @param percent the share of this kind in all inputs, in percent
   */
  FuzzInputKind(int percent) {
    this.percent = percent;
  }

  /**
   * Returns the number of inputs of this kind if there are {@code inputs} of all kinds together.
   */
  long share(long inputs) {
    return inputs * percent / 100;
  }

  abstract FuzzTarget openTarget() throws IOException;

  /** Returns the resources of the program that are used as seed inputs. */
  Stream<String> resources() {
    return Stream.of();
  }

  /**
   * Returns the seed inputs: the files in this kind's folder of test resources, and its {@link
   * #resources}.
   */
  List<byte[]> corpus() {
    Path folder =
        Path.of("src/test/resources/lethe/app/fuzz").resolve(name().toLowerCase(Locale.ROOT));
    try (Stream<Path> files = Files.list(folder)) {
      List<byte[]> inputs = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        inputs.add(Files.readAllBytes(file));
      }
      resources().map(text -> text.getBytes(StandardCharsets.UTF_8)).forEach(inputs::add);
      return inputs;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
