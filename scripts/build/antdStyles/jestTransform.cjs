// A Jest transform: in tests, as in the built product, antd generates no styles at run time. Only the
// class names are left, since jsdom lays nothing out.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

/**
 * Jest loads CommonJS; the build replaces the same modules in their ES form.
 * @param {string} file
 */
const esFileOf = (file) => file.replace(/([\\/])lib([\\/])/, '$1es$2');

/** @param {string} themeClass */
const classNameHooks = (themeClass) => `
const classNames = ['', ${JSON.stringify(themeClass)}];
const useStyle = () => classNames;
export const genStyleHooks = () => useStyle;
export const genComponentStyleHook = () => useStyle;
export const genSubStyleComponent = () => () => null;
`;

/** @param {string} file */
function replacementOf(file) {
  // Loaded here because both load antd, and the transformed modules are usually cached.
  const { replaceRuntimeModule } = require('./runtimeModules.cjs');
  const { LIGHT_THEME } = require('./themeVariants.cjs');
  const esFile = esFileOf(file);
  const source = replaceRuntimeModule(esFile, readFileSync(esFile, 'utf8'));
  if (source === null) throw new Error(`${file} has no replacement without styles`);
  const themeClass = LIGHT_THEME.cssVar?.key ?? '';
  return /genStyleUtils\.js$/.test(file) ? classNameHooks(themeClass) + source : source;
}

module.exports = {
  /**
   * @param {string} _source
   * @param {string} file
   */
  process: (_source, file) =>
    transformSync(replacementOf(file), { module: { type: 'commonjs' }, jsc: { target: 'es2022' } }),
};
