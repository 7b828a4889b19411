import { atOnce } from '../faults/at-once';
import {
  cellsFor,
  isPlantedFault,
  NETWORK_FAULTS,
  PLANTED_FAULTS,
  type Cell,
  type Fault,
} from '../faults/cells';
import { MatrixReport, type Row } from '../faults/matrix-report';
import type { Props } from '../faults/places';
import { runCell } from '../faults/run-cell';
import type { Ground } from '../faults/strikes';
import { forgetBefore } from '../support/changed-release';
import { dealWhere } from '../support/deals';
import { moneySince } from '../support/money';
import { payableBooking } from '../support/payable-booking';
import { expect, test, type Edge, type Storefront } from '../support/storefront';

/*
 * Every fault that a remote can have, for every remote, met by a shopper: docs/faults.md says what each cell is
 * and when it has survived. FAULTS=all makes all of them, FAULTS='slow mfe-deal' those of that name, and
 * without it there are enough that no fault, remote, file or way is left out.
 */
const CELLS = cellsFor(process.env['FAULTS']);

/** Tabs that suffer at once on the storefront that all share. */
const TABS = 4;
/** Edge servers whose releases are spoiled: one cell after the other on each of them. */
const SPOILED_EDGES = 2;

let spoiledEdges: Promise<readonly Edge[]> | null = null;

test.afterAll(async ({ storefront }) => {
  for (const edge of (await spoiledEdges) ?? []) await edge.stop();
  console.log(new MatrixReport(storefront.root).write());
});

const GROUPS: Readonly<Record<string, readonly Fault[]>> = {
  'a file of a remote that does not come, or comes broken': NETWORK_FAULTS,
  'a release that breaks, or is gone': [...PLANTED_FAULTS, 'vanished after a release'],
  'a registry or a storage that cannot be had': ['registry down', 'storage blocked'],
};

for (const [name, faults] of Object.entries(GROUPS)) {
  const cells = CELLS.filter(({ fault }) => faults.includes(fault));
  if (cells.length === 0) continue;
  test(`${name}: the rest of the site and the booking go on, and afterwards so does the page [DEC-110]`, async ({
    browser,
    storefront,
  }) => {
    test.setTimeout(120_000 + cells.length * 60_000);
    const report = new MatrixReport(storefront.root);
    const props = await propsOf(storefront);
    await forgetBefore(storefront.releases);
    const money = await moneySince(storefront);
    const rows: Row[] = [];
    const suffer = async (cell: Cell, ground: Ground) => {
      const row = await runCell(browser, cell, ground, props);
      rows.push(row);
      report.add(row);
    };

    const spoiling = cells.filter(spoilsReleases);
    if (spoiling.length > 0) spoiledEdges ??= edgesOf(storefront);
    await Promise.all([
      atOnce(
        Array.from({ length: TABS }, () => ({ ...storefront, log: storefront.logs })),
        cells.filter((cell) => !spoilsReleases(cell)),
        suffer,
      ),
      atOnce((await spoiledEdges) ?? [], spoiling, suffer),
    ]);

    expect(rows.filter(({ failure }) => failure !== null)).toEqual([]);
    expect(await money()).toEqual({ charges: 0, orders: 0 });
  });
}

/** What strikes the releases strikes every tab of their edge server. */
function spoilsReleases({ fault, target }: Cell): boolean {
  return isPlantedFault(fault) || fault === 'vanished after a release' || target === 'edge server';
}

function edgesOf(storefront: Storefront): Promise<readonly Edge[]> {
  return Promise.all(Array.from({ length: SPOILED_EDGES }, () => storefront.anotherEdge()));
}

async function propsOf(storefront: Storefront): Promise<Props> {
  return {
    session: await payableBooking(storefront),
    deal: await dealWhere(storefront, (deal) => deal.pricingMode === 'online' && deal.isBooking),
  };
}
