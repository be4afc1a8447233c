// antd makes its style sheets in the browser, while it draws. Here they are made at build time, from the
// same functions and in the product's theme, so that the browser gets plain CSS and none of the functions.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { requireTypescript } = require('./requireTypescript.cjs');

const theme = path.resolve(__dirname, '../../../src/shared/ui/theme');
const { antdThemeOf } = requireTypescript(path.join(theme, 'antdTheme.ts'));

const es = path.join(path.dirname(require.resolve('antd/package.json')), 'es');
const lib = path.join(path.dirname(es), 'lib');

/** Class prefixes that do not follow from a component's folder. */
const PREFIXES = {
  '_util/wave': 'wave',
  button: 'btn',
  'grid:useRowStyle': 'row',
  'grid:useColStyle': 'col',
  'input/search': 'input-search',
  'input/otp': 'otp',
  'layout/sider': 'layout-sider',
  'space/addon': 'space-addon',
  'space/compact': 'space-compact',
  typography: 'typography',
};

/** Roots by a name of their own. */
const ROOTS = { 'ant-upload': ['ant-upload-wrapper'] };

/** In every component's cache; said once. */
const SHARED = ['style%%Shared%ant', 'style%%ant-design-icons%anticon'];

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
  const sources = readdirSync(path.join(es, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => readFileSync(path.join(es, folder, entry.name), 'utf8'))
    .join('\n');
  if (sources.includes(`getPrefixCls('${folder}'`)) return `ant-${folder}`;
  throw new Error(`By which prefix do antd's ${name} styles go? Say so in ${__filename}`);
}

/**
 * A component's variables and font stand on its own element or on a root around it; which, its sheet
 * does not know.
 */
const rootOf = (prefix) => `${prefix}-css-var`;
const onRootOrItself = (css, prefix) => {
  const roots = [prefix, rootOf(prefix), ...(ROOTS[prefix] ?? [])];
  return css.replaceAll(`.${rootOf(prefix)}`, `:is(${roots.map((root) => `.${root}`).join(',')})`);
};

/** Draws nothing but the styles of one export. */
function draw(use, prefix, mode) {
  const cache = createCache();
  let returned;
  const isComponent = use.name === 'StyledComponent';
  const Probe = () => {
    returned = isComponent ? null : use(prefix, rootOf(prefix));
    return isComponent ? createElement(use, { prefixCls: prefix, rootCls: rootOf(prefix) }) : null;
  };
  renderToStaticMarkup(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: antdThemeOf(mode, true) }, createElement(Probe)),
    ),
  );
  const only = (types, wanted) => {
    const part = createCache();
    for (const [key, entry] of cache.cache) if (wanted(key)) part.cache.set(key, entry);
    return extractStyle(part, { plain: true, types }).replace(
      /\.data-ant-cssinjs-cache-path\{.*\}$/,
      '',
    );
  };
  return {
    returned,
    shared: only('style', (key) => SHARED.includes(key)),
    rules: only('style', (key) => !SHARED.includes(key)),
    variables: only('cssVar', () => true),
  };
}

/** Of one mode's variables those that differ in the other, under a selector of that mode. */
function differing(light, dark) {
  const known = new Set(light.match(/--[^:;{}]+:[^;{}]*/g));
  return dark.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, body) => {
    const other = body.split(';').filter((line) => line !== '' && !known.has(line));
    return other.length === 0 ? '' : `:root[data-theme='dark'] ${selector}{${other.join(';')}}`;
  });
}

const inLayer = (css) => `@layer antd {\n${css}\n}\n`;

/** What every component's styles stand on: links and icons. */
const sharedCss = () =>
  inLayer(draw(require(path.join(lib, 'flex/style')).default, 'ant-flex', 'light').shared);

/**
 * One of antd's style modules, by its path below `es`: its sheet, and for each export what it gives once
 * there is nothing left to do. Null for one that only helps others to make theirs.
 */
function stylesOf(file) {
  const name = nameOf(file);
  const css = [];
  const exports = {};
  for (const [as, what] of Object.entries(require(path.join(lib, file)))) {
    if (typeof what === 'string' || typeof what === 'number') exports[as] = JSON.stringify(what);
    if (!canBeDrawn(as, what)) continue;
    const prefix = prefixOf(name, as);
    const light = draw(what, prefix, 'light');
    if (light.rules === '' && light.variables === '') continue;
    const dark = draw(what, prefix, 'dark');
    // antd sets the theme's own variables in no layer: what a component has others of must not be in one.
    const variables = light.variables + differing(light.variables, dark.variables);
    css.push(onRootOrItself(`${inLayer(light.rules)}${variables}`, prefix));
    exports[as] = `() => (${JSON.stringify(light.returned)})`;
  }
  return css.length === 0 ? null : { css: css.join('\n'), exports };
}

/** A hook, or a component that draws nothing but styles; not what makes a part of a sheet. */
const canBeDrawn = (as, what) =>
  typeof what === 'function' &&
  (as === 'default' || /^use[A-Z]/.test(as) || what.name === 'StyledComponent');

module.exports = { es, sharedCss, stylesOf };
