const REMOTES = '^mfe-[a-z]+/';

/** Who may import whom. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'remotes-stand-alone',
      comment: 'A remote imports shared and itself: never another remote, never the shell.',
      severity: 'error',
      from: { path: '^(mfe-[a-z]+)/' },
      to: { path: '^(mfe-[a-z]+|shell|backend|delivery|tooling|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `${REMOTES}|^(backend|delivery|tooling|e2e)/` },
    },
    {
      name: 'shared-stands-below',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `${REMOTES}|^(shell|backend|delivery|tooling|e2e)/` },
    },
    {
      name: 'runtime-by-one-path',
      comment: 'A second path to the runtime would be a second instance in the page.',
      severity: 'error',
      from: { path: '.', pathNot: '^shared/src/runtime/' },
      to: { path: '^shared/src/runtime/(?!index\\.ts$)' },
    },
    {
      name: 'ui-knows-no-travel',
      severity: 'error',
      from: { path: '^shared/src/(ui|platform/http)/' },
      to: {
        path: '^shared/src/(api|composites|domain/(flights|hotels|catalogue|search-query|passengers|deals|occupancy))/',
      },
    },
    {
      name: 'backend-draws-nothing',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: `${REMOTES}|^(shell|delivery)/|^shared/src/(ui|composites|runtime|platform/storage)/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
