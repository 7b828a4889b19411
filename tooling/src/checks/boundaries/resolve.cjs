const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../../..');

/**
 * Resolution of `@storefront/*` for dependency-cruiser, read from the `exports` of each package.
 *
 * Node and TypeScript try all targets of an export such as `["./src/*.ts", "./src/*.tsx"]`; the resolver of
 * dependency-cruiser tries the first one only, so that most imports between packages would stay unresolved.
 */
module.exports = { resolve: { alias: aliasesOf(readPackages()) } };

function readPackages() {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, entry.name, 'package.json')))
    .map((entry) => ({
      folder: join(ROOT, entry.name),
      ...JSON.parse(readFileSync(join(ROOT, entry.name, 'package.json'), 'utf8')),
    }));
}

function aliasesOf(packages) {
  const entries = packages.flatMap(({ folder, name, exports = {} }) =>
    Object.entries(exports).map(([request, target]) => aliasOf(folder, name, request, [target].flat()[0])),
  );
  // The first matching alias wins: the longest request goes first.
  return Object.fromEntries(entries.sort(([a], [b]) => b.length - a.length));
}

function aliasOf(folder, name, request, target) {
  const path = join(name, request);
  return path.endsWith('/*')
    ? [path.slice(0, -2), join(folder, target.slice(0, target.indexOf('/*')))]
    : [`${path}$`, join(folder, target)];
}
