import type { Page } from '@playwright/test';

import { marksOf, slowDown, watchTasks, type Marks } from './marks';

/**
 * The naive implementation of the same search: fetch the text, parse it on the main thread with `DOMParser`, group, sort and
 * filter arrays of objects, render twenty plain cards.
 */
export async function searchNaivelyInPage(page: Page, site: string, url: string): Promise<Marks> {
  await page.goto(`${site}/about-us`);
  await page.waitForTimeout(1_000);
  await slowDown(page);
  await page.evaluate(watchTasks);
  const { filter, sort } = await page.evaluate(searchNaively, url);
  await page.waitForTimeout(500);
  return { ...(await marksOf(page)), filter, sort };
}

/** Runs in the page. */
async function searchNaively(url: string): Promise<{ filter: number; sort: number }> {
  interface Deal {
    readonly title: string;
    readonly stars: number;
    readonly boards: { board: string; price: number }[];
  }
  const { seen } = globalThis as unknown as { seen: { start: number; first: number; complete: number } };
  const main = document.querySelector('main') ?? document.body;
  const lowest = ({ boards }: Deal) => Math.min(...boards.map(({ price }) => price));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const draw = (deals: readonly Deal[]) => {
    main.replaceChildren(
      ...deals.slice(0, 20).map((deal) => {
        const card = document.createElement('article');
        for (const text of [deal.title, `${deal.stars} stars`, `£${lowest(deal)}pp`]) {
          card.append(Object.assign(document.createElement('p'), { textContent: text }));
        }
        return card;
      }),
    );
  };

  seen.start = performance.now();
  const text = await (await fetch(url, { headers: { accept: 'application/xml' } })).text();
  const tree = new DOMParser().parseFromString(text, 'application/xml');
  const results = [...tree.querySelectorAll('Result')].map((row) =>
    Object.fromEntries([...row.attributes].map(({ name, value }) => [name, value])),
  );
  const dates = [...new Set(results.map((row) => row['departureDate'] ?? ''))].toSorted();
  const selected = dates[Math.floor(dates.length / 2)];
  const hotels = new Map<string, Record<string, string>[]>();
  for (const row of results.filter((one) => one['departureDate'] === selected)) {
    const giata = row['rm1Giata'] ?? '';
    hotels.set(giata, [...(hotels.get(giata) ?? []), row]);
  }
  const deals: Deal[] = [...hotels.values()].map((rows) => ({
    title: rows[0]?.['rm1HTL'] ?? '',
    stars: Number(rows[0]?.['rm1RTG']),
    boards: rows.map((row) => ({ board: row['brd'] ?? '', price: Number(row['price']) })),
  }));
  draw(deals);
  await frame();
  seen.first = performance.now();
  seen.complete = seen.first;

  const filterStart = performance.now();
  draw(deals.filter(({ boards }) => boards.some(({ board }) => board === 'AI')));
  await frame();
  const sortStart = performance.now();
  draw(deals.toSorted((one, other) => lowest(one) - lowest(other)));
  await frame();
  return { filter: sortStart - filterStart, sort: performance.now() - sortStart };
}
