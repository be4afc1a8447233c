const path = require('node:path');
const { replaceRuntimeModule } = require('./runtimeModules.cjs');
const { compileStyleModule, esFolder, sharedStylesheet } = require('./styleModules.cjs');

/** @typedef {import('./styleModules.cjs').CompiledStyles} CompiledStyles */

/** @typedef {import('webpack').LoaderContext<Record<string, unknown>>} LoaderContext */

/**
 * An import of a file as a style sheet: the name in front makes webpack apply the CSS rules. The name is the same for
 * every importing module, and the paths are relative, so that the build depends neither on the order in which modules
 * are loaded nor on the folder of the repository.
 * @param {LoaderContext} loader
 * @param {string} name
 * @param {string} resource
 * @param {string} query
 */
function importAsSheet({ context, utils }, name, resource, query) {
  const sheet = path.join(path.dirname(resource), `antd-${name}.css`);
  const request = utils.contextify(context, `${sheet}!=!${__filename}?${query}!${resource}`);
  return `import ${JSON.stringify(request)};`;
}

/** The shared sheet contains the rules for icons. */
const ICON_STYLES = { css: '', exports: { default: '() => {}' } };

/**
 * Webpack loader that replaces one of antd's style modules by an import of its prebuilt style sheet and
 * exports without effect. With `?sheet` it returns that sheet, with `?shared` the shared sheet.
 * @this {LoaderContext}
 * @param {string} source
 */
module.exports = function antdStylesLoader(source) {
  const replacement = replaceRuntimeModule(this.resourcePath, source);
  if (replacement !== null) return replacement;
  const query = this.getOptions();
  if ('shared' in query) return sharedStylesheet();
  const file = path.relative(esFolder, this.resourcePath).split(path.sep).join('/');
  /** @type {CompiledStyles | null} */
  const styles = file === 'config-provider/style/index.js' ? ICON_STYLES : compileStyleModule(file);
  if (!styles) return source;
  if ('sheet' in query) return styles.css;
  const imports = [importAsSheet(this, 'shared', require.resolve('antd/package.json'), 'shared')];
  if (styles.css) {
    imports.push(importAsSheet(this, file.replace(/\W+/g, '-'), this.resourcePath, 'sheet'));
  }
  const replacements = Object.entries(styles.exports).map(([name, code]) =>
    name === 'default' ? `export default ${code};` : `export const ${name} = ${code};`,
  );
  return [...imports, ...replacements].join('\n');
};
