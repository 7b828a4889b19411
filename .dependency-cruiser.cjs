const { boundaryRules } = require('./tooling/src/checks/boundaries/rules.cjs');

module.exports = {
  forbidden: boundaryRules(),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'tooling/src/checks/boundaries/resolve.cjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
