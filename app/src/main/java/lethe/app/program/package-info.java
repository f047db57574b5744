/**
 * Programs as players: the messages of the protocol, the process of a program, and its conversation
 * about a match. Depends on {@code engine.core}, {@code titles}, {@code frame}, {@code text} and
 * {@code json}. Only the command line starts programs.
 */
package lethe.app.program;
