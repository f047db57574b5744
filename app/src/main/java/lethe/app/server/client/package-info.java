/** One connected client: its notifications and its rate limits. */
package lethe.app.server.client;
