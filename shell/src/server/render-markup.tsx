import { Writable } from 'node:stream';

import { ROOT_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const ROOT_START = `<div id="${ROOT_ELEMENT_ID}">`;

/** Prevents React from splitting a long page into chunks with inline scripts. */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/**
 * Renders the app into the root element. React writes the head elements of pages (title, meta, links) before the root;
 * they are returned separately.
 *
 * @throws the first error of any component, also inside a Suspense boundary: an incomplete page is not sent.
 */
export async function renderMarkup(app: ReactNode, signal: AbortSignal): Promise<Markup> {
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));

    const { pipe, abort } = renderToPipeableStream(inRoot(app), {
      progressiveChunkSize,
      onError: reject,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
  return splitAtRoot(html);
}

interface Markup {
  readonly head: string;
  readonly body: string;
}

export interface MarkupSink {
  /** The page with the fallbacks of its Suspense boundaries. */
  readonly onFrame: (frame: Markup) => void;
  /** The content of boundaries, and the inline scripts that move it to its place. */
  readonly onLate: (html: string) => void;
}

/**
 * Renders like `renderMarkup`, but passes the page on before all of its data have arrived.
 *
 * @param nonce of the inline scripts
 * @throws the first error of any component; parts may have been passed on by then
 */
export function streamMarkup(
  app: ReactNode,
  { signal, nonce, onFrame, onLate }: MarkupSink & { readonly signal: AbortSignal; readonly nonce: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isFirst = true;
    const sink = wholeFlushes((html) => {
      if (isFirst) onFrame(splitAtRoot(html));
      else onLate(html);
      isFirst = false;
    });
    sink.on('finish', resolve);
    sink.on('error', reject);

    const { pipe, abort } = renderToPipeableStream(inRoot(app), {
      progressiveChunkSize,
      nonce,
      onError(error) {
        reject(error);
        abort(error);
      },
      onShellError: reject,
      onShellReady: () => pipe(sink),
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** React writes one flush in many chunks within one tick; a chunk alone may end inside a tag. */
function wholeFlushes(onFlush: (html: string) => void): Writable {
  let held: Buffer[] = [];
  let scheduled: NodeJS.Immediate | null = null;
  function flush(): void {
    scheduled = null;
    const html = Buffer.concat(held).toString('utf8');
    held = [];
    if (html !== '') onFlush(html);
  }
  return new Writable({
    // React must not pause in the middle of a flush.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      scheduled ??= setImmediate(flush);
      done();
    },
    final(done) {
      if (scheduled) clearImmediate(scheduled);
      flush();
      done();
    },
  });
}

function inRoot(app: ReactNode): ReactNode {
  return <div id={ROOT_ELEMENT_ID}>{app}</div>;
}

function splitAtRoot(html: string): Markup {
  const start = html.indexOf(ROOT_START);
  if (start < 0) throw new Error(`the rendered page has no element #${ROOT_ELEMENT_ID}`);
  return { head: html.slice(0, start), body: html.slice(start) };
}
