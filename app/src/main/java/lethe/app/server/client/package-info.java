/** One connected client: what it is told, and how much it may request. */
package lethe.app.server.client;
