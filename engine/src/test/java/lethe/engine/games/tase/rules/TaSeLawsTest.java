package lethe.engine.games.tase.rules;

import lethe.engine.core.GameLaws;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;

public class TaSeLawsTest extends TaSeScreenLaws
    implements GameLaws<State, Command, Observation, View> {}
