import { seedDeals } from '../content/seed/seed-deals';
import { priceRows } from '../content/prices/price-file';
import { priceFileSchema } from '@storefront/shared/api/content/price-file.schema';
import { createMarket } from '../market/create-market';
import { readSearchAnswer } from '@storefront/shared/api/search/search-answer-reader';
import { searchXml } from '../supplier/search-xml';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/occupancy/occupancy';
it('t', () => {
  const market = createMarket({ seed: 7, today: () => '2026-11-21', mediaBase: 'http://x' });
  const deals = seedDeals(market, '2026-11-21', 'http://x');
  for (const deal of deals.slice(0, 6)) {
    let t = performance.now();
    const rows = priceRows(market, deal, '2027-06', '2026-11-21');
    const a = performance.now() - t; t = performance.now();
    priceFileSchema.parse(JSON.parse(JSON.stringify({ success: true, data: { Hotels: { Result: rows } } })));
    const b = performance.now() - t; t = performance.now();
    const s = market.search({ destinationId: 1, hotelKey: deal.hotelKey, departureId: 1, dateMin: '2027-06-01', dateMax: '2027-06-30', durationMin: deal.minNights, durationMax: deal.maxNights, boardType: '', rating: '12345', rooms: DEFAULT_OCCUPANCY, maxResults: 7000 });
    const c = performance.now() - t; t = performance.now();
    readSearchAnswer([...searchXml(s)].join(''));
    const d = performance.now() - t;
    console.log(deal.id, rows.length, s.results.length, a, b, c, d);
  }
});
