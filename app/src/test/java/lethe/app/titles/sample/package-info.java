/** The sample on the screen: its drawing, its messages and its lessons. */
package lethe.app.titles.sample;
