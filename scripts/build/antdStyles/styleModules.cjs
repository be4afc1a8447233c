// Compiles antd's style modules (`antd/es/<component>/style/*.js`) one by one: the style sheet of each,
// and what its exports still have to return once the sheet exists.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const {
  isStyleComponent,
  renderSharedStylesheet,
  renderStylesheet,
} = require('./renderStylesheet.cjs');

/**
 * `exports` holds the JavaScript source of each export's replacement.
 * @typedef {{ css: string, exports: Record<string, string> }} CompiledStyles
 * @typedef {import('./renderStylesheet.cjs').StyleFunction} StyleFunction
 */

const esFolder = path.join(path.dirname(require.resolve('antd/package.json')), 'es');
const libFolder = path.join(path.dirname(esFolder), 'lib');

/**
 * Class prefixes that cannot be derived from a component's folder, by 'folder', 'folder/module' or
 * 'folder/module:export'.
 * @type {Record<string, string | undefined>}
 */
const PREFIXES = {
  '_util/wave': 'wave',
  'grid:useRowStyle': 'row',
  'grid:useColStyle': 'col',
  'input/search': 'input-search',
  'input/otp': 'otp',
  'layout/sider': 'layout-sider',
  'space/addon': 'space-addon',
  'space/compact': 'space-compact',
  button: 'btn',
  calendar: 'picker-calendar',
  cascader: 'cascader',
  'date-picker': 'picker',
  'float-button': 'float-btn',
  'qr-code': 'qrcode',
  typography: 'typography',
};

/**
 * 'input/style/search.js' becomes 'input/search', and 'input/style/index.js' becomes 'input'.
 * @param {string} file
 */
const moduleNameOf = (file) =>
  file
    .replace(/\.js$/, '')
    .replace(/\/style(?=\/|$)/, '')
    .replace(/\/index$/, '');

/**
 * @param {string} moduleName
 * @param {string} exportName
 */
function prefixOf(moduleName, exportName) {
  const [folder = moduleName] = moduleName.split('/');
  const known = PREFIXES[`${moduleName}:${exportName}`] ?? PREFIXES[moduleName] ?? PREFIXES[folder];
  if (known !== undefined) return `ant-${known}`;
  const isInSource = readdirSync(path.join(esFolder, folder))
    .filter((file) => file.endsWith('.js'))
    .some((file) =>
      readFileSync(path.join(esFolder, folder, file), 'utf8').includes(`getPrefixCls('${folder}'`),
    );
  if (isInSource) return `ant-${folder}`;
  throw new Error(
    `The class prefix of antd's ${moduleName} (${exportName}) is unknown. Find the name that its ` +
      `component passes to getPrefixCls and add it to PREFIXES in scripts/build/antdStyles/` +
      `styleModules.cjs; docs/antd-styles.md explains why.`,
  );
}

/**
 * Hooks and style components can be rendered; other functions only help to build a sheet.
 * @param {string} name
 * @param {unknown} value
 * @returns {value is StyleFunction}
 */
const isStyleFunction = (name, value) =>
  typeof value === 'function' &&
  (name === 'default' || /^use[A-Z]/.test(name) || isStyleComponent(value));

/** Webpack requests each module several times: as a script, as a sheet, and through its index. */
const compiled = /** @type {Map<string, CompiledStyles | null>} */ (new Map());

/**
 * @param {string} file path below antd's `es` folder, with forward slashes
 * @returns {CompiledStyles | null} null for a module that only helps others to build their sheet
 */
function compileStyleModule(file) {
  // antd records per component which variables have no unit, and only the index module declares them.
  compileOnce(file.replace(/\/style\/.+$/, '/style/index.js'));
  return compileOnce(file);
}

/** @param {string} file */
function compileOnce(file) {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const result = compile(file);
  compiled.set(file, result);
  return result;
}

/**
 * @param {string} file
 * @returns {CompiledStyles | null}
 */
function compile(file) {
  /** @type {string[]} */
  const sheets = [];
  /** @type {Record<string, string>} */
  const replacements = {};
  /** @type {Record<string, unknown>} */
  const styleModule = require(path.join(libFolder, file));
  for (const [name, value] of Object.entries(styleModule)) {
    if (typeof value === 'string' || typeof value === 'number') {
      replacements[name] = JSON.stringify(value);
    }
    if (!isStyleFunction(name, value)) continue;
    const sheet = renderStylesheet(value, prefixOf(moduleNameOf(file), name));
    if (!sheet) continue;
    sheets.push(sheet.css);
    replacements[name] = `() => (${JSON.stringify(sheet.returned)})`;
  }
  return sheets.length === 0 ? null : { css: sheets.join('\n'), exports: replacements };
}

/** The sheet that every component needs beside its own. */
const sharedStylesheet = () =>
  renderSharedStylesheet(require(path.join(libFolder, 'flex/style')).default);

module.exports = { compileStyleModule, esFolder, sharedStylesheet };
