const { jestProject } = require('./tooling/jest/project.cjs');

const PAGES = ['shared', 'shell', 'mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout'];
const SERVERS = ['server-kit', 'tooling', 'delivery', 'backend', 'demo', 'styleguide'];

// Prices and dates of travel are the same wherever the tests run.
process.env.TZ = 'Europe/London';

module.exports = {
  projects: [
    ...PAGES.map((name) => jestProject(name, 'page')),
    ...SERVERS.map((name) => jestProject(name, 'server')),
  ],
};
