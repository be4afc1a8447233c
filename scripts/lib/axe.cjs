const axe = require('axe-core');

// Changes to the source of axe-core, which take more than half off the time of a check. Only the last one affects results.

/** @typedef {Record<symbol, unknown>} Fields */

/**
 * axe-core is compiled for browsers without private fields: every color that it calculates keeps each
 * field in a WeakMap, which is slow. Properties take almost no time.
 */
class PrivateField {
  key = Symbol();
  has(/** @type {Fields} */ object) {
    return this.key in object;
  }
  get(/** @type {Fields} */ object) {
    return object[this.key];
  }
  set(/** @type {Fields} */ object, /** @type {unknown} */ value) {
    object[this.key] = value;
  }
  add(/** @type {Fields} */ object) {
    object[this.key] = true;
  }
}

/**
 * Keeps the results of a function by its arguments, as many as it declares. axe-core's own function looks an argument
 * up in a list of all earlier ones, so that the time grows with the square of the number of elements.
 * @param {(...args: unknown[]) => unknown} original
 */
function memoizeInMaps(original) {
  const last = Math.max(0, original.length - 1);
  /** @type {Map<unknown, unknown>} */
  let results = new Map();
  /** @this {unknown} @param {unknown[]} args */
  function memoized(...args) {
    let level = results;
    for (let index = 0; index < last; index++) {
      let next = /** @type {Map<unknown, unknown> | undefined} */ (level.get(args[index]));
      if (!next) level.set(args[index], (next = new Map()));
      level = next;
    }
    if (!level.has(args[last])) level.set(args[last], original.apply(this, args));
    return level.get(args[last]);
  }
  return Object.assign(memoized, { clear: () => (results = new Map()) });
}

/** axe-core parses the same few colors again for each element and its ancestors. This keeps the parsed ones by their text. */
const parsedColors = 'const parsedColors = new Map();';
const readParsedColor = `
  const parsed = parsedColors.get(colorString);
  if (parsed) return Object.assign(this, parsed);
  const text = colorString;`;
const keepParsedColor = `
  parsedColors.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });`;

/**
 * Whether the contrast of an element can matter. axe-core asks the same at last, after it has looked for the labels of
 * each element, and whether it is visible.
 * @param {{ props: { nodeName: string }, children: { actualNode: Node }[] }} virtualNode
 */
function mayShowText({ props, children }) {
  if (['input', 'select', 'textarea'].includes(props.nodeName)) return true;
  return children.some(
    ({ actualNode }) => actualNode.nodeType === 3 && actualNode.nodeValue?.trim(),
  );
}

/** Reads each property of an element's style once. axe-core does so, too, in an object with many hundreds of properties. */
const readStyle = `
  const read = (this._readStyle ??= new Map());
  let value = read.get(property);
  if (value === undefined) {
    this._style ??= window.getComputedStyle(this.actualNode);
    read.set(property, (value = this._style.getPropertyValue(property)));
  }
  return value;`;

/** @type {[what: RegExp, by: (found: string) => string][]} */
const CHANGES = [
  [/(?<=_\w+ = )new Weak(Map|Set)\(\)/g, () => 'new PrivateField()'],
  [/function _checkPrivateRedeclaration\(e, t\) \{/, (start) => `${start} return;`],
  [/\(0, import_memoizee\['default'\]\)(?=\(fn\))/, () => 'memoizeInMaps'],
  [/function parseString\(colorString\) \{/, (start) => start + readParsedColor],
  [/this\.alpha = \+_color\d*\.alpha;/, (end) => end + keepParsedColor],
  [/function getComputedStylePropertyValue\(property\) \{/, (start) => start + readStyle],
  [
    /function colorContrastMatches\(node, virtualNode\) \{/,
    (start) => `${start} if (!mayShowText(virtualNode)) return false;`,
  ],
  // A pseudo-element near a text leaves the contrast undecided. Without a search for one, it is decided.
  [/ignorePseudo: false/g, () => 'ignorePseudo: true'],
];

const source = CHANGES.reduce((changed, [what, by]) => {
  if (changed.search(what) === -1) throw new Error(`axe-core no longer contains ${what.source}`);
  return changed.replace(what, by);
}, axe.source);

/** A script that defines the global `axe` in a page. */
const axeSource = `(() => {
  ${PrivateField} ${memoizeInMaps} ${mayShowText} ${parsedColors}
  ${source}
})();`;

module.exports = { axeSource };
