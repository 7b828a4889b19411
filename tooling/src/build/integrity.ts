import { createHash } from 'node:crypto';

/** SHA-384 of a file's bytes in the form in which browsers and the registry take it. */
export function integrityOfBytes(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
