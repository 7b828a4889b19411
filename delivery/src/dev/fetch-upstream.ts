import { reasonOf } from './error-message';

const LIMIT_MS = 30_000;

/** The bytes at a path of the site. @throws Error in words for anything but a 200 */
export async function fetchFar(origin: string, path: string): Promise<Buffer> {
  const answer = await asked(origin, path);
  const elsewhere = answer.headers.get('location');
  if (elsewhere !== null) {
    const { origin: other } = new URL(elsewhere, origin);
    throw new Error(
      `${origin} sends ${path} to ${elsewhere}${other === origin ? '' : `: try --against ${other}`}.`,
    );
  }
  if (answer.status !== 200)
    throw new Error(`${origin} answers ${path} with ${answer.status}, which a storefront would not.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function asked(origin: string, path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) });
  } catch (error) {
    throw new Error(`${origin} cannot be reached (${reasonOf(error)}).`, { cause: error });
  }
}
