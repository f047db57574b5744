/**
 * The rules and bots of Lethe's games, and the contract between a game and everything around it.
 * Has no dependencies.
 */
module lethe.engine {
  exports lethe.engine.bots.eurydice;
  exports lethe.engine.bots.ravens;
  exports lethe.engine.bots.robots;
  exports lethe.engine.bots.tase;
  exports lethe.engine.core;
  exports lethe.engine.games.eurydice;
  exports lethe.engine.games.ravens;
  exports lethe.engine.games.robots;
  exports lethe.engine.games.tase;
  exports lethe.engine.kit;
}
