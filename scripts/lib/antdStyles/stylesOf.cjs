// antd's style modules one by one: their sheets, and what is left to do for their exports.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { drawSheet, isStyleComponent, sharedSheet } = require('./drawSheet.cjs');

const es = path.join(path.dirname(require.resolve('antd/package.json')), 'es');
const lib = path.join(path.dirname(es), 'lib');

/** Class prefixes that do not follow from a component's folder. */
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
  typography: 'typography',
};

/** 'input/style/search.js' is 'input/search'; a folder's index is the folder itself. */
const nameOf = (file) =>
  file
    .replace(/\.js$/, '')
    .replace(/\/style(?=\/|$)/, '')
    .replace(/\/index$/, '');

function prefixOf(name, exported) {
  const [folder] = name.split('/');
  const known = PREFIXES[`${name}:${exported}`] ?? PREFIXES[name] ?? PREFIXES[folder];
  if (known) return `ant-${known}`;
  const isSaid = readdirSync(path.join(es, folder))
    .filter((file) => file.endsWith('.js'))
    .some((file) =>
      readFileSync(path.join(es, folder, file), 'utf8').includes(`getPrefixCls('${folder}'`),
    );
  if (isSaid) return `ant-${folder}`;
  throw new Error(`By which prefix do antd's ${name} styles go? Say so in ${__filename}`);
}

/** A hook, or a component that draws nothing but styles; not what makes a part of a sheet. */
const canBeDrawn = (name, what) =>
  typeof what === 'function' &&
  (name === 'default' || /^use[A-Z]/.test(name) || isStyleComponent(what));

/**
 * A style module by its path below `es`: its sheet, and the source of what each export is once there is
 * nothing left to do. Null for one that only helps others to make theirs.
 */
function stylesOf(file) {
  // antd remembers by component which of its variables have no unit; only the main module says so.
  drawOnce(file.replace(/\/style\/.+$/, '/style/index.js'));
  return drawOnce(file);
}

/** Webpack asks for each module twice, as a script and as a sheet, and for main ones by their parts too. */
const drawn = new Map();
function drawOnce(file) {
  if (!drawn.has(file)) drawn.set(file, drawExports(file));
  return drawn.get(file);
}

function drawExports(file) {
  const sheets = [];
  const exports = {};
  for (const [name, what] of Object.entries(require(path.join(lib, file)))) {
    if (typeof what === 'string' || typeof what === 'number') exports[name] = JSON.stringify(what);
    if (!canBeDrawn(name, what)) continue;
    const sheet = drawSheet(what, prefixOf(nameOf(file), name));
    if (!sheet) continue;
    sheets.push(sheet.css);
    exports[name] = `() => (${JSON.stringify(sheet.returned)})`;
  }
  return sheets.length === 0 ? null : { css: sheets.join('\n'), exports };
}

/** Any component brings it along. */
const sharedCss = () => sharedSheet(require(path.join(lib, 'flex/style')).default);

module.exports = { es, sharedCss, stylesOf };
