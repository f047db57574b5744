/**
 * Stories told between turns. The texts are resources; this package parses them and picks the text
 * for a moment. Depends on {@code engine.core}.
 */
package lethe.app.story;
