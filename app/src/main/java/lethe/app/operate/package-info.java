/**
 * Operation of a server: its metrics and its control socket. Depends on {@code ssh} and the
 * Prometheus client; only {@code cli} depends on this package.
 */
package lethe.app.operate;
