package lethe.app.house;

/**
 * A seat that somebody has at a table whose match was dealt.
 *
 * @param table its number
 * @param game what is played there
 * @param entries how many the journal of the match has
 */
public record HeldSeat(int table, String game, String seat, int entries) {}
