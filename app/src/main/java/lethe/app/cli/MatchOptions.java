package lethe.app.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import lethe.app.play.Seeds;
import lethe.app.play.TableFactory;
import lethe.app.play.TableSetup;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.savedgame.TextFileOptions;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;

/** The command-line options that describe a match: seats, options of the game, and seed. */
final class MatchOptions {
  /** The player of a seat whose program has not been started, and therefore has no name. */
  private static final Player UNSTARTED_PROGRAM = new Player.Program("unstarted");

  private final CommandSyntax syntax;
  private final String playerForms;
  private final Supplier<Map<String, String>> seats;
  private final Supplier<Map<String, String>> options;
  private final Supplier<Optional<Long>> seed;
  private final ProgramOptions programOptions;

  /**
   * Adds the options to a command.
   *
   * @param playerForms the players that can take a seat, such as {@code bot or bot:LEVEL}
   * @param defaultSeed the description of the seed that is used if none is given
   */
  MatchOptions(CommandSyntax syntax, String playerForms, String defaultSeed) {
    this.syntax = syntax;
    this.playerForms = playerForms;
    seats =
        syntax.mapOption(
            "--seat",
            "NAME=PLAYER",
            "The player of a seat: " + playerForms + ". Can be given once per seat.");
    options =
        syntax.mapOption(
            "--option",
            "KEY=VALUE",
            "An option of the game; ${ROOT-COMMAND-NAME} rules GAME lists them. Can be given several"
                + " times.");
    seed =
        syntax.option(
            "--seed",
            "N",
            Long.class,
            "The seed of all random numbers (default: " + defaultSeed + ").");
    programOptions = new ProgramOptions(syntax);
  }

  ProgramOptions programOptions() {
    return programOptions;
  }

  /** Returns the programs given for seats, in the form {@code exec:COMMAND}. */
  Map<Seat, String> givenPrograms(Title<?, ?, ?> title) {
    return givenPrograms(title, Map.of());
  }

  /**
   * Returns the programs given for seats, with the players of some seats replaced.
   *
   * @param overrides the replacement players, by the names of their seats
   */
  Map<Seat, String> givenPrograms(Title<?, ?, ?> title, Map<String, String> overrides) {
    Map<Seat, String> programsBySeat = new LinkedHashMap<>();
    playersBySeatName(overrides)
        .forEach(
            (name, player) -> {
              if (ProgramOptions.isProgram(player)) {
                programsBySeat.put(seatByName(title.seats(), name), player);
              }
            });
    return programsBySeat;
  }

  private Map<String, String> playersBySeatName(Map<String, String> overrides) {
    Map<String, String> playersBySeatName = new LinkedHashMap<>(seats.get());
    playersBySeatName.putAll(overrides);
    return playersBySeatName;
  }

  private Seat seatByName(Seats titleSeats, String name) {
    return titleSeats
        .byName(name)
        .orElseThrow(
            () -> syntax.usageError("unknown-seat", name, String.join(", ", titleSeats.names())));
  }

  /**
   * Returns the options of the game. If an option takes a text and its value is a file name, the
   * value is replaced with the content of the file. A file that cannot be read is an error; other
   * values are not checked.
   */
  Validated<Options> options(Title<?, ?, ?> title) {
    return options(title, Map.of());
  }

  /**
   * Returns the options of the game with some of the given values replaced.
   *
   * @param overrides the replacement values, by option
   */
  Validated<Options> options(Title<?, ?, ?> title, Map<String, String> overrides) {
    return new TextFileOptions(title.textOptionNames(), mergedOptions(overrides)).read();
  }

  private Map<String, String> mergedOptions(Map<String, String> overrides) {
    Map<String, String> values = new LinkedHashMap<>(options.get());
    values.putAll(overrides);
    return values;
  }

  /**
   * Returns whether a file exists and an option of the game names it as its text, directly or
   * through links.
   *
   * @param overrides options that replace some of those given
   */
  boolean isTextFileOfOption(Path file, Title<?, ?, ?> title, Map<String, String> overrides) {
    return Files.exists(file)
        && Stream.of(options.get(), overrides)
            .flatMap(all -> all.entrySet().stream())
            .filter(option -> title.textOptionNames().contains(option.getKey()))
            .anyMatch(option -> OutputFile.isSameFile(file, Path.of(option.getValue())));
  }

