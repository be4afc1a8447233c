const axe = require('axe-core');

// Two changes to the source of axe-core, which take more than a third off the time of a check and leave its results
// as they are.

/**
 * axe-core is compiled for browsers without private fields: every color that it calculates keeps each
 * field in a WeakMap, which is slow. Properties take almost no time.
 */
const privateField = `class PrivateField {
  key = Symbol();
  has(object) { return this.key in object; }
  get(object) { return object[this.key]; }
  set(object, value) { object[this.key] = value; }
  add(object) { object[this.key] = true; }
}`;

/** axe-core parses the same few colors again for each element and its ancestors. This keeps the parsed ones by their text. */
const parsedColors = 'const parsedColors = new Map();';
const readParsedColor = `
  const parsed = parsedColors.get(colorString);
  if (parsed) return Object.assign(this, parsed);
  const text = colorString;`;
const keepParsedColor = `
  parsedColors.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });`;

const source = axe.source
  .replace(/(?<=_\w+ = )new Weak(Map|Set)\(\)/g, 'new PrivateField()')
  .replace(/function parseString\(colorString\) \{/, (start) => start + readParsedColor)
  .replace(/this\.alpha = \+_color\d*\.alpha;/, (end) => end + keepParsedColor);

/** A script that defines the global `axe` in a page. */
const axeSource = `(() => { ${privateField} ${parsedColors} ${source} })();`;

module.exports = { axeSource };
