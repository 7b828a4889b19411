/** `Cache-Control` of files that never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serializes a value with indentation, because people read these files too. */
export function jsonFile(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
