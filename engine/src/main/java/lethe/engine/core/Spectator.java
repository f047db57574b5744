package lethe.engine.core;

/** A viewer without a seat, who sees only public information. */
public enum Spectator implements Viewer {
  SPECTATOR
}
