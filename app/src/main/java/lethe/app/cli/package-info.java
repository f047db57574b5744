/** The command line. The only package that knows picocli; it may use all others. */
package lethe.app.cli;
