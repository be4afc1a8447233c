// Environments that all test files of a worker share, as browser and Node keep their globals while they run.
// What a test file leaves in them is removed when it ends.

/** @typedef {import('@jest/environment').JestEnvironment} JestEnvironment */
/** @typedef {import('@jest/environment').JestEnvironmentConfig} JestEnvironmentConfig */
/** @typedef {import('@jest/environment').EnvironmentContext} EnvironmentContext */

/** By the id of the Jest project. @type {Map<string, JestEnvironment>} */
const environments = new Map();

/** @param {JestEnvironment} environment */
const isOncePerWorker = (environment) => [...environments.values()].includes(environment);

/**
 * Returns a class of which a worker has only one instance for each project.
 * @template {new (config: JestEnvironmentConfig, context: EnvironmentContext) => JestEnvironment} C
 * @param {C} Environment
 * @returns {C}
 */
function oncePerWorker(Environment) {
  return new Proxy(Environment, {
    /**
     * @param {C} _class
     * @param {[JestEnvironmentConfig, EnvironmentContext]} options
     */
    construct: (_class, options) => {
      const { id } = options[0].projectConfig;
      const environment = environments.get(id) ?? new Environment(...options);
      environments.set(id, environment);
      return environment;
    },
  });
}

/**
 * Sets the variables of the option `env`, and remembers the state of the globals. Returns what restores it.
 * @param {JestEnvironment} environment
 * @param {JestEnvironmentConfig} config
 */
function prepareGlobals({ global }, { projectConfig: { testEnvironmentOptions } }) {
  Object.assign(global.process.env, testEnvironmentOptions['env']);
  const symbols = new Set(Object.getOwnPropertySymbols(global));
  const { exit } = global.process;
  const env = { ...global.process.env };

  return () => {
    // Jest would run the former file's handlers again.
    for (const symbol of Object.getOwnPropertySymbols(global)) {
      if (!symbols.has(symbol)) Reflect.deleteProperty(global, symbol);
    }
    for (const name of Object.keys(global.process.env)) {
      if (!(name in env)) delete global.process.env[name];
    }
    Object.assign(global.process, { exit });
    Object.assign(global.process.env, env);
  };
}

module.exports = { isOncePerWorker, oncePerWorker, prepareGlobals };
