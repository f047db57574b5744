/** Stories told between turns. Their texts are resources; this package reads and tells them. */
package lethe.app.story;
