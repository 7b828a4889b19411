import { errorCode, errorMessage } from '@storefront/server-kit/error-text';

/**
 * The database cannot be used at the moment: it is stopped, starting, failing over, full, read-only or overloaded. The
 * API reports it as 503, and background jobs try again later. Whether an interrupted statement took effect is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** The connection is closed: what its transaction had not committed is rolled back by the server. */
  readonly isConnectionLost: boolean;

  constructor(cause: unknown, isConnectionLost: boolean) {
    const code = errorCode(cause);
    super(`database unavailable: ${code === null ? '' : `${code} `}${errorMessage(cause)}`, { cause });
    this.isConnectionLost = isConnectionLost;
  }
}

/**
 * Connection exceptions, the shutdown codes with which the server closes a connection, and a server that is read-only
 * because another one was promoted: its connections must not stay in use. Prepared statements that a migration has
 * outdated (0A000) or that a connection pooler has lost (26000) end with their connection as well.
 */
const LOST = /^(?:08...|57P0[1-5]|25006|26000|0A000)$/;
/** Out of connections, memory or disk; a statement that ran longer than its limit; deadlocks and conflicts. */
const BUSY = /^(?:53...|58030|57014|40001|40P01|55P03)$/;
/** A value that cannot be serialized is a fault of the caller. */
const FAULTS: ReadonlySet<string> = new Set(['TypeError', 'RangeError']);

/**
 * Returns `DatabaseUnavailable` for an error of the connection or of an overloaded server, and every other error unchanged.
 *
 * @param error an error of the driver: what has no SQL code did not come from the server but from the connection
 */
export function databaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (isServerError(error)) {
    if (LOST.test(error.code)) return new DatabaseUnavailable(error, true);
    return BUSY.test(error.code) ? new DatabaseUnavailable(error, false) : error;
  }
  if (error instanceof Error && FAULTS.has(error.name)) return error;
  return new DatabaseUnavailable(error, true);
}

/** Returns true for an error that the server reported. The embedded database has an error class of its own, with the same fields. */
export function isServerError(error: unknown): error is Error & { readonly code: string } {
  return errorCode(error) !== null && typeof error === 'object' && error !== null && 'severity' in error;
}
