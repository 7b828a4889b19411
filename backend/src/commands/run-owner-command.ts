import { InvalidArgument } from '@storefront/server-kit/command-arguments';

import { BackendUnreachable } from '../admin/backend-client';
import { DatabaseInUse } from '../db/database-in-use';

/** Printed without a stack trace. */
class CommandError extends Error {
  override readonly name = 'Refused';
}

/** Ends the command with a message for its user. */
export function failCommand(message: string): never {
  throw new CommandError(message);
}

/** Runs an owner command. An expected failure prints its message; every failure exits with 1. */
export async function runOwnerCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exit(1);
  }
}

function isPlain(error: unknown): error is Error {
  const isExpected = [CommandError, InvalidArgument, DatabaseInUse, BackendUnreachable].some(
    (kind) => error instanceof kind,
  );
  return isExpected || isSystemError(error);
}

/** System errors, such as an unknown option or a missing file, have messages that need no stack trace. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}
