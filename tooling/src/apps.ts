import { readWorkspacePackages } from '../workspace-packages.cjs';
import { IS_BUILT_SERVICE, OWN_REPOSITORY_OF, WORKSPACE_ROOT } from './workspace';

/** Name of an app that the workspace declares: the host, or a remote. Validate with `isAppName`. */
export type AppName = 'shell' | RemoteName;
export type RemoteName = `mfe-${string}`;

const APP_NAME = /^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The apps that are built, released and rolled back on their own; the host comes first. */
export const APPS: readonly AppName[] = appsHere();

export const REMOTES: readonly RemoteName[] = APPS.filter((app) => app !== 'shell');

export function isAppName(name: string): name is AppName {
  return APPS.some((app) => app === name);
}

/** @throws Error when an app is named against the rules, or there is more than one host */
export function declaredApps(root: string): AppName[] {
  const apps = readWorkspacePackages(root).filter(({ app }) => app !== null);
  for (const { name, app } of apps) {
    if (!isAppNameForm(name) || (app === 'host') !== (name === 'shell')) {
      throw new Error(
        `${name}/package.json declares the app kind "${app}": the host is named shell, a remote mfe-<area> ` +
          'in lower case letters, digits and dashes.',
      );
    }
  }
  return apps
    .map(({ name }) => name)
    .filter(isAppNameForm)
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell'));
}

function appsHere(): readonly AppName[] {
  if (IS_BUILT_SERVICE) return [];
  return OWN_REPOSITORY_OF === null ? declaredApps(WORKSPACE_ROOT) : [requireRemoteName(OWN_REPOSITORY_OF)];
}

function requireRemoteName(name: string): AppName {
  if (isAppNameForm(name) && name !== 'shell') return name;
  throw new Error(
    `package.json: a remote is named mfe-<area> in lower case letters, digits and dashes, not ${name}.`,
  );
}

/** Whether an app may have this name. An app of another repository is in no list of this workspace, but in the registry. */
export function isAppNameForm(name: string): name is AppName {
  return APP_NAME.test(name);
}
