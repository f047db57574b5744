/** The data of a server in a database: SQLite in a file of its own, or PostgreSQL. */
package lethe.app.server.sql;
