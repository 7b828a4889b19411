import { errorCode } from '../store/error-code';

/**
 * Runs the body of a command with the arguments after its name. Whatever it throws is said in words, not
 * as a stack, and the command ends with 1.
 */
export function runCommand(body: (args: readonly string[]) => Promise<void>): void {
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(wordsFor(error));
    process.exit(1);
  });
}

function wordsFor(error: unknown): string {
  if (errorCode(error) === 'ENOSPC') return 'The disk is full.';
  return error instanceof Error ? error.message : String(error);
}
