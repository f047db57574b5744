package lethe.app.bench;

/** One way to play whole games, each ply drawn from the legal ones. */
interface Playout {
  /** Plays one game; equal picks play equal games, whichever way. */
  Tally play(Picks picks);

  /** Plays so many games, one after another. */
  default Tally play(Picks picks, int games) {
    Tally tally = Tally.NONE;
    for (int i = 0; i < games; i++) {
      tally = tally.plus(play(picks));
    }
    return tally;
  }
}
