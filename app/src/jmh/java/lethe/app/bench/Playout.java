package lethe.app.bench;

/** A way of playing whole games with random legal plies. */
interface Playout {
  /** Plays one game. Equal picks result in equal games in every implementation. */
  PlayoutTotals play(FastRandom picks);

  /** Plays several games, one after another. */
  default PlayoutTotals play(FastRandom picks, int games) {
    PlayoutTotals tally = PlayoutTotals.NONE;
    for (int i = 0; i < games; i++) {
      tally = tally.plus(play(picks));
    }
    return tally;
  }
}
