/** The sample on the screen: how it is drawn, told and taught. */
package lethe.app.titles.sample;
