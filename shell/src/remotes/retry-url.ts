const requestCounts = new Map<string, number>();

/**
 * Returns the URL of the next request for a file. The first request uses the URL that the document preloads. Each
 * later one has a query of its own, because a browser resolves a second request to the URL of a pending request from
 * that request: a retry of a hung file would never reach the network. Servers ignore the query.
 */
export function nextUrl(url: string): string {
  const file = url.split('?')[0] ?? url;
  const count = requestCounts.get(file) ?? 0;
  requestCounts.set(file, count + 1);
  return count === 0 ? file : retryUrl(file, count);
}

/** Like `nextUrl`, for a file that another loader has requested already. */
export function nextRetryUrl(url: string): string {
  const file = url.split('?')[0] ?? url;
  const count = Math.max(1, requestCounts.get(file) ?? 0);
  requestCounts.set(file, count + 1);
  return retryUrl(file, count);
}

function retryUrl(file: string, count: number): string {
  return `${file}?retry=${count}`;
}
