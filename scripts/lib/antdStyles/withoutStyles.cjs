// What is left of the modules by which antd and its icons make styles in the browser, once the sheets
// are there: by path, what to put in a module's place.
const { theme } = require('antd');
const { LIGHT } = require('./themes.cjs');

/** Steps of colours, which only sheets ask for. */
const IS_STEP = /^[a-z]+(-?\d+)$/;

/** What of a theme a component's script can ask for: breakpoints, heights, the order of layers. */
const tokens = () =>
  Object.entries(theme.getDesignToken(LIGHT)).filter(([name]) => !IS_STEP.test(name));

/** The tokens are known; what depends on the device is in those that antd is given. */
const useToken = () => `
import { useContext } from 'react';
import { DesignTokenContext } from './context';
const KNOWN = ${JSON.stringify(Object.fromEntries(tokens()))};
const merged = new WeakMap();
function withGiven(given) {
  if (!merged.has(given)) {
    // A seed that is empty leaves it to what follows from the others.
    const said = Object.entries(given).filter(([, value]) => value !== '');
    merged.set(given, { ...KNOWN, ...Object.fromEntries(said) });
  }
  return merged.get(given);
}
export default function useToken() {
  const { token, theme, cssVar } = useContext(DesignTokenContext);
  const all = withGiven(token);
  return [theme, all, '', all, cssVar, true];
}
// For those who make sheets.
export const unitless = {};
export const ignore = {};
export const getComputedToken = () => {
  throw new Error('Tokens are worked out at build time');
};
`;

/** Of what makes sheets only the names of variables are asked for. */
const NAMES = 'export const genCssVar =';
const namesAlone = (source) => source.slice(found(source, NAMES));

/** Fields outside of a form know of forms; they need not bring them along. */
const FORMS = "from '@rc-component/form';";
function withoutForms(source) {
  found(source, FORMS);
  return source.replace(FORMS, "from '@rc-component/form/es/FormContext';");
}

/** Where each icon puts the same sheet into the page by itself: in no layer, so over all that is in antd's. */
const INSERTS = 'export const useInsertStyles =';
function withoutInserting(source) {
  found(source, INSERTS);
  return source.replace(INSERTS, `${INSERTS} () => {};\nconst unused =`);
}

/** Where it says so; it has to. */
function found(source, words) {
  const place = source.indexOf(words);
  if (place === -1) throw new Error(`antd does not say '${words}' any more`);
  return place;
}

const REPLACED = [
  [/[\\/]@ant-design[\\/]icons[\\/]es[\\/]renderUtils\.js$/, withoutInserting],
  [/[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/, withoutForms],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/, useToken],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/, namesAlone],
  // The way from a few tokens to all of them.
  [/[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, () => 'export default {};'],
];

/** The source to put in the place of a module's; null for one that stays. */
function withoutStyles(file, source) {
  const replaced = REPLACED.find(([module]) => module.test(file));
  return replaced ? replaced[1](source) : null;
}

module.exports = { modules: REPLACED.map(([module]) => module), withoutStyles };
