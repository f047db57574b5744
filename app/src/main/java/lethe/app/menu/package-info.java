/**
 * The menus between matches, as pages, and the user's settings. Depends on {@code savedgame},
 * {@code page} and {@code terminal}, and on packages that these use.
 */
package lethe.app.menu;
