const { dirname } = require('node:path');

const { jestProject } = require('./project.cjs');

/** Packages that contain ES modules only. npm stores each package by its name, and pnpm below a folder of its own. */
const ES_MODULES = ['@storefront', '@base-ui', 'lucide-react', 'reselect', 'nanoid', 'cookie'];

/**
 * Returns the Jest configuration of a remote with a repository of its own: the same environments, transforms and
 * recording of booking sessions as in the workspace of the shop, with the published contract.
 *
 * @param {string} rootDir folder of the repository
 */
exports.remoteJestConfig = (rootDir) => {
  // Prices and dates of travel are the same wherever the tests run.
  process.env.TZ = 'Europe/London';
  const { name } = require(`${rootDir}/package.json`);
  const contract = dirname(require.resolve('@storefront/contract/package.json', { paths: [rootDir] }));
  const project = jestProject(name, 'page');
  return {
    ...project,
    rootDir,
    transform: Object.fromEntries(
      Object.entries(project.transform).map(([files, [, options]]) => [
        files,
        [require.resolve('@swc/jest'), options],
      ]),
    ),
    transformIgnorePatterns: [
      ...project.transformIgnorePatterns,
      `/node_modules/(?!\\.pnpm/|(?:${ES_MODULES.join('|')})/)`,
    ],
    moduleNameMapper: {
      '^zod$': `${__dirname}/zod-of-pages.cjs`,
      '^whole-zod$': `${__dirname}/whole-zod.cjs`,
      '^curated-zod$': `${contract}/dist/src/federated/zod.js`,
      ...(process.env.SESSION_RECORDING
        ? {
            '^@storefront/contract/runtime$': `${contract}/dist/testing/session-recording/recorded-runtime.js`,
          }
        : {}),
      '\\.(woff2?|avif|webp|svg|png|css)$': `${__dirname}/asset.cjs`,
    },
  };
};
