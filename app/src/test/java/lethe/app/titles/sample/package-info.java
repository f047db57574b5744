/** The title of the sample game: its drawing, messages and lessons. */
package lethe.app.titles.sample;
