import { nextTask } from '../../platform/time/next-task';
import { readPricesFrom } from '../prices-from';

import type { SearchRows } from './parse-rows';
import type { SearchExtent } from './search-extent';
import { createSearchResponseParser, UnreadableResponseError } from './search-response-parser';

/** A page stays responsive while it reads; a worker and a server have nothing else to do. */
const isPage = typeof document === 'object';
/** Characters that a phone parses in one task. */
const PIECE_LENGTH = 32_000;

/** The request fails when no data arrive for this long. */
const SILENCE_TIMEOUT_MS = 30_000;

/**
 * Requests a search (`GET {api}/dpSearch.php`) and passes on its rows as they arrive. There is no limit for the whole
 * response, but a silence of 30 s fails.
 *
 * @param onRows called for every chunk; the rows are complete only when the promise resolves
 * @returns how much of the search the response contains
 * @throws UnreadableResponseError for an error status, an incomplete or invalid response and a silence (ERR-01, ERR-02)
 * @see API-DPSEARCH-01
 */
export async function streamSearch(
  url: string,
  signal: AbortSignal,
  onRows: (rows: SearchRows) => void,
): Promise<SearchExtent> {
  const silence = new AbortController();
  const startTimer = () => setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
  let timer = startTimer();
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/xml' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body)
      throw new UnreadableResponseError(`API returned status ${response.status}`);
    const reader = createSearchResponseParser();
    const decoder = new TextDecoder();
    const body = response.body.getReader();
    for (let chunk = await body.read(); !chunk.done; chunk = await body.read()) {
      clearTimeout(timer);
      timer = startTimer();
      for (const piece of piecesOf(decoder.decode(chunk.value, { stream: true }))) {
        onRows(reader.read(piece));
        if (isPage) await nextTask();
      }
    }
    return { ...reader.end().extent, pricesFrom: readPricesFrom(response.headers) };
  } catch (cause) {
    if (silence.signal.aborted) throw new UnreadableResponseError('The search took too long.');
    // Stops the download of an invalid response.
    silence.abort();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

function piecesOf(text: string): readonly string[] {
  if (!isPage || text.length <= PIECE_LENGTH) return [text];
  const count = Math.ceil(text.length / PIECE_LENGTH);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  );
}
