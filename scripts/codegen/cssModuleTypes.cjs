const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * The declarations are in a folder of their own that Git ignores. `rootDirs` in tsconfig.json merges it
 * with the repository, so that an import of `./Page.module.css` finds `Page.module.css.d.ts` there.
 */
const OUTPUT = path.join(root, '.cache/css-modules');

/**
 * Writes a declaration file for each CSS module in src, if it is missing or out of date, and removes those
 * of deleted modules. Then `styles.name` is a string for an existing class and an error for any other.
 */
function writeCssModuleTypes() {
  const modules = filesIn(path.join(root, 'src'), '.module.css').map((file) =>
    path.join('src', file),
  );
  const declarations = new Set(modules.map((file) => `${file}.d.ts`));
  for (const file of modules) {
    const target = path.join(OUTPUT, `${file}.d.ts`);
    const text = declarationOf(readFileSync(path.join(root, file), 'utf8'));
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const file of filesIn(OUTPUT, '.d.ts')) {
    if (!declarations.has(file)) rmSync(path.join(OUTPUT, file));
  }
}

/**
 * @param {string} folder
 * @param {string} ending
 */
const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith(ending),
      )
    : [];

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

module.exports = { writeCssModuleTypes, declarationOf, classNamesIn };

if (require.main === module) writeCssModuleTypes();
