/**
 * The saved games of a user, their branches, and the errors in these and other files that a user
 * names. Depends on {@code play}, {@code save} and {@code titles}, and on packages that these use.
 */
package lethe.app.savedgame;
