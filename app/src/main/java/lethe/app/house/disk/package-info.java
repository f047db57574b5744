/** Files of a house: what whoever runs it writes, and a house as it was kept before. */
package lethe.app.house.disk;
