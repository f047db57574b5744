/**
 * The server of a house: how people come in over SSH, and what is read from and written to their
 * connections. The only package that knows Apache MINA SSHD.
 */
package lethe.app.ssh;
