import { integrityOf } from './integrity-map';
import { readFile } from './read-file';
import { nextRetryUrl } from './retry-url';
import { afterSilence, DECISION, observeLine } from './silent-line';

/** After a stall, the scripts of the next this many milliseconds are requested a second time immediately. */
const SUSPICION_MS = 5_000;

const stalledFiles = new Set<string>();
let lastStallAt = Number.NEGATIVE_INFINITY;

/** Returns whether the last attempt to load a script ended because no byte of it arrived. */
export function hasStalled(url: string): boolean {
  return stalledFiles.has(fileOf(url));
}

/**
 * Watches every script of a release that any loader adds to the document: federation entries, and chunks of all
 * builds, also of releases that are older than this shell. Progress decides, not elapsed time:
 *
 * - While a script is pending and the line is silent, its file is requested again by another URL. When that response
 *   is complete, the script is replaced by one of the new URL, which the browser reads from its HTTP cache.
 * - When the line stays silent, the script fails with an `error` event, and its loader continues with the fallback.
 *
 * A replaced or failed script never runs, even if its response arrives later.
 */
export function watchScripts(document: Document): void {
  observeLine();
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && integrityOf(node.src)) watch(node);
    }
  }).observe(document.head, { childList: true });
}

function watch(script: HTMLScriptElement): void {
  const abort = new AbortController();
  let stop = () => {};
  const end = () => {
    stop();
    abort.abort();
  };
  const requestAgain = () => {
    const url = nextRetryUrl(script.src);
    stop = afterSilence(() => {
      settle(script, 'error');
      stalledFiles.add(fileOf(script.src));
      lastStallAt = performance.now();
    }, DECISION);
    readFile(url, abort.signal).then(
      () => {
        if (abort.signal.aborted) return;
        end();
        replaceScript(script, url);
      },
      // The wait for silence goes on: the first request may still succeed.
      () => {},
    );
  };
  script.addEventListener('load', end);
  script.addEventListener('error', end);

  // A URL with a query is a copy, whose response has arrived, or the retry of a failed file: the stall of another file
  // does not concern it.
  const isFirst = !script.src.includes('?');
  const isSuspicious = hasStalled(script.src) || (isFirst && performance.now() - lastStallAt < SUSPICION_MS);
  stalledFiles.delete(fileOf(script.src));
  if (isSuspicious) requestAgain();
  else stop = afterSilence(requestAgain);
}

/** Loads the script by another URL. The listeners of the pending script receive the events of the new one. */
function replaceScript(pending: HTMLScriptElement, url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = pending.integrity;
  script.crossOrigin = pending.crossOrigin;
  script.nonce = pending.nonce;
  script.onload = () => settle(pending, 'load');
  script.onerror = () => settle(pending, 'error');
  discard(pending);
  document.head.append(script);
}

function settle(script: HTMLScriptElement, type: 'load' | 'error'): void {
  discard(script);
  script.dispatchEvent(new Event(type));
}

/** A script that has moved to another document is not executed when its response arrives. */
function discard(script: HTMLScriptElement): void {
  new Document().append(script);
}

function fileOf(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
}
