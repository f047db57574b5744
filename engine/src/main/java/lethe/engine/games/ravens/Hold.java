package lethe.engine.games.ravens;

import lethe.engine.games.ravens.Perch.Place;

/**
 * Where one raven is, and what it holds.
 *
 * @param beneath the bits of the cards beneath it
 */
record Hold(Place place, long beneath) {
  static final Hold AWAY = new Hold(Place.AWAY, 0);

  boolean stands() {
    return place == Place.STANDING;
  }

  Hold with(Card card) {
    return new Hold(place, beneath | card.bit());
  }
}
