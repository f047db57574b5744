/** Connected users: sessions, logins, friends, and the chat of the lobby. */
package lethe.app.server.session;
