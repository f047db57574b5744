package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.eurydice.Cards.Part;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** Where everything lies on the drawn table. */
final class Places {
  private static final Pattern TOKEN = Pattern.compile("\\S+");

  /** How much of what stands before the cards of a part is pointed at. */
  private static final int LABEL = 9;

  private static final int TITLE = 19;

  private final View view;
  private final Size paper;
  private final Map<Part, List<Text>> parts;
  private final Map<Area, Symbol> symbols;

  Places(View view, Viewer viewer, Size paper) {
    this.view = view;
    this.paper = paper;
    this.parts = Cards.parts(view, viewer, paper);
    this.symbols = view.phase() == Phase.SPACE ? Track.symbols(view, paper) : Map.of();
  }

  Area space(Space space) {
    return Track.area(view, paper, space);
  }

  /** Where Orpheus stands: the mark alone where a symbol beside it is to be chosen. */
  Area here() {
    Area space = space(view.space());
    return symbols.isEmpty() ? space : Area.of(space.column(), space.row(), 2, 1);
  }

  /** The symbols of which one is to be chosen, as far as they are drawn, and where. */
  Map<Area, Symbol> symbols() {
    return symbols;
  }

  Area title() {
    return Area.of(0, 0, TITLE, 1);
  }

  Area marks() {
    return Track.state(view, paper).getFirst();
  }

  Area obols() {
    return Track.state(view, paper).getLast();
  }

  private int row(Part part) {
    int row = Track.height(view, paper);
    for (Part above : Part.values()) {
      if (above == part) {
        break;
      }
      row += lines(above).size();
    }
    return row;
  }

  private List<Text> lines(Part part) {
    return parts.getOrDefault(part, List.of());
  }

  /** The beginning of a part; nothing where it is not drawn. */
  Optional<Area> label(Part part) {
    return lines(part).stream().findFirst().map(line -> Area.of(0, row(part), LABEL, 1));
  }

  /** What is certainly in the deck. */
  Optional<Area> sure() {
    return known("draw.sure");
  }

  /** What lies face down anywhere. */
  Optional<Area> hidden() {
    return known("draw.hidden");
  }

  Optional<Area> removed() {
    return known("draw.removed");
  }

  /** Where a sentence about what is known begins. */
  private Optional<Area> known(String key) {
    String word = SAY.say(key, "", "").strip().split(" ", 2)[0];
    List<Text> lines = lines(Part.KNOWN);
    for (int i = 0; i < lines.size(); i++) {
      int column = lines.get(i).words().indexOf(word);
      if (column >= 0) {
        return Optional.of(Area.of(column, row(Part.KNOWN) + i, word.length(), 1));
      }
    }
    return Optional.empty();
  }

  /** Where the cards in hand are drawn. */
  List<Area> held() {
    List<Text> lines = lines(Part.DOING);
    if (view.held().isEmpty() || lines.isEmpty()) {
      return List.of();
    }
    int column = lines.getFirst().words().indexOf(": ") + 2;
    return IntStream.range(0, view.held().size())
        .mapToObj(card -> Area.of(column + 2 * card, row(Part.DOING), 1, 1))
        .toList();
  }

  /** The cards of the deck, the top first. */
  List<Area> deck() {
    return last(Part.DECK, view.deck().size());
  }

  /** The cards of the discard area with their numbers. */
  List<Area> discard() {
    return last(Part.DISCARD, view.discard().size());
  }

  /** The last words of a part. */
  private List<Area> last(Part part, int words) {
    List<Area> areas = new ArrayList<>();
    List<Text> lines = lines(part);
    for (int i = 0; i < lines.size(); i++) {
      for (MatchResult word : TOKEN.matcher(lines.get(i).words()).results().toList()) {
        areas.add(Area.of(word.start(), row(part) + i, word.end() - word.start(), 1));
      }
    }
    return areas.subList(areas.size() - words, areas.size());
  }
}
