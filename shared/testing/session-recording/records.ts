import type { SessionRecords } from '../../src/contracts/session-fixtures';

/** Where tooling/jest/session-recording.cjs finds the records after the tests of a file. */
const scope: { sessionRecords?: SessionRecords } & object = Object(globalThis);

/** Returns the records of the current test file. */
export function currentRecords(): SessionRecords {
  return (scope.sessionRecords ??= { writes: [], reads: [] });
}
