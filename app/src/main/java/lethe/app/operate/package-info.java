/**
 * Operation of a server: its control socket, metrics and health checks. Depends on {@code ssh},
 * {@code lobby} and {@code server}, on packages that these use, and on the Prometheus client; only
 * {@code cli} depends on this package.
 */
package lethe.app.operate;
