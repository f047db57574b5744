/** Accounts with their names, keys and return codes, and bans. */
package lethe.app.server.account;
