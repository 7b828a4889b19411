const vm = require('node:vm');

const compileAnew = vm.compileFunction;
const scripts = new Map();
const contexts = new WeakSet();

/**
 * Has Node compile a module once for each worker; Jest would compile it anew for every suite.
 *
 * Only the compiled code is kept: every suite still runs each module itself, in a context of its own. What runs
 * in a context that is not named here is compiled as ever: a server's packages may `import()`.
 */
exports.compileOnceIn = (context) => contexts.add(context);

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!contexts.has(parsingContext)) return compileAnew(source, parameters, options);

  const head = `(function (${parameters.join()}) {`;
  const key = `${filename} ${head}`;
  const known = scripts.get(key);
  if (known?.source === source) return known.script.runInContext(parsingContext);

  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(key, { source, script });
  return script.runInContext(parsingContext);
};
