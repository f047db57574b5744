/** Stories told between the turns: their text is in resources, here is how it is read and told. */
package lethe.app.story;
