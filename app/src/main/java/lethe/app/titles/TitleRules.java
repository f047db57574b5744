package lethe.app.titles;

import java.util.List;
import java.util.function.Function;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;

/**
 * The rules of a title.
 *
 * @param seats the possible numbers of seats
 * @param options the options of the game itself
 * @param opener opens the game with options
 */
public record TitleRules<C, O, V>(
    Seats seats, List<Option> options, Function<Options, Validated<Game<?, C, O, V>>> opener) {}
