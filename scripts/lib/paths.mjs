import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The absolute path of a file of the repository, independent of the working directory.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);
