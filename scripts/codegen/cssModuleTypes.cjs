const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * The declarations are in a folder of their own that Git ignores. `rootDirs` in tsconfig.json merges it
 * with the repository, so that an import of `./Page.module.css` finds `Page.module.css.d.ts` there.
 */
const OUTPUT = path.join(root, '.cache/css-modules');

/**
 * Writes a declaration file for each CSS module in src. Then `styles.name` is a string for an existing class and an
 * error for any other.
 */
function writeCssModuleTypes() {
  rmSync(OUTPUT, { recursive: true, force: true });
  for (const file of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.module.css')) continue;
    const target = path.join(OUTPUT, 'src', `${file}.d.ts`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, declarationOf(readFileSync(path.join(root, 'src', file), 'utf8')));
  }
}

/**
 * TypeScript for a CSS module: a string for each of its classes.
 * @param {string} css
 */
function declarationOf(css) {
  const lines = classNamesIn(css).map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  return `declare const styles: {\n${lines.join('')}};\nexport default styles;\n`;
}

/**
 * The classes in the selectors of a style sheet, sorted. Classes in `:global(…)` are not exported.
 * @param {string} css
 * @returns {string[]}
 */
function classNamesIn(css) {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(/"[^"\n]*"|'[^'\n]*'/g, ' ')
    .replace(/:global\([^)]*\)/g, ' ');
  // A selector ends at `{`; it begins after the previous `{`, `}` or `;`.
  const selectors = [...plain.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector.trim());
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

module.exports = { writeCssModuleTypes, classNamesIn };

if (require.main === module) writeCssModuleTypes();
