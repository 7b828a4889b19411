import { readWorkspacePackages } from '../../workspace-packages.cjs';
import { WORKSPACE_ROOT } from '../workspace';

const packages = readWorkspacePackages(WORKSPACE_ROOT);

/** Folders of all packages of the workspace. */
export const WORKSPACE_PACKAGES: readonly string[] = packages.map(({ name }) => name);

/** Packages whose code runs in a page: the apps and what they are made of. */
export const PAGE_PACKAGES: readonly string[] = [
  ...packages.filter(({ app }) => app !== null).map(({ name }) => name),
  'shared',
  'styleguide',
];
