/** The largest file that is read, bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
