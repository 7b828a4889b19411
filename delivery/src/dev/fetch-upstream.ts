import { fetchFailureText } from '@storefront/server-kit/error-text';

const TIMEOUT_MS = 30_000;

/** The bytes at a path of the site. @throws Error in words for anything but a 200 */
export async function fetchUpstream(origin: string, path: string): Promise<Buffer> {
  const response = await request(origin, path);
  const location = response.headers.get('location');
  if (location !== null) {
    const { origin: other } = new URL(location, origin);
    throw new Error(
      `${origin} sends ${path} to ${location}${other === origin ? '' : `: try --against ${other}`}.`,
    );
  }
  if (response.status !== 200)
    throw new Error(`${origin} answers ${path} with ${response.status}, which a storefront would not.`);
  return Buffer.from(await response.arrayBuffer());
}

async function request(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${origin} cannot be reached (${fetchFailureText(error)}).`, { cause: error });
  }
}
