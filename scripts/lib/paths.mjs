import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the checkout, whatever folder the script was called from. */
export const inRoot = (...parts) => path.join(root, ...parts);
