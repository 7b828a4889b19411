import { reportProgress } from './silent-line';

/**
 * Reads a file into the HTTP cache and reports each part that arrives as progress.
 *
 * @throws Error when the response is not successful, ends early or is aborted
 */
export async function readFile(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const reader = response.body.getReader();
  while (!(await reader.read()).done) reportProgress();
}
