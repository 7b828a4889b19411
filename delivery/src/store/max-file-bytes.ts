/** Maximum size of a file of a release: 16 MB, ten times the largest script. Servers keep whole files in memory. */
export const MAX_RELEASE_FILE_BYTES = 16 * 1024 * 1024;
