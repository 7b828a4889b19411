/** A key that would lead out of the shelf, or that names nothing. */
export class BadShelfKey extends Error {
  override readonly name = 'BadShelfKey';
}

/** @throws BadShelfKey for an absolute path, `..`, an empty name or one that a file system reads otherwise. */
export function requireShelfKey(key: string): void {
  if (key.split('/').every(isPlainName)) return;
  throw new BadShelfKey(`${JSON.stringify(key)} is no key of a shelf`);
}

function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[\\:\0]/.test(name);
}
