const { jestProject } = require('./tooling/jest/project.cjs');
const { readWorkspacePackages } = require('./tooling/workspace-packages.cjs');

// Prices and dates of travel are the same wherever the tests run.
process.env.TZ = 'Europe/London';

const isPage = ({ name, app }) => app !== null || name === 'shared' || name === 'studio';

module.exports = {
  projects: readWorkspacePackages(__dirname)
    // The journeys run in Playwright.
    .filter(({ name }) => name !== 'e2e')
    .map((workspacePackage) =>
      jestProject(workspacePackage.name, isPage(workspacePackage) ? 'page' : 'server'),
    ),
};
