import { Writable } from 'node:stream';

import { ROOT_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const ROOT_START = `<div id="${ROOT_ELEMENT_ID}">`;

/**
 * Renders the app into the root element. React writes the head elements of pages (title, meta, links) before the root;
 * they are returned separately.
 *
 * @throws the first error of any component, also inside a Suspense boundary: an incomplete page is not sent.
 */
export async function renderMarkup(
  app: ReactNode,
  signal: AbortSignal,
): Promise<{ readonly head: string; readonly body: string }> {
  const html = await renderToHtml(<div id={ROOT_ELEMENT_ID}>{app}</div>, signal);
  const start = html.indexOf(ROOT_START);
  if (start < 0) throw new Error(`the rendered page has no element #${ROOT_ELEMENT_ID}`);
  return { head: html.slice(0, start), body: html.slice(start) };
}

function renderToHtml(app: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));

    const { pipe, abort } = renderToPipeableStream(app, {
      // Prevents React from splitting a long page into chunks with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
