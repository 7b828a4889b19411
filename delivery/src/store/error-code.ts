/** The code of a system error, such as `EEXIST` or `ENOSPC`; `null` for anything else. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
