const { packages, sharedLayers } = require('./boundaries.json');

/** Tests, and the code that only tests use. The style guide may show the data of tests. */
const TEST_SUPPORT = '\\.test\\.tsx?$|\\.spec\\.ts$|/(?:testing|tests)/';
const REMOTE = '^(mfe-[a-z0-9-]+)/src';

/** One rule per package (and per part of it that may import more): who may import which package. */
function packageRules() {
  return Object.entries(packages).flatMap(([folder, { imports, extra = [] }]) => {
    const name = `${folder.replace('*', 'remotes')}-imports`;
    const own = { path: `^(${pattern(folder)})/`, pathNot: extra.map(({ from }) => pathOf(folder, from)) };
    return [
      packageRule(name, own, imports),
      ...extra.map(({ from, imports: more }) => {
        const part = { path: pathOf(folder, from), pathNot: [] };
        return packageRule(`${name}-of-${from.replaceAll('/', '-')}`, part, [...imports, ...more]);
      }),
    ];
  });
}

function packageRule(name, from, imports) {
  const allowed = imports.map(({ path, except = [] }) =>
    except.length === 0
      ? `^${pattern(path)}/`
      : `^${pattern(path)}/(?!(?:${except.map(pattern).join('|')})/)`,
  );
  return {
    name,
    comment: 'Packages import each other only as tooling/src/checks/boundaries/boundaries.json allows.',
    from,
    to: { path: `^(?:${Object.keys(packages).map(pattern).join('|')})/`, pathNot: ['^$1/', ...allowed] },
  };
}

/** Inside a remote: remote, routes, features, parts, domain; each imports only what follows it. */
function remoteRules() {
  const layers = ['remote\\.tsx?$', 'routes/', 'features/', 'parts/', 'domain/'];
  const upwards = layers.slice(1).map((layer, index) => ({
    name: `remote-${layer.replace('/', '')}-layer`,
    comment: 'Inside a remote, imports follow the order remote, routes, features, parts, domain.',
    from: { path: `${REMOTE}/${layer}`, pathNot: TEST_SUPPORT },
    to: { path: `^$1/src/(?:${layers.slice(0, index + 1).join('|')})` },
  }));
  const features = {
    name: 'features-independent',
    comment: 'A feature does not import a feature: the route composes them, common parts move to src/parts.',
    from: { path: `${REMOTE}/features/([^/]+)/`, pathNot: TEST_SUPPORT },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  };
  return [...upwards, features];
}

/** Inside `shared`: each layer imports itself and the layers that boundaries.json lists. */
function sharedRules() {
  return Object.entries(sharedLayers).map(([layer, lower]) => ({
    name: `shared-${layer}-layer`,
    comment: `shared/src/${layer} imports only: ${[layer, ...lower].join(', ')}.`,
    from: { path: `^shared/src/${layer}/`, pathNot: TEST_SUPPORT },
    to: { path: '^shared/src/', pathNot: `^shared/src/(?:${[layer, ...lower].join('|')})/` },
  }));
}

const generalRules = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other, types included, cannot be understood one at a time.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'An import that the cruiser cannot resolve is checked by no rule.',
    from: { pathNot: TEST_SUPPORT },
    // `whole-*` are aliases of webpack; the browser finder requires Playwright from the folder of e2e.
    to: { couldNotResolve: true, pathNot: '^(?:whole-react-router-dom|whole-zod|@playwright/test)$' },
  },
  {
    name: 'no-test-support-in-product',
    comment: 'Test support is located in testing/ or tests/ and is imported by tests only.',
    from: { pathNot: [TEST_SUPPORT, '^(?:e2e|styleguide)/'] },
    to: { path: TEST_SUPPORT },
  },
  {
    name: 'runtime-by-one-path',
    comment: 'A second path to the runtime would create a second instance in the page.',
    from: { pathNot: '^shared/src/runtime/' },
    to: { path: '^shared/src/runtime/', pathNot: '^shared/src/runtime/index\\.ts$' },
  },
];

/** The first group is the package itself. */
function pathOf(folder, from) {
  return from === 'tests'
    ? `^(${pattern(folder)})/(?:.+\\.test\\.tsx?$|(?:testing|tests)/|.+/(?:testing|tests)/)`
    : `^(${pattern(folder)})/${pattern(from)}/`;
}

function pattern(path) {
  return path.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
}

/** All rules. */
exports.boundaryRules = () =>
  [...generalRules, ...packageRules(), ...remoteRules(), ...sharedRules()].map((rule) => ({
    ...rule,
    severity: 'error',
  }));
