import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { ReleaseSource } from '@storefront/tooling/build/app-manifest';
import { inApp, OWN_REPOSITORY_OF } from '@storefront/tooling/workspace';

/** A manifest lists no more, so that the first release of a branch stays small. */
const MAX_COMMITS = 50;

/**
 * Returns the commit that an app is released from, and the commits that changed it since another one.
 *
 * @param root of the workspace
 * @param since commit of the release that is live; `null` if it recorded none
 * @returns `null` where the workspace is no git checkout, or git is not installed
 */
export async function readSource(
  root: string,
  app: string,
  since: string | null,
): Promise<ReleaseSource | null> {
  const git = async (...args: readonly string[]) =>
    (await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  // A copy inside the checkout of something else is no checkout of these sources.
  const isTracked = await succeeds(git('ls-files', '--error-unmatch', inApp(app, 'package.json')));
  const commit = isTracked ? await git('rev-parse', '--verify', 'HEAD').catch(() => null) : null;
  if (commit === null) return null;

  const inputs = [
    '--',
    ...(OWN_REPOSITORY_OF === null ? [app, 'shared', 'tooling', 'pnpm-lock.yaml'] : ['.']),
  ];
  const modified = (await git('status', '--porcelain', ...inputs)) !== '';
  // A commit of another checkout may be unknown here.
  const log =
    since === null ? null : await git('log', '--format=%H %s', `${since}..HEAD`, ...inputs).catch(() => null);
  const commits = (log ?? '').split('\n').flatMap((line) => {
    const [id = '', ...subject] = line.split(' ');
    return id === '' ? [] : [{ id, subject: subject.join(' ') }];
  });
  return {
    commit,
    modified,
    since: log === null ? null : since,
    commits: commits.slice(0, MAX_COMMITS),
    count: commits.length,
  };
}

async function succeeds(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    () => false,
  );
}
