const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const { parse } = require('yaml');

/**
 * The packages of pnpm-workspace.yaml, in its order: the only list of packages and of apps.
 *
 * A package is an app when its package.json declares `"storefront": { "app": "host" }` or `"remote"`. A package
 * whose folder is missing is left out: a team may work in a copy with its own app only.
 *
 * CommonJS, because jest.config.cjs reads it as well.
 */
exports.readWorkspacePackages = (root) =>
  parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))
    .packages.filter((name) => existsSync(path.join(root, name, 'package.json')))
    .map((name) => {
      const { storefront } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
      return { name, app: storefront?.app ?? null };
    });
