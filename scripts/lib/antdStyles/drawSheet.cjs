// antd makes its style sheets in the browser, while it draws. Here they are made at build time, from the
// same functions and in the product's themes, so that the browser gets plain CSS and none of the functions.
const path = require('node:path');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { requireTypescript } = require('./requireTypescript.cjs');

const { antdThemeOf } = requireTypescript(
  path.resolve(__dirname, '../../../src/shared/ui/theme/antdTheme.ts'),
);

const themeOf = (mode, touch) => antdThemeOf(mode, { motion: true, touch });
const LIGHT = themeOf('light', false);
/** What differs from the light one, and where it counts. */
const OTHERS = [
  {
    theme: themeOf('dark', false),
    where: (css) => css.replace(/(?=\.vd-theme)/g, ":root[data-theme='dark'] "),
  },
  { theme: themeOf('light', true), where: (css) => css && `@media (pointer: coarse){${css}}` },
];

/** In every component's cache; said once. */
const SHARED = ['style%%Shared%ant', 'style%%ant-design-icons%anticon'];

/** Roots by a name of their own. */
const ROOTS = { 'ant-upload': ['ant-upload-wrapper'] };

/**
 * A component's variables and font stand on its own element or on a root around it; which, its sheet
 * does not know.
 */
const rootOf = (prefix) => `${prefix}-css-var`;
function onRootOrItself(css, prefix) {
  const roots = [prefix, rootOf(prefix), ...(ROOTS[prefix] ?? [])];
  return css.replaceAll(`.${rootOf(prefix)}`, `:is(${roots.map((root) => `.${root}`).join(',')})`);
}

const inLayer = (css) => `@layer antd {\n${css}\n}\n`;

/** Draws nothing but the styles that belong to `use`: a hook, or a component that is nothing else. */
function draw(use, prefix, theme) {
  const cache = createCache();
  let returned = null;
  const Probe = () => {
    if (isStyleComponent(use))
      return createElement(use, { prefixCls: prefix, rootCls: rootOf(prefix) });
    returned = use(prefix, rootOf(prefix));
    return null;
  };
  const themed = createElement(ConfigProvider, { theme }, createElement(Probe));
  renderToStaticMarkup(createElement(StyleProvider, { cache }, themed));

  const only = (types, isWanted) => {
    const part = createCache();
    for (const [key, entry] of cache.cache) if (isWanted(key)) part.cache.set(key, entry);
    // It ends with a list of what is in it.
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

/** antd's `genSubStyleComponent` calls all that it makes so. */
const isStyleComponent = (what) => what.name === 'StyledComponent';

/** Of variables in one theme those that have another value in `others`. */
function differing(variables, others) {
  const known = new Set(variables.match(/--[^:;{}]+:[^;{}]*/g));
  return others.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, body) => {
    const lines = body.split(';').filter((line) => line !== '' && !known.has(line));
    return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
  });
}

/**
 * The sheet of a hook or style component for elements whose classes start with `prefix`, in all themes,
 * and what a call of it returns. Null for a function that makes no styles by itself.
 */
function drawSheet(use, prefix) {
  const light = draw(use, prefix, LIGHT);
  if (light.rules === '' && light.variables === '') return null;
  const others = OTHERS.map(({ theme, where }) =>
    where(differing(light.variables, draw(use, prefix, theme).variables)),
  );
  // The theme's own variables are in no layer: a component that has others of them must not be in one.
  const css = `${inLayer(light.rules)}${light.variables}${others.join('')}\n`;
  return { css: onRootOrItself(css, prefix), returned: light.returned };
}

/** What every component's styles stand on: links and icons. */
const sharedSheet = (use) => inLayer(draw(use, 'ant', LIGHT).shared);

module.exports = { drawSheet, isStyleComponent, sharedSheet };
