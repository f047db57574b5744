package lethe.app.server;

/**
 * A person's seat at a table whose match was dealt.
 *
 * @param table the number of the table
 * @param game the id of the game
 * @param seat the name of the seat; empty to denote the seats of all people
 * @param entryCount the number of entries in the journal of the match
 */
public record HeldSeat(int table, String game, String seat, int entryCount) {}
