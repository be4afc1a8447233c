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
 * Makes the declaration files those of the CSS modules in src. Then `styles.name` is a string for an existing class and
 * an error for any other. Files that are up to date stay untouched, because ESLint and TypeScript read them at the same
 * time.
 */
function writeCssModuleTypes() {
  const modules = filesIn(path.join(root, 'src')).filter((file) => file.endsWith('.module.css'));
  const outdated = new Set(filesIn(OUTPUT).filter((file) => file.endsWith('.d.ts')));
  for (const module of modules) {
    const file = path.join('src', `${module}.d.ts`);
    const target = path.join(OUTPUT, file);
    const text = declarationOf(readFileSync(path.join(root, 'src', module), 'utf8'));
    if (!outdated.delete(file) || readFileSync(target, 'utf8') !== text) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
  for (const file of outdated) rmSync(path.join(OUTPUT, file));
}

/** The paths in a folder and in the folders below; none if it does not exist. @param {string} folder */
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

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
