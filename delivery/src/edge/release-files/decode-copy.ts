import { promisify } from 'node:util';
import { brotliDecompress, crc32, inflateRaw, type BrotliOptions, type ZlibOptions } from 'node:zlib';

import { MAX_RELEASE_FILE_BYTES } from '../../store/max-file-bytes';

export type Encoding = 'br' | 'gzip';

/** The compressed copy is not one complete stream, or is larger than any file of a release. */
export class InvalidCopy extends Error {
  override readonly name = 'InvalidCopy';
}

const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;
/** Magic number, method "deflate", and no flags: the header that published copies have. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0]);

/** With `info` the result contains the engine, which counts the input that it used; the types of Node lack this. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
const brotli = promisify(brotliDecompress) as unknown as (
  body: Buffer,
  options: BrotliOptions & { readonly info: true },
) => Promise<Inflated>;
const inflate = promisify(inflateRaw) as unknown as (
  body: Buffer,
  options: ZlibOptions & { readonly info: true },
) => Promise<Inflated>;

/** A small copy must not expand into all memory. */
const OPTIONS = { info: true, maxOutputLength: MAX_RELEASE_FILE_BYTES } as const;

/**
 * Decodes a compressed copy of a file. Accepts a single stream without further bytes only: browsers differ in what they
 * do with those, so that the bytes that were verified would not be the bytes that a browser uses.
 *
 * @throws InvalidCopy
 */
export async function decodeCopy(body: Buffer, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return body;
  try {
    return encoding === 'br' ? await decodeBrotli(body) : await decodeGzip(body);
  } catch (error) {
    if (error instanceof InvalidCopy) throw error;
    throw new InvalidCopy('not a valid compressed stream', { cause: error });
  }
}

async function decodeBrotli(body: Buffer): Promise<Buffer> {
  const { buffer, engine } = await brotli(body, OPTIONS);
  requireAllUsed(engine.bytesWritten, body.length);
  return buffer;
}

async function decodeGzip(body: Buffer): Promise<Buffer> {
  if (!body.subarray(0, GZIP_HEADER.length).equals(GZIP_HEADER)) throw new InvalidCopy('unknown gzip header');
  const deflated = body.subarray(GZIP_HEADER_BYTES, -GZIP_TRAILER_BYTES);
  const { buffer, engine } = await inflate(deflated, OPTIONS);
  requireAllUsed(engine.bytesWritten, deflated.length);
  const trailer = body.subarray(-GZIP_TRAILER_BYTES);
  if (trailer.readUInt32LE(0) !== crc32(buffer) || trailer.readUInt32LE(4) !== buffer.length) {
    throw new InvalidCopy('wrong gzip checksum');
  }
  return buffer;
}

function requireAllUsed(used: number, length: number): void {
  if (used !== length) throw new InvalidCopy(`${length - used} bytes after the end of the stream`);
}
