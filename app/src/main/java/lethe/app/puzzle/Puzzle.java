package lethe.app.puzzle;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.play.Fork;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.text.Lazy;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.Explainer;
import lethe.app.titles.PuzzleFinder;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A position and its solution. A puzzle file is a script that ends at a decision, with remarks that
 * contain the solution. Remarks begin with {@value #REMARK_PREFIX}; all other readers of scripts
 * ignore them.
 *
 * <p>The position of a puzzle from the collection is computed when it is first needed, because
 * replaying the matches of all puzzles takes half a second.
 */
public final class Puzzle {
  /** The prefix of a line with a remark. */
  static final String REMARK_PREFIX = "#:";

  /** The number of hexadecimal digits in an identifier. */
  private static final int ID_LENGTH = 12;

  private final Path source;
  private final Title<?, ?, ?> title;
  private final Remarks remarks;
  private final int rating;
  private final Supplier<Position> position;

  private Puzzle(Path source, Title<?, ?, ?> title, Remarks remarks, Supplier<Position> position) {
    this.source = source;
    this.title = title;
    this.remarks = remarks;
    this.rating =
        PuzzleRating.fromSolveRates(
            remarks.solveRates(), title.bots().levels().stream().map(BotLevel::name).toList());
    this.position = position;
  }

  /**
   * The position of a puzzle.
   *
   * @param table a table with the match at the decision
   * @param seat the seat that decides
   */
  private record Position(Table<?, ?, ?> table, Seat seat) {}

  /** The remarks of a puzzle file. */
  private record Remarks(PuzzleSolution solution, List<SolveRate> solveRates) {
    Remarks {
      solveRates = List.copyOf(solveRates);
    }
  }

  /** Creates a puzzle without solve rates at the current decision of a table. */
  static Puzzle of(Path source, Table<?, ?, ?> table, Seat seat, PuzzleSolution solution) {
    Position position = new Position(table, seat);
    return new Puzzle(source, table.title(), new Remarks(solution, List.of()), () -> position);
  }

  /**
   * Parses the text of a puzzle file. Returns errors if the script or a remark is invalid, if no
   * command is right, if the script does not end at a decision, or if a command in a remark is not
   * legal there.
   */
  public static Validated<Puzzle> parse(Path source, String text) {
    return parseRemarks(text)
        .flatMap(
            remarks ->
                parsePosition(source, text, remarks)
                    .flatMap(
                        position -> {
                          Title<?, ?, ?> title = position.table().title();
                          return new Valid<>(new Puzzle(source, title, remarks, () -> position));
                        }));
  }

  /**
   * Returns a puzzle of the collection, whose position is computed when it is first needed.
   *
   * @throws IllegalStateException if a remark is invalid; also thrown by methods that need the
   *     position, if the position is invalid
   */
  static Puzzle fromCollection(Path source, Title<?, ?, ?> title, String text) {
    Remarks remarks = requireValid(source, parseRemarks(text));
    return new Puzzle(
        source,
        title,
        remarks,
        Lazy.of(() -> requireValid(source, parsePosition(source, text, remarks))));
  }

  private static <T> T requireValid(Path source, Validated<T> validated) {
    return switch (validated) {
      case Valid<T>(T value) -> value;
      case Invalid<T>(List<InputError> errors) ->
          throw new IllegalStateException(source + ": " + errors);
    };
  }

  private static Validated<Remarks> parseRemarks(String text) {
    List<PuzzleSolution.RatedCommand> ratedCommands = new ArrayList<>();
    List<SolveRate> solveRates = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(REMARK_PREFIX)) {
        String remark = lines.get(i).substring(REMARK_PREFIX.length()).strip();
        Optional<PuzzleSolution.RatedCommand> ratedCommand = PuzzleSolution.parseCommand(remark);
        Optional<SolveRate> solveRate = SolveRate.parse(remark);
        ratedCommand.ifPresent(ratedCommands::add);
        solveRate.ifPresent(solveRates::add);
        if (ratedCommand.isEmpty() && solveRate.isEmpty()) {
          return Validated.invalid(
              InputError.at(
                  i + 1, REMARK_PREFIX.length() + 1, PuzzleErrorCode.INVALID_REMARK, remark));
        }
      }
    }
    PuzzleSolution solution = new PuzzleSolution(ratedCommands);
    return solution.rightCommands().isEmpty()
        ? Validated.invalid(InputError.at(0, 0, PuzzleErrorCode.NO_RIGHT_COMMAND))
        : new Valid<>(new Remarks(solution, solveRates));
  }

  private static Validated<Position> parsePosition(Path source, String text, Remarks remarks) {
    return LoadedMatch.of(source, text)
        .flatMap(loaded -> position(loaded.table(), remarks.solution()));
  }

  private static <C, O, V> Validated<Position> position(
      Table<C, O, V> table, PuzzleSolution solution) {
    Match<C, O, V> match = table.match();
    Seat seat = Fork.reshuffleSeat(match);
    if (!match.turn().awaits(seat)) {
      return Validated.invalid(InputError.at(0, 0, PuzzleErrorCode.NOT_TURN_OF_SEAT, seat));
    }
    List<String> legal =
        match.legalCommands(seat).stream()
            .map(command -> table.game().notation().format(command))
            .toList();
    return solution.commands().stream()
        .map(PuzzleSolution.RatedCommand::command)
        .filter(command -> !legal.contains(command))
        .findFirst()
        .<Validated<Position>>map(
            command ->
                Validated.invalid(
                    InputError.at(
                        0, 0, PuzzleErrorCode.ILLEGAL_COMMAND, command, seat, legal.getFirst())))
        .orElseGet(() -> new Valid<>(new Position(table, seat)));
  }

  /** Returns the puzzle file, or the name of a puzzle included in the program. */
  public Path source() {
    return source;
  }

  public Title<?, ?, ?> title() {
    return title;
  }

  /** Returns a table with the match at the decision. */
  public Table<?, ?, ?> table() {
    return position.get().table();
  }

  /** Returns the seat that decides. */
  public Seat seat() {
    return position.get().seat();
  }

  public PuzzleSolution solution() {
    return remarks.solution();
  }

  /** Returns the success rates of the bots of each level. */
  public List<SolveRate> solveRates() {
    return remarks.solveRates();
  }

  /** Returns the puzzle's rating, which is higher for a more difficult puzzle. */
  public int rating() {
    return rating;
  }

  /**
   * Returns the text of a puzzle file.
   *
   * @param journal the match up to the decision
   */
  static <C> String text(
      Journal<C> journal,
      Notation<C> notation,
      PuzzleSolution solution,
      List<SolveRate> solveRates) {
    StringBuilder text = new StringBuilder(journal.text(notation));
    solution
        .commands()
        .forEach(line -> text.append(REMARK_PREFIX + " ").append(line.line()).append('\n'));
    solveRates.forEach(
        remark -> text.append(REMARK_PREFIX + " ").append(remark.line()).append('\n'));
    return text.toString();
  }

  /**
   * Returns an identifier that does not depend on the file name: the beginning of a hash of the
   * journal. The version of the rules does not affect it.
   */
  public String id() {
    return id(table());
  }

  private static <C, O, V> String id(Table<C, O, V> table) {
    Journal<C> journal = table.match().journal();
    Header header = journal.header().withRulesVersion(Header.UNSTATED_RULES);
    String text = new Journal<>(header, journal.entries()).text(table.game().notation());
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, ID_LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the word of the theme; empty if the game has no puzzles. */
  public Optional<String> theme() {
    return theme(table());
  }

  private <C, O, V> Optional<String> theme(Table<C, O, V> typedTable) {
    return typedTable
        .title()
        .bots()
        .puzzleFinder()
        .map(
            (PuzzleFinder<C, O, V> finder) ->
                finder.theme(
                    typedTable.match().view(seat()), seat(), observations(typedTable.match())));
  }

  /** Returns the name of the theme; empty if the game has no puzzles. */
  public String themeName() {
    return theme().map(title::puzzleThemeName).orElse("");
  }

  /**
   * Returns the reasons for choosing a legal command as sentences, most important first; empty if
   * there are none.
   */
  public List<String> reasons(String command) {
    return reasons(table(), command);
  }

  private <C, O, V> List<String> reasons(Table<C, O, V> typedTable, String command) {
    Map<String, C> legal = new LinkedHashMap<>();
    for (C legalCommand : typedTable.match().legalCommands(seat())) {
      legal.put(typedTable.game().notation().format(legalCommand), legalCommand);
    }
    List<EvaluatedCommand<C>> evaluations =
        solution().commands().stream()
            .flatMap(
                rated ->
                    Optional.ofNullable(legal.get(rated.command())).stream()
                        .map(
                            legalCommand ->
                                new EvaluatedCommand<>(legalCommand, rated.evaluation())))
            .toList();
    BotLevels<C, O, V> bots = typedTable.title().bots();
    Explainer<C, O, V> explainer =
        bots.puzzleFinder().flatMap(PuzzleFinder<C, O, V>::explainer).orElseGet(bots::explainer);
    return Optional.ofNullable(legal.get(command))
        .map(chosen -> Decision.pending(typedTable.match(), seat(), chosen))
        .map(
            decision ->
                explainer.explain(
                    typedTable.game(), decision, evaluations, PuzzleGenerator.rngFor(decision)))
        .orElse(List.of());
  }

  private <O> List<O> observations(Match<?, O, ?> match) {
    return match.observationsNotUndone(seat()).stream().map(ToldObservation::observation).toList();
  }

  /** Returns the question, as lines of text; empty if the game has no puzzles. */
  public List<String> question() {
    return question(table());
  }

  private <C, O, V> List<String> question(Table<C, O, V> typedTable) {
    Match<C, O, V> match = typedTable.match();
    List<O> observations = observations(match);
    return typedTable
        .title()
        .bots()
        .puzzleFinder()
        .map(
            (PuzzleFinder<C, O, V> finder) ->
                finder.question(
                    match.view(seat()), seat(), observations, solution().bestEvaluation()))
        .orElse(List.of());
  }

  /**
   * Returns a new table at the decision. All cards that are hidden from the seat are dealt again.
   *
   * @param seed the seed of the new deal
   */
  public Table<?, ?, ?> reshuffledTable(long seed) {
    Fork fork =
        new Fork(
            table().match().position(), Optional.of(new ControlEntry.Reshuffled(seat(), seed)));
    return fork(table(), fork);
  }

  private static <C, O, V> Table<C, O, V> fork(Table<C, O, V> table, Fork fork) {
    return fork.tableFrom(table);
  }
}
