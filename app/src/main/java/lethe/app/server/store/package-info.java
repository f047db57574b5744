/** All stores of a server together, as a database implements them. */
package lethe.app.server.store;
