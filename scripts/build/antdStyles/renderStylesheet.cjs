// Runs antd's own style functions at build time, in every theme of the product, and returns plain CSS.
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { ConfigProvider } = require('antd');
const postcss = require('postcss');
const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const { LIGHT_THEME, withThemeOverrides } = require('./themeVariants.cjs');

/**
 * A style hook such as `useButtonStyle(prefixCls, rootCls)`, or a component that renders only styles.
 * @typedef {((prefix: string, rootClass: string) => unknown) & { name: string }} StyleFunction
 * @typedef {import('antd').ThemeConfig} ThemeConfig
 */

/** Cache keys of the rules that every component repeats. They go into the shared sheet. */
const SHARED_KEYS = ['style%%Shared%ant', 'style%%ant-design-icons%anticon'];

/**
 * Root classes that do not equal the component's prefix.
 * @type {Record<string, string[] | undefined>}
 */
const ROOT_CLASSES = { 'ant-upload': ['ant-upload-wrapper'] };

/** @param {string} prefix */
const rootClassOf = (prefix) => `${prefix}-css-var`;

/**
 * antd puts a component's variables on a generated class, which its markup carries either on the
 * component itself or on a wrapper. The static sheet selects both.
 * @param {string} css
 * @param {string} prefix
 */
function selectRoots(css, prefix) {
  const roots = [prefix, rootClassOf(prefix), ...(ROOT_CLASSES[prefix] ?? [])];
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) =>
      withEachRoot(selector, rootClassOf(prefix), roots),
    );
  });
  return sheet.toString();
}

/**
 * One selector for each root class. `:is()` with all of them would be shorter, but browsers find the rules of an
 * element by the class at a selector's end, and test a rule that ends in `:is()` for every element.
 * @param {string} selector
 * @param {string} generated the class that antd generates
 * @param {string[]} roots
 */
function withEachRoot(selector, generated, roots) {
  const [start = '', ...rest] = selector.split(`.${generated}`);
  return rest.reduce(
    (starts, part) => starts.flatMap((before) => roots.map((root) => `${before}.${root}${part}`)),
    [start],
  );
}

/** @param {string} css */
const inAntdLayer = (css) => `@layer antd {\n${css}\n}\n`;

/**
 * antd's `genSubStyleComponent` gives this name to every component that it creates.
 * @param {{ name: string }} style
 */
const isStyleComponent = (style) => style.name === 'StyledComponent';

/**
 * Renders one style function in one theme, and splits the CSS that it produced.
 * @param {StyleFunction} style
 * @param {string} prefix
 * @param {ThemeConfig} theme
 */
function render(style, prefix, theme) {
  const cache = createCache();
  /** @type {unknown} */
  let returned = null;
  const Probe = () => {
    const rootCls = rootClassOf(prefix);
    if (isStyleComponent(style)) {
      /** @type {unknown} */
      const component = style;
      return createElement(
        /** @type {import('react').FC<{ prefixCls: string, rootCls: string }>} */ (component),
        { prefixCls: prefix, rootCls },
      );
    }
    returned = style(prefix, rootCls);
    return null;
  };
  const themed = createElement(ConfigProvider, { theme }, createElement(Probe));
  renderToStaticMarkup(createElement(StyleProvider, { cache }, themed));

  /**
   * @param {'style' | 'token' | 'cssVar'} types
   * @param {(key: string) => boolean} [includes]
   */
  const extract = (types, includes = () => true) => {
    const part = createCache();
    for (const [key, entry] of cache.cache) if (includes(key)) part.cache.set(key, entry);
    // extractStyle appends a list of the cache's keys.
    const css = extractStyle(part, { plain: true, types });
    return css.replace(/\.data-ant-cssinjs-cache-path\{.*\}$/, '');
  };
  return {
    returned,
    shared: extract('style', (key) => SHARED_KEYS.includes(key)),
    rules: extract('style', (key) => !SHARED_KEYS.includes(key)),
    componentVariables: extract('cssVar'),
    themeVariables: extract('token'),
  };
}

/**
 * Renders the style sheet of one style function, with the variables of all themes.
 * @param {StyleFunction} style
 * @param {string} prefix class prefix of the component, such as 'ant-btn'
 * @returns {{ css: string, returned: unknown } | null} the sheet and the function's return value;
 *   null when the function produces no CSS
 */
function renderStylesheet(style, prefix) {
  const { rules, componentVariables, returned } = render(style, prefix, LIGHT_THEME);
  if (rules === '' && componentVariables === '') return null;
  const variables = withThemeOverrides(
    componentVariables,
    (theme) => render(style, prefix, theme).componentVariables,
  );
  return { css: selectRoots(inAntdLayer(rules + variables), prefix), returned };
}

/**
 * Renders what all components need: the theme's variables and the rules for links and icons.
 * @param {StyleFunction} style any style hook; its own rules are left out
 */
function renderSharedStylesheet(style) {
  const { shared, themeVariables } = render(style, 'ant', LIGHT_THEME);
  const variables = withThemeOverrides(
    themeVariables,
    (theme) => render(style, 'ant', theme).themeVariables,
  );
  return inAntdLayer(shared + onDocumentRoot(variables));
}

/**
 * antd repeats the theme's variables on each of its elements; once on the root is enough.
 * @param {string} variables
 */
const onDocumentRoot = (variables) =>
  variables.replaceAll(' .vd-theme', '').replaceAll('.vd-theme', ':root');

module.exports = { isStyleComponent, renderSharedStylesheet, renderStylesheet };
