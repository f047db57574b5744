/**
 * The program at the user's own terminal: shows menus, matches, puzzles and reviews on one console,
 * and writes to the standard streams. Depends on {@code menu}, {@code savedgame}, {@code puzzle},
 * {@code play}, {@code runner} and {@code terminal}, and on packages that these use.
 */
package lethe.app.local;
