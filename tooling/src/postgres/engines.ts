/** Tests of `backend` by the database that they run on, as patterns of paths below `backend/`. */

/**
 * Tests that use no database, and tests that compare content responses with the supplier: `every-call` requests
 * each of those endpoints as well.
 */
const WITHOUT_DATABASE =
  'src/(media|supplier|http|api-description|payments/stripe|db/new-cluster)|tests/(production|disk-full|crash/checks|contract/(prices|hostile|content|supplier-contract))';

/** Tests that start and kill whole backends take as long as all others together. */
const WHOLE_BACKENDS = 'tests/(crash/crash|server|shutdown)\\.test';

/** What depends on the engine, what is paid, and one test of every endpoint: worth a run on each engine. */
const ON_BOTH_ENGINES =
  'src/(db|payments|booking|jobs|readiness)/|tests/(booking|contract/every-call|manage/(balance-and-refunds|changes-and-reminders|owner-refunds))';

/**
 * Returns the pattern of the test files that a run on PostgreSQL leaves out, for a workspace in the folder `root`.
 *
 * @param quick leaves out the tests that start whole backends as well
 */
export function leftOutOnPostgres(root: string, quick: boolean): string {
  return below(root, `(${WITHOUT_DATABASE}${quick ? `|${WHOLE_BACKENDS}` : ''})`);
}

/**
 * Returns the pattern of the test files that a run on the embedded database leaves out when a quick run on PostgreSQL
 * follows it: it runs them (docs/adr/0136).
 */
export function leftOutOnEmbedded(root: string): string {
  return below(root, `(?!${WITHOUT_DATABASE}|${WHOLE_BACKENDS}|${ON_BOTH_ENGINES})`);
}

function below(root: string, pattern: string): string {
  return `^${root.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}/backend/${pattern}`;
}
