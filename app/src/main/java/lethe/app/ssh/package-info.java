/**
 * The house: tables for people who come over SSH. The only package that knows Apache MINA SSHD.
 * Imports {@code engine.core}, {@code titles}, {@code session}, {@code command}, {@code frame},
 * {@code terminal}, {@code play} and {@code save}.
 */
package lethe.app.ssh;
