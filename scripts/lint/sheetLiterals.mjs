import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const colour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch)a?\(/i;
const pixels = /(?<![\w.-])(?!0px|1px)\d*\.?\d+px\b/;

/** Looks come from the theme: says where a feature's or page's style sheet holds its own. */
export function sheetLiterals() {
  return ['src/features', 'src/pages'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => literalsIn(path.join(folder, file))),
  );
}

function literalsIn(file) {
  // A media query's breakpoint cannot be a variable.
  const isBreakpoint = (line) => /^\s*@(media|container)\b/.test(line);
  return readFileSync(inRoot(file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
    .filter(({ line }) => !isBreakpoint(line) && (colour.test(line) || pixels.test(line)))
    .map(({ line, where }) => `${where}: ${line.trim()}`);
}
