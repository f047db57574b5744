package lethe.engine.core;

/**
 * The laws that hold for every game. The test of a game implements this interface by providing the
 * game and its hidden information. Each law then plays matches of random legal plies, with every
 * variant and, in the long profile, every number of seats. The failure message contains the seed
 * and the journal of the match.
 *
 * <p>The most important law is the twin law: the true state is replaced by another state that a
 * viewer cannot distinguish from it. The view, the legal commands and the observations of this
 * viewer must stay the same.
 *
 * @param <S> the states of the game
 * @param <C> the commands of the game
 * @param <O> the observations of the game
 * @param <V> the views of the game
 */
public interface GameLaws<S, C, O, V>
    extends PlayLaws<S, C, O, V>,
        TextLaws<S, C, O, V>,
        MatchLaws<S, C, O, V>,
        SecrecyLaws<S, C, O, V>,
        ScreenLaws<S, C, O, V>,
        SoakLaws<S, C, O, V> {}
