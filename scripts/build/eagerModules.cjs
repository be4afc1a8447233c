const { parse } = require('acorn');
const { sources, Compilation } = require('webpack');

const NAME = 'EagerModules';

/**
 * The modules of a chunk: the object in `chunks.push([ids, { id: function … }])`.
 * @param {string} source
 * @returns {import('acorn').Property[]}
 */
function modulesOf(source) {
  const { body } = parse(source, { ecmaVersion: 'latest' });
  return body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const call = statement.expression;
    if (call.type !== 'CallExpression') return [];
    const [chunk] = call.arguments;
    const modules = chunk?.type === 'ArrayExpression' ? chunk.elements[1] : null;
    if (modules?.type !== 'ObjectExpression') return [];
    return modules.properties.filter((property) => property.type === 'Property');
  });
}

/**
 * Webpack plugin that writes each module as `id: (function …)`. Browsers compile a parenthesized function
 * while they load the file, off the main thread; any other function they compile when it runs.
 */
class EagerModules {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // The minimizer would remove the parentheses, so this runs after it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(file, parenthesizeModules);
        }
      });
    });
  }
}

/** @param {sources.Source} asset */
function parenthesizeModules(asset) {
  const edited = new sources.ReplaceSource(asset);
  for (const { method, value } of modulesOf(asset.source().toString())) {
    edited.insert(value.start, method ? ':(function' : '(');
    edited.insert(value.end, ')');
  }
  return new sources.RawSource(edited.source());
}

module.exports = { EagerModules };
