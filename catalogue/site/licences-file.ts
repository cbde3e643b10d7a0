/** The file of the built site that holds the notices of everything in it that others have written. */
export const LICENCES_FILE = 'licences.txt';
