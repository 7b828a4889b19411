const LIMIT_MS = 5_000;

/** Returns a function that invalidates pages of the edge server (docs/rendering.md). */
export function edgeInvalidation(edgeUrl: string, edgeToken: string) {
  return async (paths: readonly string[]): Promise<void> => {
    const response = await fetch(`${edgeUrl}/edge/empty`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${edgeToken}` },
      body: JSON.stringify({ paths: paths.includes('/*') ? [] : paths }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
}
