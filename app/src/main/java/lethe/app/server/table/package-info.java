/**
 * Tables: their seats, settings, deals, matches, spectators and chat. A change is stored before
 * anyone is notified of it.
 */
package lethe.app.server.table;
