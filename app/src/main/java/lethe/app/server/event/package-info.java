/** Daily deals and events with their tables and rankings, and the ratings of players. */
package lethe.app.server.event;
