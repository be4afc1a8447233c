/**
 * Handles the rejection of a file operation: returns a value instead if the file or folder does not exist. Other errors
 * are thrown again.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
