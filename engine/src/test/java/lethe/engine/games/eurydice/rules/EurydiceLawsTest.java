package lethe.engine.games.eurydice.rules;

import lethe.engine.core.GameLaws;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

public class EurydiceLawsTest extends EurydiceScreenLaws
    implements GameLaws<State, Command, Observation, View> {}
