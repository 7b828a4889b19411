import { fatalErrorText } from '@storefront/server-kit/error-text';

/**
 * Runs the body of a command with the arguments after its name. Whatever it throws is said in words, not
 * as a stack, and the command ends with 1.
 */
export function runCommand(body: (args: readonly string[]) => Promise<void>): void {
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(fatalErrorText(error));
    process.exit(1);
  });
}
