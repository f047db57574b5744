/** Ratings of players, pairs and deals. Has no dependencies. */
package lethe.app.rating;
