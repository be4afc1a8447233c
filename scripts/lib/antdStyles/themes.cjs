// The product's themes as antd's sheets take them: the light one, and what the others differ in.
const path = require('node:path');
const { requireTypescript } = require('./requireTypescript.cjs');

const { designThemeOf } = requireTypescript(
  path.resolve(__dirname, '../../../src/shared/ui/theme/designTheme.ts'),
);

const themeOf = (differs) =>
  designThemeOf(differs.mode ?? 'light', { motion: true, touch: false, ...differs });

/** Where antd writes its variables; the page's root carries it too. */
const ROOT = /(?=\.vd-theme)/g;
const within = (condition) => (css) => css && `${condition}{${css}}`;

const LIGHT = themeOf({});
const OTHERS = [
  {
    theme: themeOf({ mode: 'dark' }),
    where: (css) => css.replace(ROOT, ":root[data-theme='dark'] "),
  },
  { theme: themeOf({ touch: true }), where: within('@media (pointer: coarse)') },
  { theme: themeOf({ motion: false }), where: within('@media (prefers-reduced-motion: reduce)') },
];

/** Of variables in one theme those that have another value in `others`. */
function differing(variables, others) {
  const known = new Set(variables.match(/--[^:;{}]+:[^;{}]*/g));
  return others.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selector, body) => {
    const lines = body.split(';').filter((line) => line !== '' && !known.has(line));
    return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
  });
}

/** Variables in all themes: in the light one they are known, `variablesOf` makes those of another. */
function inAllThemes(light, variablesOf) {
  const others = OTHERS.map(({ theme, where }) => where(differing(light, variablesOf(theme))));
  return light + others.join('');
}

module.exports = { LIGHT, inAllThemes };
