/** What a house keeps, in the files of one folder, and the files that whoever runs it writes. */
package lethe.app.house.disk;
