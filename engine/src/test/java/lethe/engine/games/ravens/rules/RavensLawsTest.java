package lethe.engine.games.ravens.rules;

import lethe.engine.core.GameLaws;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

public class RavensLawsTest extends RavensScreenLaws
    implements GameLaws<State, Command, Observation, View> {}
