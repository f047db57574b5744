/** How strong people, pairs and deals are, reckoned from results. Imports nothing. */
package lethe.app.rating;
