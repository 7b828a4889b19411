import { keepsGroupRule } from '@storefront/backend/content/group-rule';
import { dealPrice } from '@storefront/backend/content/prices/deal-price';
import { groupPrices } from '@storefront/backend/content/prices/group-prices';
import { addDays } from '@storefront/shared/domain/dates/iso-date';

import { directSupplier } from '../supplier-simulator/direct-supplier';
import { createMarket } from '../supplier-simulator/market/create-market';

import { seedDocuments } from './seed-documents';

// Generous for a busy machine.
jest.setTimeout(60_000);

const TODAY = '2026-11-21';
const today = () => TODAY;
const supplier = directSupplier(createMarket({ seed: 7, today, mediaBase: 'http://localhost:3001' }), today);
const { groups, deals } = seedDocuments({ today: TODAY, publicUrl: 'http://localhost:3001' });

interface Stay {
  readonly date: string;
  readonly nights: number;
  readonly boardBasis: string;
  readonly price: number;
}

async function staysOf(id: string): Promise<readonly Stay[]> {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Error(`no group ${id}`);
  const cells = Object.values(await groupPrices(supplier, group, TODAY))
    .flatMap((byNights) => Object.values(byNights))
    .flatMap((byRating) => Object.values(byRating));
  const stays = cells.flatMap((cell) =>
    'date' in cell && typeof cell.price === 'number'
      ? [{ date: cell.date, nights: Number(cell.nights), boardBasis: cell.boardBasis, price: cell.price }]
      : [],
  );
  expect(stays.length).toBeGreaterThan(groups.length);
  return stays;
}

const isWithin = ({ date, nights }: Pick<Stay, 'date' | 'nights'>, first: string, last: string) =>
  date >= first && addDays(date, nights) <= last;

it('Half Term leaves and returns in the half terms of February and May [DEC-144]', async () => {
  const outside = (await staysOf('half-term')).filter(
    (stay) => !isWithin(stay, '2027-02-13', '2027-02-21') && !isWithin(stay, '2027-05-29', '2027-06-06'),
  );
  expect(outside).toEqual([]);
});

it('Summer Holidays leave after schools break up and return before they open [DEC-144]', async () => {
  const outside = (await staysOf('summer')).filter((stay) => !isWithin(stay, '2027-07-24', '2027-08-31'));
  expect(outside).toEqual([]);
});

it('Last Minute leaves within four weeks', async () => {
  const later = (await staysOf('last-minute')).filter(({ date }) => date > addDays(TODAY, 28));
  expect(later).toEqual([]);
});

it.each(['all-inclusive-family', 'all-inclusive-luxury'])('every stay of %s is All Inclusive', async (id) => {
  expect(new Set((await staysOf(id)).map(({ boardBasis }) => boardBasis))).toEqual(new Set(['AI']));
});

it('Under £300 costs less than £300 a person', async () => {
  expect((await staysOf('under-300')).filter(({ price }) => price >= 300)).toEqual([]);
});

it.each([
  ['senior-escapes', 'HB'],
  ['all-inclusive-family', 'AI'],
  ['all-inclusive-luxury', 'AI'],
])('the deals of %s have the board %s in their price [DEC-174]', async (id, board) => {
  for (const { price } of await dealsOf(id)) expect(price.board).toBe(board);
});

it('All Inclusive Luxury lists and prices only four and five stars [DEC-174]', async () => {
  for (const { starClass } of await dealsOf('all-inclusive-luxury')) expect([4, 5]).toContain(starClass);
  const group = groups.find(({ id }) => id === 'all-inclusive-luxury');
  const ratings = Object.values(group ? await groupPrices(supplier, group, TODAY) : {})
    .flatMap((byNights) => Object.values(byNights))
    .map((byRating) => Object.keys(byRating));
  expect(ratings).toEqual(ratings.map(() => ['4', '5']));
});

it('Last Minute lists only deals that leave within four weeks [DEC-174]', async () => {
  const listed = await dealsOf('last-minute');
  expect(listed.map(({ deal }) => deal.id)).toEqual(['111', '129']);
  for (const { price } of listed) expect(price.date <= addDays(TODAY, 28)).toBe(true);
});

it('Summer Holidays list only deals within the holidays of schools, and no cruise of winter [DEC-174]', async () => {
  const listed = await dealsOf('summer');
  expect(listed.length).toBeGreaterThan(2);
  for (const { deal, price } of listed)
    expect(isWithin({ date: price.date, nights: deal.nights }, '2027-07-24', '2027-08-31')).toBe(true);
});

it('Summer Beach leaves in June, July or August, Under £300 costs less [DEC-174]', async () => {
  const beach = await dealsOf('summer-beach');
  expect(beach.length).toBeGreaterThan(2);
  for (const { price } of beach) expect(['06', '07', '08']).toContain(price.date.slice(5, 7));
  for (const { price } of await dealsOf('under-300')) expect(price.pounds).toBeLessThan(300);
});

/** Deals that a group lists, with their prices of the day. */
async function dealsOf(id: string) {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Error(`no group ${id}`);
  const listed = [];
  for (const deal of deals.filter(({ groupIds }) => groupIds.includes(id))) {
    const price = await dealPrice(supplier, deal, TODAY);
    const starClass = (await supplier.findHotel(deal.hotelKey))?.starClass ?? null;
    if (price && keepsGroupRule({ ...deal, starClass }, price, group, TODAY))
      listed.push({ deal, price, starClass });
  }
  return listed;
}
