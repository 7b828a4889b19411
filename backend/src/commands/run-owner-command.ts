import { DatabaseInUse } from '../db/open-database';

/** Said to the person at the terminal, without a stack. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Ends the command with words for its user. */
export function refuse(words: string): never {
  throw new Refused(words);
}

/** Runs a command of the owner: what it refuses is said in its words, and the exit code is 1. */
export async function runOwnerCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    const isPlain = error instanceof Refused || error instanceof DatabaseInUse || isOfNode(error);
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}

/** A wrong option, a file that cannot be read, a server that is not there: their messages say enough. */
function isOfNode(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}
