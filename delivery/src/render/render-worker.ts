import { createRequire } from 'node:module';
import { getHeapStatistics } from 'node:v8';

import { cleanHtml } from '@storefront/shared/composites/page/clean-html';
import { pagePartSchema, renderedSchema, type Rendered } from '@storefront/shared/contracts/rendered-page';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { z } from 'zod';

import type { NodeBuild } from '../registry/live-registry';

import { carryTrace, inTrace } from './carry-trace';
import { builtinsOnly, loadNodeBuild, sharedModules } from './node-build';
import type { PartPort } from './part-channel';
import { createRenderLimit } from './render-limit';
import type { Builds, RenderedContent, RenderOutcome, RenderReply, RenderTask } from './render-task';
import { retryClosedConnection } from './retry-closed-connection';

/*
 * Entry of a render thread. It keeps loaded builds, so that each release is loaded once per thread; the pool
 * replaces the thread when it has loaded many releases (render-pool.ts).
 */

globalThis.fetch = carryTrace(retryClosedConnection(globalThis.fetch));

const shellSchema = z.object({
  provided: z.record(
    z.string(),
    z.custom<object>((module) => typeof module === 'object'),
  ),
  renderPage: z.custom<(request: object) => Promise<Rendered>>((render) => typeof render === 'function'),
});
type Shell = z.output<typeof shellSchema>;

const remoteSchema = z.object({ remote: z.unknown() });

const purify = createDOMPurify(new JSDOM('').window);
const server = { cleanHtml: (html: string) => cleanHtml(purify, html) };
const nodeRequire = createRequire(import.meta.url);

const shells = new Map<string, Promise<Shell>>();
const remotes = new Map<string, Promise<unknown>>();

/** Renders one page; its parts go to the port. Never rejects. */
export async function render(task: RenderTask & { readonly parts?: PartPort }): Promise<RenderReply> {
  const { parts } = task;
  const limit = createRenderLimit(task.limitMs);
  // A page is whole when its last part was sent, also for the visitor: the rendering that follows is for the cache.
  const write = (part: unknown) => {
    const parsed = pagePartSchema.parse(part);
    parts?.port.postMessage(parsed);
    if (parsed.kind === 'frame') limit.extend();
    if (parsed.kind === 'end') parts?.port.close();
  };
  const outcome = await inTrace(task.traceparent, () =>
    renderPage(task, limit.signal, parts && { nonce: parts.nonce, write }),
  );
  limit.clear();
  parts?.port.close();
  return { outcome, heapBytes: getHeapStatistics().used_heap_size };
}

async function renderPage(
  task: RenderTask,
  signal: AbortSignal,
  parts: { readonly nonce: string; readonly write: (part: unknown) => void } | undefined,
): Promise<RenderOutcome> {
  try {
    const shell = await shellOf(task.shell);
    const rendered = await shell.renderPage({
      url: task.url,
      snapshot: task.snapshot,
      config: task.config,
      server,
      loadRemote: ({ name }: { readonly name: string }) => remoteOf(task, shell, name),
      signal,
      parts,
    });
    return { kind: 'rendered', rendered: contentOf(renderedSchema.parse(rendered)) };
  } catch (error) {
    return {
      kind: 'not-rendered',
      cause: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function contentOf(rendered: Rendered): RenderedContent {
  return rendered.kind === 'page' ? { ...rendered, hydration: JSON.stringify(rendered.hydration) } : rendered;
}

/** Preloads builds. Rejects when a build cannot be loaded. */
export async function warm(builds: Builds): Promise<void> {
  const shell = await shellOf(builds.shell);
  await Promise.all(Object.keys(builds.remotes).map((name) => remoteOf(builds, shell, name)));
}

function shellOf(build: NodeBuild): Promise<Shell> {
  return loadOnce(shells, build.version, async () =>
    shellSchema.parse(await loadNodeBuild(build, builtinsOnly(nodeRequire))),
  );
}

function remoteOf(builds: Builds, shell: Shell, name: string): Promise<unknown> {
  const build = builds.remotes[name];
  if (!build) return Promise.reject(new Error(`${name} was released without a Node build`));
  // Loaded once per shell version, because a remote uses the React instance of its shell.
  return loadOnce(remotes, `${builds.shell.version} ${name} ${build.version}`, async () => {
    const exports = await loadNodeBuild(build, sharedModules(shell.provided, `${name} ${build.version}`));
    return remoteSchema.parse(exports).remote;
  });
}

/** Caches successful loads; a failed load is retried on the next call. */
function loadOnce<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const cached = cache.get(key);
  if (cached) return cached;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}
