// The product's themes in the form in which antd's sheets need them: the variables of the light theme,
// and overrides for the dark theme, for touch devices and for reduced motion.
const path = require('node:path');
const { requireTypescript } = require('./requireTypescript.cjs');

/** @typedef {import('antd').ThemeConfig} ThemeConfig */

/** @type {typeof import('../../../src/shared/ui/theme/designTheme')} */
const { designThemeOf } = requireTypescript(
  path.resolve(__dirname, '../../../src/shared/ui/theme/designTheme.ts'),
);

const MOUSE_WITH_MOTION = { motion: true, touch: false };
const LIGHT_THEME = designThemeOf('light', MOUSE_WITH_MOTION);

/** antd writes its variables under this class, which the document's root carries too. */
const BEFORE_THEME_CLASS = /(?=\.vd-theme)/g;

/** @param {string} condition */
const inMediaQuery = (condition) => (/** @type {string} */ css) => css && `${condition}{${css}}`;

/** @type {{ theme: ThemeConfig, scope: (css: string) => string }[]} */
const OVERRIDES = [
  {
    theme: designThemeOf('dark', MOUSE_WITH_MOTION),
    scope: (css) => css.replace(BEFORE_THEME_CLASS, ":root[data-theme='dark'] "),
  },
  {
    theme: designThemeOf('light', { motion: true, touch: true }),
    scope: inMediaQuery('@media (pointer: coarse)'),
  },
  {
    theme: designThemeOf('light', { motion: false, touch: false }),
    scope: inMediaQuery('@media (prefers-reduced-motion: reduce)'),
  },
];

/**
 * Removes from `overrides` each declaration that `variables` contains with the same value.
 * @param {string} variables
 * @param {string} overrides
 */
function withoutEqualDeclarations(variables, overrides) {
  const known = new Set(variables.match(/--[^:;{}]+:[^;{}]*/g));
  return overrides.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, /** @type {string} */ body) => {
    const differing = body.split(';').filter((line) => line !== '' && !known.has(line));
    return differing.length === 0 ? '' : `${selector}{${differing.join(';')}}`;
  });
}

/**
 * Appends the other themes' overrides to the light theme's variables.
 * @param {string} lightVariables CSS
 * @param {(theme: ThemeConfig) => string} variablesOf CSS of the same variables in another theme
 */
function withThemeOverrides(lightVariables, variablesOf) {
  const overrides = OVERRIDES.map(({ theme, scope }) =>
    scope(withoutEqualDeclarations(lightVariables, variablesOf(theme))),
  );
  return lightVariables + overrides.join('');
}

module.exports = { LIGHT_THEME, withThemeOverrides };
