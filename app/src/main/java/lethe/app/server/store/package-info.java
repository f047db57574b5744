/** The stores of all parts of a server together. */
package lethe.app.server.store;
