/** The command line. The only package that uses picocli; it may use all other packages. */
package lethe.app.cli;
