/**
 * How a house is operated: what is measured of it, and the socket at which an operator steers it.
 * Imports {@code ssh} and the Prometheus client, and is known to {@code cli} alone.
 */
package lethe.app.operate;
