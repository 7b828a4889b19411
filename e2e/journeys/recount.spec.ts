import type { Page } from '@playwright/test';

import { DESTINATIONS } from '@storefront/shared/domain/catalogue/destinations';

import { withoutPictures } from '../pages/shopper';
import { lowestOf, lowestOn, recount, type CountedHotel, type Recount } from '../support/recount';
import { expect, test } from '../support/storefront';

interface Question {
  readonly destinations: readonly number[];
  /** Id in the URL of the page. */
  readonly searched: number;
  readonly departureId: number;
  /** The middle one of five dates. */
  readonly date: string;
  readonly nights: number;
  readonly adults: number;
  readonly childAges: readonly number[];
}

const of = (destination: number, rest: Partial<Question> = {}): Question => ({
  destinations: [destination],
  searched: destination,
  departureId: -1,
  date: '2027-06-12',
  nights: 7,
  adults: 2,
  childAges: [],
  ...rest,
});

const QUESTIONS: readonly Question[] = [
  of(101),
  of(101, { date: '2027-05-15', nights: 10 }),
  of(101, { departureId: -11, adults: 1 }),
  of(103, { nights: 14 }),
  of(201, { childAges: [4, 9] }),
  of(202, { departureId: -2 }),
  of(301, { nights: 3 }),
  of(401, { date: '2027-07-24', childAges: [2] }),
  of(402, { departureId: 1 }),
  of(404, { nights: 5, date: '2027-03-02' }),
  of(501, { date: '2027-02-13' }),
  of(601, { adults: 4 }),
  of(605, { departureId: -3 }),
  of(620, { nights: 21 }),
  of(702, { nights: 2, date: '2027-04-10' }),
  of(706, { nights: 4 }),
  of(801, { date: '2027-01-16' }),
  { ...of(601), destinations: [601, 602, 603], searched: -601 },
  { ...of(501, { nights: 11 }), destinations: [501, 502, 503, 504, 505], searched: -501 },
  {
    ...of(401, { date: '2027-09-04' }),
    destinations: [401, 402, 405, 406, 407, 408, 409, 410, 411, 412],
    searched: -401,
  },
];

/** The supplier's URL of a question for one destination, as the requirements spell its parameters (API-DPSEARCH-02). */
function supplierUrl(backend: string, question: Question, destination: number): string {
  const { departureId, date, nights, adults, childAges } = question;
  const params = new URLSearchParams({
    tradingNameId: '200209',
    MaxResults: '7000',
    DestinationType: 'Region',
    departureId: String(departureId),
    flexibility: '3',
    destinationId: String(destination),
    dateMin: addDays(date, -2),
    dateMax: addDays(date, 2),
    durationMin: String(nights),
    durationMax: String(nights),
    boardType: '',
    rating: '12345',
    adultsRoom1: String(adults),
    childrenRoom1: String(childAges.length),
    childrenAgesRoom1: childAges.join(),
  });
  return `${backend}/supplier/dpSearch.php?${params}`;
}

function pagePath(
  { searched, departureId, date, nights, adults, childAges }: Question,
  view: string,
): string {
  const params = new URLSearchParams({
    destinationId: String(searched),
    departureId: String(departureId),
    dateMin: addDays(date, -3),
    dateMax: addDays(date, 2),
    durationMin: String(nights),
    durationMax: String(nights),
    adultsRoom1: String(adults),
    childrenRoom1: String(childAges.length),
    childrenAgesRoom1: childAges.join(),
  });
  return `/search?${params}&${view}`;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const inPounds = (pounds: number) => `£${pounds.toLocaleString('en-GB')}`;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('[data-reading]')).toHaveCount(0);
}

/** Returns the numbers beside the checkboxes of a filter group by their names. */
async function countsOf(page: Page, group: string): Promise<Readonly<Record<string, number>>> {
  const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: group });
  const texts = await boxes.locator('label').allTextContents();
  return Object.fromEntries(
    texts.flatMap((text) => {
      const { name, count } = /^(?<name>.*?)\s*(?<count>\d+)$/.exec(text.trim())?.groups ?? {};
      return name === undefined ? [] : [[name, Number(count)]];
    }),
  );
}

const sumBy = (hotels: readonly CountedHotel[], matches: (hotel: CountedHotel) => boolean) =>
  hotels.filter(matches).length;

