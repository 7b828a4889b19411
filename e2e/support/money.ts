import { expect, type Page } from '@playwright/test';

import type { DemoState, Storefront } from './storefront';

/** Successful charges and orders in the database. */
export interface Money {
  readonly charges: number;
  readonly orders: number;
}

/** Returns a function that counts charges and orders since this call; for one booking at a time. */
export async function moneySince(storefront: Pick<Storefront, 'state'>): Promise<() => Promise<Money>> {
  const before = countOf(await storefront.state());
  return async () => {
    const now = countOf(await storefront.state());
    return { charges: now.charges - before.charges, orders: now.orders - before.orders };
  };
}

/**
 * Drops the response of a call after the server has handled it. Done in the page, because a browser retries a request by itself
 * when a reused connection closes.
 */
export function dropResponse(page: Page, call: string): Promise<unknown> {
  return page.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** Waits for exactly one charge and one order. */
export async function expectPaidOnce(money: () => Promise<Money>): Promise<void> {
  await expect.poll(money, { timeout: 30_000 }).toEqual({ charges: 1, orders: 1 });
}

function countOf({ charges, orders }: DemoState): Money {
  return { charges: charges.filter(({ state }) => state === 'succeeded').length, orders: orders.length };
}
