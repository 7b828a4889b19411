import {
  filesOfPage,
  releaseInBrowser,
  rollBackRelease,
  workerFile,
  type PageFiles,
} from '../support/changed-release';

import type { Exchange, FaultyResponse } from './fault-proxy';
import { NO_ACTION, type FaultContext, type FaultInjection } from './injection';
import type { NetworkFault } from './test-cases';

/** Bytes per second and round-trip time of a weak mobile connection. */
const WEAK_LINE = { bytesPerSecond: 40_000, latencyMs: 400 };

/**
 * Fails or replaces the response of one file of a remote: in every release, or only in the newest one when an earlier
 * release exists. A request that is held stays pending after the fault is removed.
 */
export async function injectNetworkFault(
  context: FaultContext,
  fault: NetworkFault,
): Promise<FaultInjection> {
  const { proxy, testCase, testSite } = context;
  const { releases } = testSite;
  const hasEarlier = testCase.releases === 'one before';
  if (hasEarlier) await releaseInBrowser(releases, testCase.remote, (_file, text) => `${text}\n// newer`);
  const isTarget = await targetOf(context, hasEarlier);
  let ignored = 0;
  const hits = () =>
    proxy
      .requests()
      .slice(ignored)
      .filter(({ url }) => isTarget(url));
  let removeFault = () => {};
  return {
    beforeOpen: async () => {
      removeFault = proxy.inject(isTarget, RESPONSES[fault]);
    },
    afterOpen: async () => {
      // The page before it may have prefetched the file.
      ignored = proxy.requests().length;
    },
    wasMet: async () => hits().length > 0,
    hits: () => hits().length,
    metAt: () => hits()[0]?.at,
    remove: async () => {
      removeFault();
      if (hasEarlier) await rollBackRelease(releases, testCase.remote);
    },
  };
}

/** Returns whether a URL is that of the file under test, whatever its query. */
async function targetOf(
  { testCase: { remote, target }, place, testSite }: FaultContext,
  onlyNewest: boolean,
): Promise<(url: URL) => boolean> {
  if (target === 'shell')
    return ({ pathname }) => /^\/releases\/shell\/[^/]+\/shell\.\w+\.js$/.test(pathname);
  const files = await filesOfPage(testSite.releases, remote, place.pattern);
  const file =
    target === 'worker' ? workerFile(testSite.releases, remote, files.version) : fileOf(target, files);
  const folder = `/releases/${remote}/${onlyNewest ? `${files.version}/` : ''}`;
  return ({ pathname }) => pathname.startsWith(folder) && pathname.endsWith(`/${file}`);
}

function fileOf(target: string, { entry, chunk }: PageFiles): string {
  return target === 'entry' ? entry : chunk;
}

/** Slows the line of the tab before it navigates to the page. No file is lost. */
export async function injectWeakLine({ proxy }: FaultContext): Promise<FaultInjection> {
  let restore = () => {};
  let before = 0;
  return {
    beforeOpen: NO_ACTION,
    afterOpen: async () => {
      before = proxy.requests().length;
      restore = proxy.limitLine(WEAK_LINE);
    },
    wasMet: async () => proxy.requests().length > before,
    remove: async () => restore(),
  };
}

const PLAIN = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

const RESPONSES: Readonly<Record<NetworkFault, FaultyResponse>> = {
  missing: ({ response }) => response.writeHead(404, PLAIN).end('Not found'),
  slow: neverRespond,
  'stuck request': (exchange) => (isRetry(exchange) ? exchange.forward() : neverRespond()),
  'server error': ({ response }) => response.writeHead(500, PLAIN).end('Broken'),
  'wrong type': ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>'),
  truncated: ({ incoming, response }) => void sendHalf(incoming.url ?? '', response),
};

/** Only the tab can end such a request. */
function neverRespond(): void {}

/** The page requests a file again by another query. */
function isRetry({ incoming }: Exchange): boolean {
  return incoming.url?.includes('?') ?? false;
}

async function sendHalf(url: string, response: Parameters<FaultyResponse>[0]['response']): Promise<void> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  response
    .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
    .end(body.subarray(0, body.length / 2));
}
