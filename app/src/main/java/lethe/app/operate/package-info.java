/**
 * Operation of a server: its metrics and its control socket. Imports {@code ssh} and the Prometheus
 * client; only {@code cli} imports it.
 */
package lethe.app.operate;
