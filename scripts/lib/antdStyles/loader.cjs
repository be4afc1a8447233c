const path = require('node:path');
const { es, sharedCss, stylesOf } = require('./stylesOf.cjs');
const { withoutStyles } = require('./withoutStyles.cjs');

/** The same module once more, as a style sheet: webpack takes it for the file named in front. */
const asSheet = (name, of, query) =>
  `import ${JSON.stringify(`./antd-${name}.css!=!${__filename}?${query}!${of}`)};`;

/**
 * Puts in the place of one of antd's style modules its style sheet, made at build time, and exports that
 * do nothing any more. With `?sheet` it is the sheet itself, with `?shared` what all of them stand on.
 */
module.exports = function antdStyles(source) {
  const replaced = withoutStyles(this.resourcePath, source);
  if (replaced !== null) return replaced;
  const asked = this.getOptions();
  if ('shared' in asked) return sharedCss();
  const file = path.relative(es, this.resourcePath).split(path.sep).join('/');
  const styles = file === 'config-provider/style/index.js' ? ICONS : stylesOf(file);
  if (!styles) return source;
  if ('sheet' in asked) return styles.css;
  const sheets = [asSheet('shared', require.resolve('antd/package.json'), 'shared')];
  if (styles.css) sheets.push(asSheet(file.replace(/\W+/g, '-'), this.resourcePath, 'sheet'));
  const exports = Object.entries(styles.exports).map(([name, does]) =>
    name === 'default' ? `export default ${does};` : `export const ${name} = ${does};`,
  );
  return [...sheets, ...exports].join('\n');
};

/** All of it is in what is shared. */
const ICONS = { css: '', exports: { default: '() => {}' } };
