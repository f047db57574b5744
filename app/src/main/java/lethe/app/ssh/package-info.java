/**
 * The SSH front end of a server: logins, and the input and output of connections. The only package
 * that knows Apache MINA SSHD.
 */
package lethe.app.ssh;
