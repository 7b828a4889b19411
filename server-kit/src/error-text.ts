/** Returns the code of a system error, such as `EEXIST` or `ENOSPC`; `null` for anything else. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Returns the message of an unknown thrown value, without the name of its class. */
export function errorMessage(error: unknown): string {
  // Errors of another realm, such as a worker or a Jest sandbox, are not instances of this `Error`.
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : String(error);
}

/**
 * Returns what a command prints before it exits because of an error: one sentence without a stack.
 *
 * @param portSettings names of the environment variables that set the ports of this process
 */
export function fatalErrorText(error: unknown, portSettings: readonly string[] = []): string {
  const code = errorCode(error);
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'EADDRINUSE' && portSettings.length > 0) {
    return `A port is taken: ${errorMessage(error)}. Set ${portSettings.join(' or ')}.`;
  }
  return errorMessage(error);
}

/** Returns why a `fetch` failed: the code or message of its cause, such as `ECONNREFUSED`. */
export function fetchFailureText(error: unknown): string {
  const hasCause =
    typeof error === 'object' && error !== null && 'cause' in error && error.cause !== undefined;
  const cause = hasCause ? error.cause : error;
  return errorCode(cause) ?? errorMessage(cause);
}
