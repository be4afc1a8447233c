// Replacements for the modules with which antd and its icons generate styles in the browser.
const { theme } = require('antd');
const { LIGHT_THEME } = require('./themeVariants.cjs');

/** Steps of a color scale, such as 'blue5' or 'blue-5'. Only style sheets read them. */
const COLOR_STEP = /^[a-z]+(-?\d+)$/;

/** The tokens that a component's script may read: breakpoints, heights, z-indexes. */
const tokens = () =>
  Object.entries(theme.getDesignToken(LIGHT_THEME)).filter(([name]) => !COLOR_STEP.test(name));

/** `useToken` with precomputed tokens; ConfigProvider's own values override them. */
const useTokenModule = () => `
import { useContext } from 'react';
import { DesignTokenContext } from './context';
const PRECOMPUTED = ${JSON.stringify(Object.fromEntries(tokens()))};
const merged = new WeakMap();
function withOverrides(overrides) {
  if (!merged.has(overrides)) {
    // An empty seed token means that its value is derived from the others.
    const set = Object.entries(overrides).filter(([, value]) => value !== '');
    merged.set(overrides, { ...PRECOMPUTED, ...Object.fromEntries(set) });
  }
  return merged.get(overrides);
}
export default function useToken() {
  const { token, theme, cssVar } = useContext(DesignTokenContext);
  const tokens = withOverrides(token);
  return [theme, tokens, '', tokens, cssVar, true];
}
// Style functions import these; none of them runs in the browser.
export const unitless = {};
export const ignore = {};
export const getComputedToken = () => {
  throw new Error('antd tokens are computed at build time');
};
`;

/**
 * Finds a text that a replacement depends on, and fails the build when an upgrade removed it.
 * @param {string} source
 * @param {string} text
 */
function indexOfExpected(source, text) {
  const index = source.indexOf(text);
  if (index === -1) {
    throw new Error(
      `antd's source no longer contains "${text}". Adapt scripts/build/antdStyles/` +
        `runtimeModules.cjs to the new version, or build with ANTD_STYLES=runtime; ` +
        `see docs/antd-styles.md.`,
    );
  }
  return index;
}

/** Components use only the names of CSS variables from the module that generates styles. */
const CSS_VARIABLE_NAMES = 'export const genCssVar =';
/** @param {string} source */
const keepCssVariableNames = (source) => source.slice(indexOfExpected(source, CSS_VARIABLE_NAMES));

/** A field outside a form reads the form's context, and does not need the whole form library. */
const FORM_LIBRARY = "from '@rc-component/form';";
/** @param {string} source */
function importFormContextOnly(source) {
  indexOfExpected(source, FORM_LIBRARY);
  return source.replace(FORM_LIBRARY, "from '@rc-component/form/es/FormContext';");
}

/** Each icon inserts the same unlayered style sheet, which would override antd's layered rules. */
const INSERT_ICON_STYLES = 'export const useInsertStyles =';
/** @param {string} source */
function withoutIconStyles(source) {
  indexOfExpected(source, INSERT_ICON_STYLES);
  return source.replace(
    INSERT_ICON_STYLES,
    `${INSERT_ICON_STYLES} () => {};\nconst unusedInsertStyles =`,
  );
}

/** @type {[module: RegExp, replace: (source: string) => string][]} */
const REPLACEMENTS = [
  [/[\\/]@ant-design[\\/]icons[\\/]es[\\/]renderUtils\.js$/, withoutIconStyles],
  [/[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/, importFormContextOnly],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/, useTokenModule],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, keepCssVariableNames],
  // This module derives all tokens from the seeds.
  [/[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, () => 'export default {};'],
];

/**
 * @param {string} file absolute path of a module
 * @param {string} source
 * @returns {string | null} the replacement's source; null for a module that stays as it is
 */
function replaceRuntimeModule(file, source) {
  const replacement = REPLACEMENTS.find(([module]) => module.test(file));
  return replacement ? replacement[1](source) : null;
}

module.exports = { replaceRuntimeModule, runtimeModules: REPLACEMENTS.map(([module]) => module) };
