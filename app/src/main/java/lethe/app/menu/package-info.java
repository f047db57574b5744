/**
 * The menus between matches, as pages, and the user's settings. Depends on {@code savedgame} and
 * {@code page}, and on packages that these use.
 */
package lethe.app.menu;
