const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../../../..');

/**
 * Resolution of `@storefront/*` for dependency-cruiser, read from the `exports` of each package.
 *
 * Node and TypeScript try all targets of an export such as `["./src/*.ts", "./src/*.tsx"]`; the resolver of
 * dependency-cruiser tries the first one only, so that most imports between packages would stay unresolved.
 */
module.exports = { resolve: { alias: aliasesOf(readPackages()) } };

function readPackages() {
  return fs
    .readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(ROOT, entry.name, 'package.json')))
    .map((entry) => ({
      folder: path.join(ROOT, entry.name),
      ...JSON.parse(fs.readFileSync(path.join(ROOT, entry.name, 'package.json'), 'utf8')),
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
  const alias = path.join(name, request);
  return alias.endsWith('/*')
    ? [alias.slice(0, -2), path.join(folder, target.slice(0, target.indexOf('/*')))]
    : [`${alias}$`, path.join(folder, target)];
}
