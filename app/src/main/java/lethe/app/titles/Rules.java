package lethe.app.titles;

import java.util.List;
import java.util.function.Function;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;

/**
 * The rules of a title.
 *
 * @param seats the possible numbers of seats
 * @param options the options of the game itself
 * @param opening opens the game with options
 */
public record Rules<C, O, V>(
    Seats seats, List<Option> options, Function<Options, Checked<Game<?, C, O, V>>> opening) {}
