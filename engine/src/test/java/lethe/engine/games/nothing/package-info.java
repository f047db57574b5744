/**
 * Nothing, the smallest game that has one of everything: hidden hands, a deck, a choice of several
 * cards, and announcements to remember. Imports only {@code lethe.engine.core}; its entry point is
 * {@link lethe.engine.games.nothing.Nothing}.
 */
package lethe.engine.games.nothing;
