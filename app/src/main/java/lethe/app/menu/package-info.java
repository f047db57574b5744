/**
 * The menus between matches, as pages, and the user's settings. Depends on {@code savedgame} and
 * {@code page}.
 */
package lethe.app.menu;
