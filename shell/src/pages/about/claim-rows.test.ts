import { claimsSchema } from '@storefront/shared/contracts/claims';

import { claimRows } from './claim-rows';

describe('the evidence of the claims', () => {
  it('has each claim of today with its meaning, evidence and dates [DEC-168]', () => {
    const claims = claimsSchema.parse({
      'book-again': { source: 'Survey of our customers', asOf: '2026-10-01' },
      'flash-sale': { startsAt: '2026-12-01' },
      'offer-ends': { endsAt: '2026-12-31' },
      'price-match': null,
    });
    const rows = claimRows(claims, '2026-11-21');
    expect(rows).toContainEqual([
      '92% of customers book again',
      '–',
      'Survey of our customers, as of 1 Oct 2026',
      '–',
    ]);
    expect(rows).toContainEqual(['Offer ends', '–', '–', '31 Dec 2026']);
    expect(rows.map(([text]) => text)).not.toContain('Flash Sale');
    expect(rows.map(([text]) => text)).not.toContain('Price match promise');
  });
});
