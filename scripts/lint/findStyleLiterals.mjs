import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const COLOR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch)a?\(/i;
const PIXELS = /(?<![\w.-])(?!0px|1px)\d*\.?\d+px\b/;

/**
 * Finds literal colors and pixel sizes in the style sheets of features and pages, which must use the
 * theme's tokens instead. Returns a line for each, such as `src/pages/a.css:3: color: #fff`.
 */
export function findStyleLiterals() {
  return ['src/features', 'src/pages'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => literalsIn(path.join(folder, file))),
  );
}

/** @param {string} file */
function literalsIn(file) {
  // The breakpoint of a media query cannot be a variable.
  const isBreakpoint = (/** @type {string} */ line) => /^\s*@(media|container)\b/.test(line);
  return readFileSync(inRoot(file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .map((line, index) => ({ line, position: `${file}:${index + 1}` }))
    .filter(({ line }) => !isBreakpoint(line) && (COLOR.test(line) || PIXELS.test(line)))
    .map(({ line, position }) => `${position}: ${line.trim()}`);
}
