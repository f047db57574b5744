/**
 * Programs as players: the messages of the protocol, the process of a program, and its conversation
 * about a match. Depends on {@code engine.core}, {@code titles}, {@code frame}, {@code text} and
 * {@code json}. Programs play only in matches started from the command line, not on servers.
 */
package lethe.app.program;
