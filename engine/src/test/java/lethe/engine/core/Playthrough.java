package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Validated.Valid;

/**
 * Replays a recorded match and compares it with its golden file. The file is a script; after the
 * deal and after every line, comments record what each viewer was told, what changed in its view,
 * and which commands are legal. A script without lines is played to its end at random.
 *
 * <p>{@code -Dgolden=write} rewrites the comments and creates a missing file. Read the result
 * before you commit it.
 */
public final class Playthrough<C, O, V> {
  private final Game<?, C, O, V> game;
  private final StringBuilder text = new StringBuilder();
  private final Map<Viewer, Map<String, String>> seen = new LinkedHashMap<>();
  private int heard;

  private Playthrough(Game<?, C, O, V> game) {
    this.game = game;
  }

  /**
   * Compares the file of this name in the test resources of a class's package with the match that
   * its lines give.
   *
   * @param door opens the game
   */
  public static <C, O, V> void check(
      Class<?> home, String name, Function<Options, Validated<Game<?, C, O, V>>> door)
      throws IOException {
    Path file =
        Path.of("src/test/resources", home.getPackageName().replace('.', '/')).resolve(name);
    boolean writing = "write".equals(System.getProperty("golden"));
    if (writing && Files.notExists(file)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, newHeader(door));
    }
    String golden = Files.readString(file);
    Script script = valid(Script.parse(golden));
    String played = new Playthrough<>(valid(door.apply(script.optionValues()))).transcript(script);
    if (writing) {
      Files.writeString(file, played);
    } else {
      assertThat(played).isEqualTo(golden);
    }
  }

  /** Returns the header of a match between people, without lines. */
  private static <C, O, V> String newHeader(Function<Options, Validated<Game<?, C, O, V>>> door) {
    return "game " + valid(door.apply(Options.NONE)).name() + "\nseed 1\n";
  }

  /** Returns the match after a line of a script, which must be valid and legal. */
  static <C, O, V> Match<C, O, V> apply(
      Game<?, C, O, V> game, Match<C, O, V> match, Script.ScriptLine line) {
    String said = line.content().text();
    EntryResult<C, O, V> answer;
    if (line.isControl()) {
      answer = match.addControl(valid(ControlEntry.parse(said, match.seats())));
    } else if (game.notation().parse(said) instanceof Parsed<C> read
        && read.commands().size() == 1) {
      Seat seat = line.seat().map(Script.Token::text).flatMap(game.seats()::byName).orElseThrow();
      answer = match.submit(seat, read.values().getFirst());
    } else {
      throw new AssertionError("not one command: " + said);
    }
    if (answer instanceof Applied<C, O, V>(Match<C, O, V> next, _, _)) {
      return next;
    }
    throw new AssertionError(said + ": " + answer);
  }

  private String transcript(Script script) {
    Match<C, O, V> match = Match.start(game, valid(script.parseHeader(game.seats())));
    text.append(match.header().text()).append('\n');
    comment(match);
    MutableRng rng = new MutableRng(new Rng(match.header().seed()).derive("playthrough"));
    List<Script.ScriptLine> lines = script.lines();
    for (int i = 0; lines.isEmpty() ? !match.turn().isOver() : i < lines.size(); i++) {
      match = lines.isEmpty() ? applyRandomPly(match, rng) : apply(game, match, lines.get(i));
      text.append('\n').append(match.journal().entries().getLast().line(game.notation()));
      text.append('\n');
      comment(match);
    }
    return text.toString();
  }

  private static <C, O, V> Match<C, O, V> applyRandomPly(Match<C, O, V> match, MutableRng rng) {
    Seat seat = rng.pick(match.seats().stream().filter(match.turn()::awaits).toList());
    return match.submit(seat, rng.pick(match.legalCommands(seat)))
            instanceof Applied<C, O, V>(Match<C, O, V> next, _, _)
        ? next
        : match;
  }

  private void comment(Match<C, O, V> match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    List<ToldObservation<O>> observations = match.observations(Spectator.SPECTATOR);
    for (int i = heard; i < observations.size(); i++) {
      int at = i;
      String how = observations.get(i).ephemeral() ? "told once: " : "told: ";
      comment(viewers, viewer -> how + match.observations(viewer).get(at).observation());
    }
    heard = observations.size();
    Map<Viewer, Map<String, String>> views = new LinkedHashMap<>();
    viewers.forEach(viewer -> views.put(viewer, components(match.view(viewer))));
    for (String part : views.get(Spectator.SPECTATOR).keySet()) {
      comment(
          viewers,
          viewer -> {
            String now = views.get(viewer).get(part);
            return now.equals(seen.getOrDefault(viewer, Map.of()).get(part))
                ? ""
                : "sees " + part + ": " + now;
          });
    }
    seen.putAll(views);
    comment(match.seats(), seat -> legalCommandsText(match, seat));
    if (match.turn() instanceof Turn.Over(Outcome outcome)) {
      text.append("# ").append(outcome).append('\n');
    }
  }

  /**
   * Appends one line per group of viewers to whom the same text applies; none for an empty text.
   */
  private <W extends Viewer> void comment(List<W> viewers, Function<W, String> what) {
    Map<String, List<W>> whose =
        viewers.stream()
            .collect(Collectors.groupingBy(what, LinkedHashMap::new, Collectors.toList()));
    whose.remove("");
    whose.forEach(
        (line, some) -> {
          String names = some.stream().map(Object::toString).collect(Collectors.joining(", "));
          text.append("# ").append(some.size() > 2 && some.equals(viewers) ? "ALL" : names);
          text.append(' ').append(line).append('\n');
        });
  }

  private String legalCommandsText(Match<C, O, V> match, Seat seat) {
    List<String> legal = match.legalCommands(seat).stream().map(game.notation()::format).toList();
    if (legal.size() > 100) {
      String ends = legal.getFirst() + " to " + legal.getLast();
      return "may: " + legal.size() + " things, from " + ends;
    }
    return legal.isEmpty() ? "" : "may: " + String.join(", ", legal);
  }

  /**
   * Returns the components of a view, which must be a record. Components whose types are records
   * nested in the view's class are expanded.
   */
  private static Map<String, String> components(Object view) {
    Map<String, String> components = new LinkedHashMap<>();
    for (RecordComponent component : view.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        Object value = component.getAccessor().invoke(view);
        if (value.getClass().isRecord()
            && value.getClass().getEnclosingClass() == view.getClass()) {
          components.putAll(components(value));
        } else {
          components.put(component.getName(), value.toString());
        }
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(e.getMessage(), e);
      }
    }
    return components;
  }

  private static <T> T valid(Validated<T> checked) {
    return switch (checked) {
      case Valid<T>(T value) -> value;
      case Validated.Invalid<T>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }
}
