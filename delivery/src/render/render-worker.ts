import { createRequire } from 'node:module';

import { renderedSchema, type Rendered } from '@storefront/shared/contracts/rendered-page';
import { cleanHtml } from '@storefront/shared/composites/page/clean-html';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { z } from 'zod';

import type { NodeBuild } from '../registry/live-registry';

import { builtinsOf, loadNodeBuild, sharedOf } from './node-build';
import type { Builds, RenderOutcome, RenderTask } from './render-task';

/*
 * One thread that renders. It keeps the builds that it has loaded, so that a release is read once; the pool
 * replaces the whole thread before there are too many of them (render-pool.ts).
 */

const shellSchema = z.object({
  provided: z.record(
    z.string(),
    z.custom<object>((module) => typeof module === 'object'),
  ),
  renderPage: z.custom<(order: object) => Promise<Rendered>>((render) => typeof render === 'function'),
});
type Shell = z.output<typeof shellSchema>;

const remoteSchema = z.object({ remote: z.unknown() });

const purify = createDOMPurify(new JSDOM('').window);
const server = { cleanHtml: (html: string) => cleanHtml(purify, html) };
const nodeRequire = createRequire(import.meta.url);

const shells = new Map<string, Promise<Shell>>();
const remotes = new Map<string, Promise<unknown>>();

/** Never rejects. */
export async function render(task: RenderTask): Promise<RenderOutcome> {
  try {
    const shell = await shellOf(task.shell);
    const rendered = await shell.renderPage({
      url: task.url,
      snapshot: task.snapshot,
      config: task.config,
      server,
      loadRemote: ({ name }: { readonly name: string }) => remoteOf(task, shell, name),
      signal: AbortSignal.timeout(task.limitMs),
    });
    return { kind: 'rendered', rendered: renderedSchema.parse(rendered) };
  } catch (error) {
    return {
      kind: 'not-rendered',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Loads builds before a page needs them. Rejects when one cannot be loaded. */
export async function warm(builds: Builds): Promise<void> {
  const shell = await shellOf(builds.shell);
  await Promise.all(Object.keys(builds.remotes).map((name) => remoteOf(builds, shell, name)));
}

function shellOf(build: NodeBuild): Promise<Shell> {
  return once(shells, build.version, async () =>
    shellSchema.parse(await loadNodeBuild(build, builtinsOf(nodeRequire))),
  );
}

function remoteOf(builds: Builds, shell: Shell, name: string): Promise<unknown> {
  const build = builds.remotes[name];
  if (!build) return Promise.reject(new Error(`${name} was released without a build for the server`));
  // Bound to its shell: the same release under another shell gets that one's React.
  return once(remotes, `${builds.shell.version} ${name} ${build.version}`, async () => {
    const exports = await loadNodeBuild(build, sharedOf(shell.provided, `${name} ${build.version}`));
    return remoteSchema.parse(exports).remote;
  });
}

/** Keeps what was loaded; a failure is not kept, so that a file that comes back is found. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
