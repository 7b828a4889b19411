import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where the sources of apps are: the workspace of the shop, or the repository of one remote, which has the contract
 * and these tools as installed packages; in production the folder of a built service. Found from the current folder of the process.
 */
const project = findProject(process.cwd());

/** Root folder of the workspace, or of the repository of one remote. */
export const WORKSPACE_ROOT = project.root;

/** Name of the one remote of this repository; `null` in the workspace of the shop. */
export const OWN_REPOSITORY_OF: string | null = project.remote;

/** Whether this process is a service that was built for production, which has no sources of apps. */
export const IS_BUILT_SERVICE: boolean = project.isService === true;

/** Folder of the contract between shell and remotes, from the root: `src`, and `testing` for tests. */
export const CONTRACT_FOLDER = project.remote === null ? 'shared' : 'node_modules/@storefront/contract/dist';

/** Folder of the tools with their configuration files, from the root. */
export const TOOLS_FOLDER = project.remote === null ? 'tooling' : 'node_modules/@storefront/remote-tools';

/** Returns the path of a file of an app from the root. @param path in the folder of the app */
export function inApp(app: string, path: string): string {
  return project.remote === null ? `${app}/${path}` : path;
}

interface Project {
  readonly root: string;
  readonly remote: string | null;
  readonly isService?: true;
}

function findProject(folder: string): Project {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return { root: folder, remote: null };
  const remote = ownRepositoryOf(join(folder, 'package.json'));
  if (remote !== null) return { root: folder, remote };
  if (isBuiltService(folder)) return { root: folder, remote: null, isService: true };
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error(
      'No pnpm-workspace.yaml, and no package.json of a remote with a repository of its own, in this folder or above ' +
        'it: run the command inside the repository.',
    );
  return findProject(parent);
}

function isBuiltService(folder: string): boolean {
  const { service } = Object(storefrontOf(join(folder, 'package.json')).settings) as {
    readonly service?: unknown;
  };
  return typeof service === 'string';
}

/** Returns the name of the remote, without a scope, when package.json has `"storefront": { "repository": "own" }`. */
function ownRepositoryOf(packageFile: string): string | null {
  const { name, settings } = storefrontOf(packageFile);
  const { repository } = Object(settings) as { readonly repository?: unknown };
  return repository === 'own' ? String(name).replace(/^@[^/]+\//, '') : null;
}

/** The name of a package, and its `"storefront"`. */
function storefrontOf(packageFile: string): { readonly name?: unknown; readonly settings?: unknown } {
  if (!existsSync(packageFile)) return {};
  const content: unknown = JSON.parse(readFileSync(packageFile, 'utf8'));
  const { name, storefront } = Object(content) as { readonly name?: unknown; readonly storefront?: unknown };
  return { name, settings: storefront };
}
