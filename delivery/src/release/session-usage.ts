import { bookingChanges } from '@storefront/shared/contracts/booking-session/commands';
import { isTestFile, readSources, type SourceFile } from '@storefront/tooling/checks/source-files';

/** How the sources of an app use the booking session. */
export interface SessionUsage {
  /** Commands that they call, sorted. */
  readonly commands: readonly string[];
  readonly readsSession: boolean;
  /** Paths of the files that do either. */
  readonly files: readonly string[];
  /** Paths of the files that use the stored session past the store, which no recorder sees. */
  readonly unrecordable: readonly string[];
}

const COMMANDS = new Set(Object.keys(bookingChanges));
const DESTRUCTURED = /\{(?<names>[^{}]*)\}\s*=\s*(?:useBookingCommands\(\)|[\w.]*\bcommands\b)/g;
const CALLED = /\bcommands\s*\??\.\s*(?<name>\w+)/g;
const READ = /\buseBooking\s*[(<]|\bbooking\s*\.\s*(?:getState|getInitialState|subscribe)\b/;
const STORED = /bookingData|BOOKING_SESSION_KEY|booking-session\/read-session/;

/**
 * Finds the uses of the booking session in the sources of a remote.
 *
 * @param root of the workspace
 * @param folder of the sources, from the root
 */
export function sessionUsage(root: string, folder: string): SessionUsage {
  const sources = readSources(root, [folder], /(?<!\.d)\.tsx?$/).filter(
    ({ path }) => !isTestFile(path) && !path.includes('/session-fixtures/'),
  );
  const using = sources.filter((source) => commandsIn(source).length > 0 || READ.test(source.text));
  return {
    commands: [...new Set(sources.flatMap(commandsIn))].sort(),
    readsSession: sources.some(({ text }) => READ.test(text)),
    files: using.map(({ path }) => path),
    unrecordable: sources.filter(({ text }) => STORED.test(text)).map(({ path }) => path),
  };
}

function commandsIn({ text }: SourceFile): readonly string[] {
  const destructured = [...text.matchAll(DESTRUCTURED)].flatMap((match) =>
    (match.groups?.['names'] ?? '').split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  const called = [...text.matchAll(CALLED)].map((match) => match.groups?.['name'] ?? '');
  return [...destructured, ...called].filter((name) => COMMANDS.has(name));
}