  /**
   * Prints errors found in the text files given as values of the game's options. If the first error
   * is in an option itself, throws a usage error instead.
   *
   * @param errors the errors, at least one
   * @return the exit code
   */
  int printErrors(Title<?, ?, ?> title, List<InputError> errors, PrintStream err) {
    return printErrors(title, Map.of(), errors, err);
  }

  /**
   * Prints errors like {@link #printErrors(Title, List, PrintStream)}, for options with some of the
   * given values replaced.
   *
   * @param overrides the replacement values, by option
   */
  int printErrors(
      Title<?, ?, ?> title,
      Map<String, String> overrides,
      List<InputError> errors,
      PrintStream err) {
    TextFileOptions textFileOptions =
        new TextFileOptions(title.textOptionNames(), mergedOptions(overrides));
    if (!textFileOptions.concernsText(errors.getFirst())) {
      throw syntax.usageError(
          "message",
          Titles.ERROR_MESSAGES.format(errors.getFirst().code(), errors.getFirst().arguments()));
    }
    ErrorMessages.format(errors, textFileOptions::errorMessage).forEach(err::println);
    return ExitCodes.FAILURE;
  }

  /** Returns the given seed, or a random one. */
  long seed() {
    return seed.get().orElseGet(Seeds::random);
  }

  /** Returns whether a seed was given, in which case the user may know the deal. */
  boolean isSeedGiven() {
    return seed.get().isPresent();
  }

  /** Returns whether a seed or options of the game were given, which require a new match. */
  boolean hasDealOptions() {
    return isSeedGiven() || !options.get().isEmpty();
  }

  /** Returns the given seed, or a default. */
  long seed(long defaultSeed) {
    return seed.get().orElse(defaultSeed);
  }

  /**
   * Returns the players given for seats, with a placeholder for programs, which have not been
   * started. Reports a usage error if a seat or player is unknown.
   */
  List<SeatedPlayer> givenPlayers(Title<?, ?, ?> title) {
    return givenPlayers(title, Map.of());
  }

  /**
   * Returns the players given for seats, with some of them replaced.
   *
   * @param overrides the replacement players, by the names of their seats
   */
  private List<SeatedPlayer> givenPlayers(Title<?, ?, ?> title, Map<String, String> overrides) {
    Seats titleSeats = title.seats();
    List<SeatedPlayer> seatedPlayers = new ArrayList<>();
    for (Map.Entry<String, String> entry : playersBySeatName(overrides).entrySet()) {
      Seat seat = seatByName(titleSeats, entry.getKey());
      if (ProgramOptions.isProgram(entry.getValue())) {
        seatedPlayers.add(new SeatedPlayer(seat, UNSTARTED_PROGRAM));
        continue;
      }
      Player player =
          Player.parse(entry.getValue())
              .filter(parsed -> !(parsed instanceof Player.Program))
              .orElseThrow(
                  () ->
                      title.levelByName(entry.getValue()).isPresent()
                          ? syntax.usageError("bare-level", entry.getKey(), entry.getValue())
                          : syntax.usageError("unknown-player", entry.getValue(), playerForms));
      if (player instanceof Player.Machine(String levelName)
          && title.levelByName(levelName).isEmpty()) {
        throw syntax.usageError("unknown-level", levelName, TableFactory.botPlayerNames(title));
      }
      seatedPlayers.add(new SeatedPlayer(seat, player));
    }
    return seatedPlayers;
  }

  /**
   * Returns a setup in which every seat has a player. The first free seat gets {@code firstPlayer}
   * unless a human player was given a seat; all other free seats get {@code otherPlayers}.
   */
  TableSetup tableSetup(Title<?, ?, ?> title, Player firstPlayer, Player otherPlayers) {
    return TableSetup.of(title, givenPlayers(title), firstPlayer, otherPlayers);
  }

  /**
   * Returns a setup with some of the given players replaced, in which bots of the default level
   * take the free seats.
   *
   * @param overrides the replacement players, by the names of their seats
   */
  TableSetup botTableSetup(Title<?, ?, ?> title, Map<String, String> overrides) {
    return TableSetup.of(
        title, givenPlayers(title, overrides), new Player.Machine(""), new Player.Machine(""));
  }
}
