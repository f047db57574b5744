/**
 * Stories told between turns. The texts are resources; this package parses them and picks the text
 * for a moment.
 */
package lethe.app.story;
