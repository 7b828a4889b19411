const LIMIT_MS = 5_000;

/** Tells the edge server which pages to make anew (docs/rendering.md). */
export function edgePages(edgeUrl: string, edgeToken: string) {
  return async (paths: readonly string[]): Promise<void> => {
    const answer = await fetch(`${edgeUrl}/edge/empty`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${edgeToken}` },
      body: JSON.stringify({ paths: paths.includes('/*') ? [] : paths }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  };
}
