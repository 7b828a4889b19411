const LIMIT_MS = 5_000;

/**
 * Posts what a cache is to remove.
 *
 * @param authorization headers that prove who calls
 * @throws Error when the cache rejects the call or does not respond within five seconds
 */
export async function postRemoval(
  url: string | URL,
  authorization: Readonly<Record<string, string>>,
  body: object,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}
