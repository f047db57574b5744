package lethe.app.titles;

import java.util.List;
import java.util.function.Function;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seats;

/**
 * What is played.
 *
 * @param seats how many can play
 * @param options what can be chosen of the game itself
 * @param opening opens it with options
 */
public record Rules<C, O, V>(
    Seats seats, List<Option> options, Function<Options, Checked<Game<?, C, O, V>>> opening) {}
