import { createHash } from 'node:crypto';

/** Returns the SHA-384 of bytes in the format of subresource integrity. */
export function integrityOfBytes(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
