import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|json|svg|txt)$/;

/** The brotli and the gzip copy of a text file that browsers ask for, by their endings; none of any other file. */
export async function compressed(
  file: string,
  body: Buffer,
): Promise<readonly (readonly ['br' | 'gz', Buffer])[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  return [
    ['br', await brotli(body)],
    ['gz', await promisify(gzip)(body, { level: 9 })],
  ];
}

/** As the edge server sends it. */
export function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
