package lethe.app.bench;

/** A way of playing whole games with random legal plies. */
interface Playout {
  /** Plays one game. Equal random numbers result in equal games in every implementation. */
  PlayoutTotals play(FastRandom rng);

  /** Plays several games, one after another. */
  default PlayoutTotals play(FastRandom rng, int games) {
    PlayoutTotals totals = PlayoutTotals.NONE;
    for (int i = 0; i < games; i++) {
      totals = totals.plus(play(rng));
    }
    return totals;
  }
}
