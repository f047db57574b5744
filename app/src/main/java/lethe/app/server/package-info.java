/**
 * The server: accounts, sessions, tables, seats, invitations, chat, events, ratings and limits. It
 * contains no user-visible sentences, no sockets and no file access. Imports {@code engine.core},
 * {@code titles}, {@code play} and {@code save}.
 */
package lethe.app.server;
