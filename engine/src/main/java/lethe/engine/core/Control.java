package lethe.engine.core;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a journal says about the match itself, between the commands. */
public sealed interface Control {
  /** A seat changes hands. */
  record Handed(Seat seat, Player player) implements Control {}

  /**
   * The last ply, which told nobody anything, is taken back. The ply stays in the journal, and so
   * does this.
   */
  record Undone() implements Control {}

  /**
   * Something fleeting is being shown from now on; written before it is drawn, so that it is not
   * shown again.
   *
   * @param seats whose eyes see it, in the order of play; at least one
   */
  record Shown(List<Seat> seats) implements Control {
    public Shown {
      seats = List.copyOf(seats);
    }
  }

  /** What is fleeting stays on this seat's screen; written before the seat is first shown it. */
  record Unguarded(Seat seat) implements Control {}

  /**
   * The deal is bound by this, before anybody has moved.
   *
   * @param hash what will be checked against the seed later
   * @param nonce what was hashed beside the seed; empty where nothing was, and nobody's before the
   *     match is over
   */
  record Committed(String hash, String nonce) implements Control {
    public Committed(String hash) {
      this(hash, "");
    }
  }

  /** The table broke off, to go on later. */
  record Adjourned() implements Control {}

  /** A seat gave up. */
  record Conceded(Seat seat) implements Control {}

  /**
   * The match is over.
   *
   * @param outcome the canonical line of the outcome
   */
  record Concluded(String outcome) implements Control {}

  /** The canonical text, without the star. */
  default String text() {
    return switch (this) {
      case Handed(Seat seat, Player player) -> "seat " + seat + " " + player;
      case Undone() -> "undo";
      case Shown(List<Seat> seats) ->
          "shown " + seats.stream().map(Seat::name).collect(Collectors.joining(" "));
      case Unguarded(Seat seat) -> "unguarded " + seat;
      case Committed(String hash, String nonce) -> ("commitment " + hash + " " + nonce).strip();
      case Adjourned() -> "adjourned";
      case Conceded(Seat seat) -> "concede " + seat;
      case Concluded(String outcome) -> "outcome " + outcome;
    };
  }

  /** Reads what {@link #text} writes; nothing if it is none of these at this table. */
  static Optional<Control> read(String text, List<Seat> table) {
    String[] words = text.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "seat" -> handed(rest, table);
      case "undo" -> bare(rest, new Undone());
      case "shown" -> shown(rest, table);
      case "unguarded" -> seat(rest, table).map(Unguarded::new);
      case "commitment" -> committed(rest);
      case "adjourned" -> bare(rest, new Adjourned());
      case "concede" -> seat(rest, table).map(Conceded::new);
      case "outcome" -> rest.isEmpty() ? Optional.empty() : Optional.of(new Concluded(rest));
      default -> Optional.empty();
    };
  }

  private static Optional<Control> bare(String rest, Control control) {
    return rest.isEmpty() ? Optional.of(control) : Optional.empty();
  }

  /** Without names it is everybody; with them, each is a seat of the table and comes once. */
  private static Optional<Control> shown(String rest, List<Seat> table) {
    if (rest.isEmpty()) {
      return Optional.of(new Shown(table));
    }
    List<String> names = List.of(rest.split("\\s+"));
    List<Seat> seats = table.stream().filter(seat -> names.contains(seat.name())).toList();
    return seats.size() == names.size() ? Optional.of(new Shown(seats)) : Optional.empty();
  }

  private static Optional<Control> committed(String rest) {
    String[] words = rest.split("\\s+", -1);
    boolean none = rest.isEmpty() || words.length > 2;
    return none
        ? Optional.empty()
        : Optional.of(new Committed(words[0], words.length > 1 ? words[1] : ""));
  }

  private static Optional<Control> handed(String rest, List<Seat> table) {
    String[] words = rest.split("\\s+", 2);
    return words.length < 2
        ? Optional.empty()
        : seat(words[0], table)
            .flatMap(seat -> Player.read(words[1]).map(player -> new Handed(seat, player)));
  }

  private static Optional<Seat> seat(String name, List<Seat> table) {
    return table.stream().filter(seat -> seat.name().equals(name)).findFirst();
  }
}
