/** Glicko-2 ratings. Has no dependencies. */
package lethe.app.rating;
