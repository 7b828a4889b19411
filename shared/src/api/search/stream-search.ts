import type { SearchRows } from './parse-rows';
import { createSearchResponseParser, UnreadableResponseError } from './search-response-parser';

/** A supplier that is silent for this long does not answer any more. */
const SILENCE_LIMIT_MS = 30_000;

/**
 * Fetches a search and hands over its rows as they arrive.
 *
 * @throws UnreadableAnswer when it is refused, breaks off, is no answer, or stays silent (ERR-01, ERR-02)
 */
export async function streamSearch(
  url: string,
  signal: AbortSignal,
  take: (rows: SearchRows) => void,
): Promise<void> {
  const silence = new AbortController();
  const waitOn = () => setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  let limit = waitOn();
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
    for (let piece = await body.read(); !piece.done; piece = await body.read()) {
      clearTimeout(limit);
      limit = waitOn();
      take(reader.read(decoder.decode(piece.value, { stream: true })));
    }
    reader.end();
  } catch (cause) {
    if (silence.signal.aborted) throw new UnreadableResponseError('The search took too long.');
    // What is not wanted is not downloaded to its end.
    silence.abort();
    throw cause;
  } finally {
    clearTimeout(limit);
  }
}
