/** Cache-Control of what is never replaced. */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** A value as it is stored: people read it too. */
export function jsonFile(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
