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
const { groups } = seedDocuments({ today: TODAY, publicUrl: 'http://localhost:3001' });

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

const isWithin = ({ date, nights }: Stay, first: string, last: string) =>
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
