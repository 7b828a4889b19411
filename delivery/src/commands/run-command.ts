import { fatalErrorText } from '@storefront/server-kit/error-text';

/** Runs a command with its arguments. Prints the message of an error without a stack trace and exits with 1. */
export function runCommand(body: (args: readonly string[]) => Promise<void>): void {
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(fatalErrorText(error));
    process.exit(1);
  });
}
