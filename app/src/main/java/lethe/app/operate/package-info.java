/**
 * Operation of a server: its control socket, metrics and health checks. Depends on {@code ssh}, on
 * packages that it uses, and on the Prometheus client; only {@code cli} depends on this package.
 */
package lethe.app.operate;
