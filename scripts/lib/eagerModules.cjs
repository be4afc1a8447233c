const { parse } = require('acorn');
const { sources, Compilation } = require('webpack');

const NAME = 'EagerModules';

/** The modules of a file: the table that it hands to webpack's own script. */
function modulesOf(source) {
  const { body } = parse(source, { ecmaVersion: 'latest' });
  return body
    .filter(({ type, expression }) => type === 'ExpressionStatement' && expression.arguments)
    .map(({ expression }) => expression.arguments[0]?.elements?.[1])
    .flatMap((table) => (table?.type === 'ObjectExpression' ? table.properties : []));
}

/**
 * Writes each module as `id: (function …)`. Browsers take a function in brackets for one that is called
 * at once, and compile it while they load the file, off the main thread. Without them they look through
 * a module for errors first, and compile it when it is run, while the page stands still.
 */
class EagerModules {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // The minimizer takes brackets out.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(file, (asset) => withBrackets(asset));
        }
      });
    });
  }
}

function withBrackets(asset) {
  const edited = new sources.ReplaceSource(asset);
  for (const { method, value } of modulesOf(asset.source().toString())) {
    edited.insert(value.start, method ? ':(function' : '(');
    edited.insert(value.end, ')');
  }
  return new sources.RawSource(edited.source());
}

module.exports = { EagerModules };
