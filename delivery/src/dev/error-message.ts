import { errorCode } from '../store/error-code';

/** The message of whatever was thrown, without the name of its kind. */
export function messageOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : String(error);
}

/** Why a `fetch` failed: what happened stands in the cause of what it throws. */
export function reasonOf(error: unknown): string {
  const hasCause =
    typeof error === 'object' && error !== null && 'cause' in error && error.cause !== undefined;
  const cause = hasCause ? error.cause : error;
  return errorCode(cause) ?? messageOf(cause);
}
