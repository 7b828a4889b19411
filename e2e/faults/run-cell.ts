import { errorMessage } from '@storefront/server-kit/error-text';
import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { HYDRATION_ELEMENT_ID } from '@storefront/shared/contracts/registry';
import { expect, type Browser, type Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';

import { isNetworkFault, isPlantedFault, type Cell } from './cells';
import type { Row } from './matrix-report';
import { networkStrike } from './network-strike';
import { holdsBooking, placeOf, visitOtherPart, type Props } from './places';
import { PLANTED, plantedStrike } from './planted-strike';
import { lostRegistryStrike, vanishedStrike } from './release-strikes';
import type { Ground, Strike, Struck } from './strikes';
import { expectFrame, expectWorks, mayBe, panel, settled, type Outcome } from './survival';
import { blockedStorageStrike, unansweredRegistryStrike } from './tab-strikes';

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** One fault in a tab of its own. Never rejects: what went wrong stands in the row. */
export async function runCell(browser: Browser, cell: Cell, ground: Ground, props: Props): Promise<Row> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const row: Open<Row> = {
    ...cell,
    met: false,
    outcome: null,
    action: null,
    failure: null,
    toldAfter: null,
  };
  try {
    await suffer(page, cell, ground, props, row);
  } catch (error) {
    row.failure = errorMessage(error);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return row;
}

async function suffer(page: Page, cell: Cell, ground: Ground, props: Props, row: Open<Row>): Promise<void> {
  await withoutPictures(page);
  const thrown: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => said.push(message.text()));

  const place = placeOf(cell, props);
  const struck = { page, cell, place, ground, said: () => [...said, ...thrown].join('\n') };
  const strike = liftedOnce(await strikeOf(struck));
  await strike.before();
  try {
    await place.begin(page, ground.site);
    const held = await bookingIn(page, cell);
    await strike.after();
    const gone = Date.now();
    await place.go(page, ground.site);
    await expectFrame(page);
    const rendered = cell.way === 'cold load' && place.readable && (await isRendered(page));
    row.outcome = await settled(page, cell, place, mayBe(cell, rendered));
    row.toldAfter = Math.round((Date.now() - gone) / 1000);
    row.met = await strike.met();
    expect(row.met, 'the tab has met the fault').toBe(true);
    const booked = held ?? (await bookingIn(page, cell));
    const { pathname, search } = new URL(page.url());

    await visitOtherPart(page, cell.remote);
    await expectFrame(page);
    row.action = await heal(struck, strike, row.outcome);
    await expectWorks(page, place);
    const now = new URL(page.url());
    expect(now.pathname + now.search, 'the address after it').toBe(pathname + search);
    expect(await bookingIn(page, cell), 'the booking after it').toEqual(booked);
    if (carriesBooking(cell)) expect(booked, 'the booking of the tab').not.toBeNull();
    expect(
      thrown.filter((message) => !message.includes(PLANTED)),
      'uncaught errors',
    ).toEqual([]);
  } finally {
    await strike.lift();
  }
}

function strikeOf(struck: Struck): Promise<Strike> {
  const { fault, target } = struck.cell;
  if (isNetworkFault(fault)) return networkStrike(struck, fault);
  if (isPlantedFault(fault)) return plantedStrike(struck, fault);
  switch (fault) {
    case 'vanished after a release':
      return vanishedStrike(struck);
    case 'registry down':
      return target === 'open tab' ? unansweredRegistryStrike(struck) : lostRegistryStrike(struck);
    case 'storage blocked':
      return blockedStorageStrike(struck);
  }
}

/** The fault is over, and one thing that a shopper would do brings the page. @returns what that is */
async function heal({ page, cell }: Struck, strike: Strike, outcome: Outcome): Promise<string> {
  if (outcome === 'panel' && isNetworkFault(cell.fault)) {
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible();
    await strike.lift();
    await page.getByRole('button', { name: 'Try again' }).click();
    return 'Try again';
  }
  if (outcome === 'panel') {
    // A tab keeps the releases that it began with; the document has those of now.
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(panel(page)).toBeVisible();
    await strike.lift();
    await page.reload({ waitUntil: 'domcontentloaded' });
    return 'reload';
  }
  await strike.lift();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  return 'Back';
}

/** A busy server may leave even a page that can be rendered for the browser to draw. */
async function isRendered(page: Page): Promise<boolean> {
  return (await page.locator(`#${HYDRATION_ELEMENT_ID}`).count()) > 0;
}

function carriesBooking({ remote, fault }: Cell): boolean {
  return holdsBooking(remote) && fault !== 'storage blocked';
}

/** The booking of the tab as it lies there, or `null` before there is one. */
async function bookingIn(page: Page, cell: Cell): Promise<unknown> {
  if (!carriesBooking(cell)) return null;
  const text = await page.evaluate((key) => sessionStorage.getItem(key), BOOKING_SESSION_KEY);
  return JSON.parse(text ?? 'null');
}

/** A fault is lifted for the shopper to go on, or else for the cells after it. */
function liftedOnce(strike: Strike): Strike {
  let lifting: Promise<void> | null = null;
  return { ...strike, lift: () => (lifting ??= strike.lift()) };
}
