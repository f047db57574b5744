package lethe.engine.core;

/** Sees what lies open to everybody and holds no seat. */
public enum Spectator implements Viewer {
  SPECTATOR
}
