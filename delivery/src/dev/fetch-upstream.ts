import { fetchFailureText } from '@storefront/server-kit/error-text';

const TIMEOUT_MS = 30_000;

/** Fetches a path of the site. @throws Error with a message for the terminal, for any status other than 200 */
export async function fetchUpstream(origin: string, path: string): Promise<Buffer> {
  const response = await request(origin, path);
  const location = response.headers.get('location');
  if (location !== null) {
    const { origin: other } = new URL(location, origin);
    throw new Error(
      `${origin} redirects ${path} to ${location}${other === origin ? '' : `: try --against ${other}`}.`,
    );
  }
  if (response.status !== 200)
    throw new Error(`${origin} is not a storefront: it responds to ${path} with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function request(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${origin} cannot be reached (${fetchFailureText(error)}).`, { cause: error });
  }
}
