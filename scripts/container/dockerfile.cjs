/**
 * @typedef {object} Instruction
 * @property {string} name In capitals, such as COPY.
 * @property {string} rest What follows the name, on one line.
 */

/**
 * Reads the instructions of a Dockerfile, without comments and with continued lines joined.
 * @param {string} text
 * @returns {Instruction[]}
 */
function readInstructions(text) {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, rest] = /^\s*([A-Za-z]+)\s+(.+?)\s*$/.exec(line) ?? [];
      return name && rest ? [{ name: name.toUpperCase(), rest }] : [];
    });
}

/**
 * Whether a line of .dockerignore leaves out a file: a path, or a name in any folder after two asterisks.
 * @param {string} file
 * @param {readonly string[]} ignored
 */
function isIgnored(file, ignored) {
  return ignored.some((line) => {
    const anywhere = line.startsWith('**/') ? '(?:.*/)?' : '';
    const name = anywhere ? line.slice('**/'.length) : line;
    const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return line !== '' && new RegExp(`^${anywhere}${pattern}(?:/|$)`).test(file);
  });
}

/**
 * The image and the name of `FROM image AS name`; an unnamed stage has an empty name.
 * @param {string} rest
 */
function readFrom(rest) {
  const [image = '', , name = ''] = rest.split(/\s+/);
  return { image, name };
}

/**
 * The versions of Node and Debian in `node:24-bookworm-slim`.
 * @param {string} image
 */
function readImage(image) {
  const [, node, debian] = /^node:(\d[\d.]*)-([a-z]+)-slim$/.exec(image) ?? [];
  if (node === undefined || debian === undefined) throw new Error(`${image} is not known here.`);
  return { node, debian };
}

/**
 * The stage, the sources and the target of COPY. The stage is null for files of the project.
 * @param {string} rest
 */
function readCopy(rest) {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=')
    ? (words.shift() ?? '').slice('--from='.length)
    : null;
  const target = words.pop() ?? '.';
  return { from, sources: words, target };
}

/**
 * The values of `ENV A=b C=d`.
 * @param {string} rest
 * @returns {Record<string, string>}
 */
function readEnv(rest) {
  return Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/**
 * The command of CMD or HEALTHCHECK, which must be a list in JSON.
 * @param {string} rest
 * @returns {string[]}
 */
const readCommand = (rest) => JSON.parse(rest.slice(rest.indexOf('[')));

module.exports = {
  isIgnored,
  readInstructions,
  readFrom,
  readImage,
  readCopy,
  readEnv,
  readCommand,
};
