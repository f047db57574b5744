/** Nothing Human as the program shows it. Imports its game and its bots. */
package lethe.app.titles.robots;
