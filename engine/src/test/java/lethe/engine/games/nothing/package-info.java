/**
 * Nothing, the smallest game that has one of everything: hidden hands, a deck, a choice of several
 * cards, and announcements to remember. A new game begins as a copy of it. Imports only {@code
 * lethe.engine.core}; its door is {@link lethe.engine.games.nothing.Nothing}.
 */
package lethe.engine.games.nothing;
