import { errorCode, fatalErrorText } from '@storefront/server-kit/error-text';

/** Runs a command with its arguments. Prints the message of an error without a stack trace and exits with 1. */
export function runCommand(body: (args: readonly string[]) => Promise<void>): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endAtClosedPipe);
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(fatalErrorText(error));
    process.exit(1);
  });
}

/** A reader such as `head` has all it needs: there is nobody to write to, and nothing went wrong. */
function endAtClosedPipe(error: unknown): void {
  if (errorCode(error) === 'EPIPE') process.exit(0);
  throw error;
}
