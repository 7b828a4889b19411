/** The key is empty, or would resolve to a path outside of the store. */
export class InvalidBlobKey extends Error {
  override readonly name = 'InvalidBlobKey';
}

/** @throws InvalidBlobKey for absolute paths, `.` and `..`, empty segments and characters that are special in file systems */
export function requireBlobKey(key: string): void {
  if (key.split('/').every(isPlainName)) return;
  throw new InvalidBlobKey(`${JSON.stringify(key)} is not a valid blob key`);
}

function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[\\:\0]/.test(name);
}
