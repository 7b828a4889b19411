import { expect, type Page } from '@playwright/test';

import type { DemoState, Storefront } from './storefront';

/** What a booking has cost and become since it was begun, by the database. */
export interface Money {
  readonly charges: number;
  readonly orders: number;
}

/** Counts the charges that succeeded and the orders from now on; to be used by one booking at a time. */
export async function moneySince(storefront: Pick<Storefront, 'state'>): Promise<() => Promise<Money>> {
  const before = countOf(await storefront.state());
  return async () => {
    const now = countOf(await storefront.state());
    return { charges: now.charges - before.charges, orders: now.orders - before.orders };
  };
}

/**
 * The call is made and answered, and its answer lost. In the page: a browser that loses an answer on a line it has
 * used before asks again by itself, and the shopper would see nothing.
 */
export function loseAnswer(page: Page, call: string): Promise<unknown> {
  return page.route(
    `**/api/${call}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** One charge, one order: now or in a moment. */
export async function expectPaidOnce(money: () => Promise<Money>): Promise<void> {
  await expect.poll(money, { timeout: 30_000 }).toEqual({ charges: 1, orders: 1 });
}

function countOf({ charges, orders }: DemoState): Money {
  return { charges: charges.filter(({ state }) => state === 'succeeded').length, orders: orders.length };
}
