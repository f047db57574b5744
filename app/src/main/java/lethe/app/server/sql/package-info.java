/** The data of a server in a database: an SQLite file or PostgreSQL. */
package lethe.app.server.sql;
