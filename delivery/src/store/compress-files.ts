import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|json|svg|txt)$/;

/** Whether published files of this name have compressed copies. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** Returns the brotli and gzip copies of a text file, each with its file extension; empty for other files. */
export async function compressedCopies(
  file: string,
  body: Buffer,
): Promise<readonly (readonly ['br' | 'gz', Buffer])[]> {
  if (!isCompressible(file)) return [];
  return [
    ['br', await brotli(body)],
    ['gz', await promisify(gzip)(body, { level: 9 })],
  ];
}

/** Compresses with the settings of published files, the smallest; page budgets measure the same size. */
export function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
