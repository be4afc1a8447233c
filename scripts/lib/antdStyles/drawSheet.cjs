// antd makes its style sheets in the browser, while it draws. Here they are made at build time, from the
// same functions and in the product's themes, so that the browser gets plain CSS and none of the functions.
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { inAllThemes, LIGHT } = require('./themes.cjs');

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
    /** The component's own. */
    variables: only('cssVar', () => true),
    /** The theme's, which all components share. */
    tokens: only('token', () => true),
  };
}

/** antd's `genSubStyleComponent` calls all that it makes so. */
const isStyleComponent = (what) => what.name === 'StyledComponent';

/**
 * The sheet of a hook or style component for elements whose classes start with `prefix`, in all themes,
 * and what a call of it returns. Null for a function that makes no styles by itself.
 */
function drawSheet(use, prefix) {
  const { rules, variables, returned } = draw(use, prefix, LIGHT);
  if (rules === '' && variables === '') return null;
  const css = inLayer(
    rules + inAllThemes(variables, (theme) => draw(use, prefix, theme).variables),
  );
  return { css: onRootOrItself(css, prefix), returned };
}

/** What every component's styles stand on: the theme's variables, links and icons. */
function sharedSheet(use) {
  const { shared, tokens } = draw(use, 'ant', LIGHT);
  const variables = inAllThemes(tokens, (theme) => draw(use, 'ant', theme).tokens);
  return inLayer(shared + onPage(variables));
}

/** Said once for the page, where antd would say them again on every element of its own. */
const onPage = (variables) =>
  variables.replaceAll(' .vd-theme', '').replaceAll('.vd-theme', ':root');

module.exports = { drawSheet, isStyleComponent, sharedSheet };
