import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/** Colors, and sizes except 0px and 1px, but not the breakpoints of media queries, which cannot be variables. */
const LITERAL =
  /^(?!\s*@(media|container)\b).*(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch)a?\(|(?<![\w.-])(?!0px|1px)\d*\.?\d+px\b)/i;

/**
 * Finds literal colors and pixel sizes in the style sheets of features and pages, which must use the
 * theme's tokens instead. Returns a line for each, such as `src/pages/a.css:3: color: #fff`.
 */
export function findStyleLiterals() {
  return ['src/features', 'src/pages'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => literalsIn(`${folder}/${file}`)),
  );
}

/** @param {string} file */
const literalsIn = (file) =>
  readFileSync(inRoot(file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .flatMap((line, index) => (LITERAL.test(line) ? `${file}:${index + 1}: ${line.trim()}` : []));
