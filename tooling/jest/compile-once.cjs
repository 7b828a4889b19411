const vm = require('node:vm');

const compileFunction = vm.compileFunction;
const scripts = new Map();
const contexts = new WeakSet();

/** A module that may call `import()` needs the loader of its own suite. */
const MAY_IMPORT = /\bimport\s*\(/;

/**
 * Makes Node compile a module once per worker; Jest compiles it once per suite.
 *
 * Only the compiled code is cached: every suite still runs each module, in its own context.
 */
exports.compileOnceIn = (context) => contexts.add(context);

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!contexts.has(parsingContext)) return compileFunction(source, parameters, options);

  const head = `(function (${parameters.join()}) {`;
  const key = `${filename} ${head}`;
  const cached = scripts.get(key);
  if (cached?.source === source) return cached.script.runInContext(parsingContext);
  if (MAY_IMPORT.test(source)) return compileFunction(source, parameters, options);

  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(key, { source, script });
  return script.runInContext(parsingContext);
};
