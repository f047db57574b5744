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
 * deal and after every line, comments record the observations of each viewer, the changes in its
 * view, and the legal commands. A script without lines is played to its end at random.
 *
 * <p>{@code -Dgolden=write} rewrites the comments and creates a missing file. Read the result
 * before you commit it.
 */
public final class Playthrough<C, O, V> {
  private final Game<?, C, O, V> game;
  private final StringBuilder text = new StringBuilder();
  private final Map<Viewer, Map<String, String>> previousViews = new LinkedHashMap<>();
  private int observationCount;

  private Playthrough(Game<?, C, O, V> game) {
    this.game = game;
  }

  /**
   * Compares a golden file with the match that results from its lines. The file is in the test
   * resources, in the package of the test class.
   *
   * @param opener opens the game
   */
  public static <C, O, V> void assertMatchesGoldenFile(
      Class<?> testClass, String name, Function<Options, Validated<Game<?, C, O, V>>> opener)
      throws IOException {
    Path file =
        Path.of("src/test/resources", testClass.getPackageName().replace('.', '/')).resolve(name);
    boolean writing = "write".equals(System.getProperty("golden"));
    if (writing && Files.notExists(file)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, newHeader(opener));
    }
    String golden = Files.readString(file);
    Script script = valid(Script.parse(golden));
    String actual =
        new Playthrough<>(valid(opener.apply(script.optionValues()))).transcript(script);
    if (writing) {
      Files.writeString(file, actual);
    } else {
      assertThat(actual).isEqualTo(golden);
    }
  }

  /** Returns the header of a match between humans, without lines. */
  private static <C, O, V> String newHeader(Function<Options, Validated<Game<?, C, O, V>>> opener) {
    return "game " + valid(opener.apply(Options.NONE)).name() + "\nseed 1\n";
  }

  /** Returns the match after a line of a script, which must be valid and legal. */
  static <C, O, V> Match<C, O, V> apply(
      Game<?, C, O, V> game, Match<C, O, V> match, Script.ScriptLine line) {
    String content = line.content().text();
    EntryResult<C, O, V> result;
    if (line.isControl()) {
      result = match.addControl(valid(ControlEntry.parse(content, match.seats())));
    } else if (game.notation().parse(content) instanceof Parsed<C> parsed
        && parsed.commands().size() == 1) {
      Seat seat = line.seat().map(Script.Token::text).flatMap(game.seats()::byName).orElseThrow();
      result = match.submit(seat, parsed.values().getFirst());
    } else {
      throw new AssertionError("not one command: " + content);
    }
    if (result instanceof Applied<C, O, V>(Match<C, O, V> next, _, _)) {
      return next;
    }
    throw new AssertionError(content + ": " + result);
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
    return ((Applied<C, O, V>) match.submit(seat, rng.pick(match.legalCommands(seat)))).next();
  }

  private void comment(Match<C, O, V> match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    List<ToldObservation<O>> observations = match.observations(Spectator.SPECTATOR);
    for (int i = observationCount; i < observations.size(); i++) {
      int index = i;
      String prefix = observations.get(i).ephemeral() ? "told once: " : "told: ";
      comment(viewers, viewer -> prefix + match.observations(viewer).get(index).observation());
    }
    observationCount = observations.size();
    Map<Viewer, Map<String, String>> views = new LinkedHashMap<>();
    viewers.forEach(viewer -> views.put(viewer, components(match.view(viewer))));
    for (String component : views.get(Spectator.SPECTATOR).keySet()) {
      comment(
          viewers,
          viewer -> {
            String value = views.get(viewer).get(component);
            return value.equals(previousViews.getOrDefault(viewer, Map.of()).get(component))
                ? ""
                : "sees " + component + ": " + value;
          });
    }
    previousViews.putAll(views);
    comment(match.seats(), seat -> legalCommandsText(match, seat));
    if (match.turn() instanceof Turn.Over(Outcome outcome)) {
      text.append("# ").append(outcome).append('\n');
    }
  }

  /**
   * Appends one line per distinct text, prefixed with the viewers that have this text; appends
   * nothing for an empty text.
   */
  private <W extends Viewer> void comment(List<W> viewers, Function<W, String> toComment) {
    Map<String, List<W>> viewersByComment =
        viewers.stream()
            .collect(Collectors.groupingBy(toComment, LinkedHashMap::new, Collectors.toList()));
    viewersByComment.remove("");
    viewersByComment.forEach(
        (line, recipients) -> {
          String names =
              recipients.stream().map(Object::toString).collect(Collectors.joining(", "));
          text.append("# ")
              .append(recipients.size() > 2 && recipients.equals(viewers) ? "ALL" : names);
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

  private static <T> T valid(Validated<T> validated) {
    return switch (validated) {
      case Valid<T>(T value) -> value;
      case Validated.Invalid<T>(List<InputError> errors) -> throw new AssertionError(errors);
    };
  }
}
