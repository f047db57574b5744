/** Admission of connections, and the resources and penalties of each address. */
package lethe.app.server.limit;