async function expectNumbers(page: Page, counted: Recount, { date, adults, childAges }: Question) {
  const hotels = [...(counted.get(date)?.hotels.values() ?? [])];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`of ${hotels.length} deals$`));
  const strip = page.getByRole('list', { name: 'Alternate departure dates' }).getByRole('listitem');
  const prices = await strip.allTextContents();
  const expected = [-2, -1, 0, 1, 2].map((days) => lowestOn(counted, addDays(date, days)));
  expect(prices.map((text) => /£[\d,]+/.exec(text)?.[0] ?? null)).toEqual(
    expected.map((price) => (price === null ? null : inPounds(price))),
  );
  if (hotels.length === 0) return;

  const stars = await countsOf(page, 'Star rating');
  for (const [name, count] of Object.entries(stars))
    expect([name, count]).toEqual([name, sumBy(hotels, (hotel) => hotel.stars === Number(name[0]))]);
  expect(Object.values(stars).reduce((sum, count) => sum + count, 0)).toBe(hotels.length);
  const boards = await countsOf(page, 'Board');
  expect(boards['All Inclusive']).toBe(
    sumBy(hotels, (hotel) => [...hotel.boards.keys()].some((board) => board.includes('All Inclusive'))),
  );
  expect(boards['Half Board']).toBe(
    sumBy(hotels, (hotel) => [...hotel.boards.keys()].some((board) => board.startsWith('Half Board'))),
  );

  const byPrice = hotels.map(lowestOf).toSorted((one, other) => one - other);
  const cards = page.locator('main article[data-giata], main [data-giata] article');
  const ids = await page
    .locator('[data-giata]')
    .evaluateAll((all) => all.map((one) => Number(one.dataset['giata'])));
  expect(ids).toHaveLength(Math.min(20, hotels.length));
  const texts = await cards.allTextContents();
  expect(texts).toHaveLength(ids.length);
  for (const [index, text] of texts.entries()) {
    const hotel = counted.get(date)?.hotels.get(ids[index] ?? 0);
    if (!hotel) throw new Error(`a card of the hotel ${ids[index]}, which is not on sale`);
    expect(text).toContain(hotel.name);
    expect(lowestOf(hotel)).toBe(byPrice[index]);
    for (const [board, price] of hotel.boards) {
      expect(text).toContain(board);
      expect(text).toContain(inPounds(price));
    }
    expect(text).toContain(inPounds(lowestOf(hotel) * (adults + childAges.length)));
  }
}

test('every number of twenty searches agrees with an independent reading of the supplier’s XML', async ({
  page,
  storefront,
}) => {
  test.setTimeout(360_000);
  await withoutPictures(page);
  for (const question of QUESTIONS) {
    await test.step(JSON.stringify(question), async () => {
      const { destinations } = question;
      const counted = await recount(destinations.map((id) => supplierUrl(storefront.backend, question, id)));
      await open(page, storefront.site + pagePath(question, 'sort=price-asc'));
      await expectNumbers(page, counted, question);
    });
  }
});

test('a search that is cut at the limit has the totals of everything on sale', async ({
  page,
  storefront,
}) => {
  test.setTimeout(120_000);
  await withoutPictures(page);
  const destinations = [...new Set(DESTINATIONS.map(({ id }) => id))];
  for (const date of ['2027-06-12', '2027-10-02']) {
    const question: Question = { ...of(1), destinations, date };
    const counted = await recount(destinations.map((id) => supplierUrl(storefront.backend, question, id)));
    await open(page, storefront.site + pagePath(question, 'view=hotels'));
    const all = counted.get(date)?.hotels.size ?? 0;
    const notice = page.getByRole('region', { name: 'Only some hotels are shown' });
    await expect(notice).toContainText(`of ${all.toLocaleString('en-GB')} hotels`);
    const part = Number(
      /first (?<part>[\d,]+) of/.exec((await notice.textContent()) ?? '')?.groups?.['part'],
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`of the first ${part} deals$`),
    );
    const strip = page.getByRole('list', { name: 'Alternate departure dates' }).getByRole('listitem');
    const prices = (await strip.allTextContents()).map((text) => /£[\d,]+/.exec(text)?.[0]);
    expect(prices).toEqual(
      [-2, -1, 0, 1, 2].map((days) => inPounds(lowestOn(counted, addDays(date, days)) ?? 0)),
    );
    const stars = await countsOf(page, 'Star rating');
    expect(Object.values(stars).reduce((sum, count) => sum + count, 0)).toBe(part);
  }
});
