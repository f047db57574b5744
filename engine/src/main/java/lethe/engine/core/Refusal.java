package lethe.engine.core;

/** Why any match refuses a command or an entry, whatever game it is. */
public enum Refusal implements Reason {
  NOT_YOUR_TURN,
  MATCH_OVER,
  MATCH_NOT_OVER,
  NOTHING_TO_UNDO,
  ANOTHER_OUTCOME
}
