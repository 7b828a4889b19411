import { runConcurrently } from '../faults/run-concurrently';
import {
  casesFor,
  isPlantedFault,
  NETWORK_FAULTS,
  PLANTED_FAULTS,
  type FaultCase,
  type Fault,
} from '../faults/test-cases';
import { MatrixReport, type CaseResult } from '../faults/matrix-report';
import type { TestData } from '../faults/places';
import { runFaultCase } from '../faults/run-test-case';
import type { TestSite } from '../faults/injection';
import { removeEarlierReleases } from '../support/changed-release';
import { dealWhere } from '../support/deals';
import { moneySince } from '../support/money';
import { payableBooking } from '../support/payable-booking';
import { expect, test, type Edge, type Storefront } from '../support/storefront';

/*
 * Every fault of every remote, in a browser. docs/faults.md defines the cases and the pass criteria. FAULTS=all runs all of
 * them, FAULTS='slow mfe-deal' those with that name; the default set covers every fault, remote, file and navigation.
 */
const CASES = casesFor(process.env['FAULTS']);

/** Concurrent tabs on the shared storefront. */
const TABS = 3;
/** Edge servers with their own release store, for cases that break releases; one case at a time on each. */
const SPOILED_EDGES = 2;

let spoiledEdges: Promise<readonly Edge[]> | null = null;

test.afterAll(async ({ storefront }) => {
  for (const edge of (await spoiledEdges) ?? []) await edge.stop();
  console.log(new MatrixReport(storefront.root).write());
});

const GROUPS: Readonly<Record<string, readonly Fault[]>> = {
  'a file of a remote that does not come, or comes broken': [...NETWORK_FAULTS, 'slow line', 'hung worker'],
  'a release that breaks, or is gone': [...PLANTED_FAULTS, 'vanished after a release'],
  'a registry or a storage that cannot be had': ['registry down', 'storage blocked'],
};

for (const [name, faults] of Object.entries(GROUPS)) {
  const cases = CASES.filter(({ fault }) => faults.includes(fault));
  if (cases.length === 0) continue;
  test(`${name}: the rest of the site and the booking keep working, and the page recovers [DEC-110]`, async ({
    browser,
    storefront,
  }) => {
    test.setTimeout(120_000 + cases.length * 60_000);
    const report = new MatrixReport(storefront.root);
    const props = await propsOf(storefront);
    await removeEarlierReleases(storefront.releases);
    const money = await moneySince(storefront);
    const rows: CaseResult[] = [];
    const suffer = async (testCase: FaultCase, testSite: TestSite) => {
      const row = await runFaultCase(browser, testCase, testSite, props);
      rows.push(row);
      report.add(row);
    };

    const spoiling = cases.filter(spoilsReleases);
    if (spoiling.length > 0) spoiledEdges ??= edgesOf(storefront);
    await Promise.all([
      runConcurrently(
        Array.from({ length: TABS }, () => ({ ...storefront, log: storefront.logs })),
        cases.filter((testCase) => !spoilsReleases(testCase)),
        suffer,
      ),
      runConcurrently((await spoiledEdges) ?? [], spoiling, suffer),
    ]);

    expect(rows.filter(({ failure }) => failure !== null)).toEqual([]);
    expect(await money()).toEqual({ charges: 0, orders: 0 });
  });
}

/** A broken release affects every tab of its edge server. */
function spoilsReleases({ fault, target, releases }: FaultCase): boolean {
  return (
    isPlantedFault(fault) ||
    fault === 'vanished after a release' ||
    target === 'edge server' ||
    (fault === 'slow' && releases === 'one before')
  );
}

function edgesOf(storefront: Storefront): Promise<readonly Edge[]> {
  return Promise.all(Array.from({ length: SPOILED_EDGES }, () => storefront.anotherEdge()));
}

async function propsOf(storefront: Storefront): Promise<TestData> {
  return {
    session: await payableBooking(storefront),
    deal: await dealWhere(storefront, (deal) => deal.pricingMode === 'online' && deal.isBooking),
  };
}
