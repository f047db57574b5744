package lethe.engine.core;

/**
 * What is true of every game. A game's test implements this with the door and four hooks; each law
 * then plays matches of random legal plies, with every variant and every number of seats, and names
 * the seed and the journal of the match that breaks it.
 *
 * <p>The twin law matters most: another truth, which a viewer could not tell from the true one, is
 * put in its place, and nothing that this viewer sees, may ask for or is told may change.
 *
 * @param <S> the whole truth
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface GameLaws<S, C, O, V>
    extends PlayLaws<S, C, O, V>,
        TextLaws<S, C, O, V>,
        MatchLaws<S, C, O, V>,
        SecrecyLaws<S, C, O, V>,
        ShownLaws<S, C, O, V>,
        SoakLaws<S, C, O, V> {}
