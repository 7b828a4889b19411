import { claimsSchema } from './claims';

import { validClaim } from './valid-claim';

const TODAY = '2026-11-21';

describe('validClaim', () => {
  it('shows every specified claim with its specified text by default [DEC-76]', () => {
    const claims = claimsSchema.parse(undefined);
    const kinds = Object.keys(claims) as (keyof typeof claims)[];
    expect(kinds.map((kind) => validClaim(claims, kind, TODAY)?.text)).toEqual([
      'Low deposits',
      'Deposits from £49pp',
      '24x7 in-resort support',
      'Exclusive deals',
      'Price match promise',
      '92% of customers book again',
      'Trusted by 10,000+ travellers',
      '1k+ customers',
      'Flash Sale',
      'Offer ends',
      'Call-centre only prices',
      'EXCLUSIVE OFFER',
      'FREE ROOM UPGRADE',
      'Best Value',
    ]);
  });

  it('hides only the claim that the owner switched off', () => {
    const claims = claimsSchema.parse({ 'flash-sale': null });
    expect(validClaim(claims, 'flash-sale', TODAY)).toBeNull();
    expect(validClaim(claims, 'offer-ends', TODAY)).not.toBeNull();
  });

  it('keeps the specified texts that the owner did not replace', () => {
    const claims = claimsSchema.parse({
      'low-deposit': { words: 'From £60 per person', asOf: '2026-11-01' },
    });
    expect(validClaim(claims, 'low-deposit', TODAY)).toMatchObject({
      text: 'Low deposits',
      words: 'From £60 per person',
      asOf: '2026-11-01',
    });
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ] as const)('on %s a claim dated 21 to 30 November is valid: %s', (day, valid) => {
    const claims = claimsSchema.parse({ 'flash-sale': { startsAt: '2026-11-21', endsAt: '2026-11-30' } });
    expect(validClaim(claims, 'flash-sale', day) !== null).toBe(valid);
  });

  it.each([
    [{ 'flash-sale': { text: '' } }],
    [{ 'price-match': { termsUrl: 'javascript:alert(1)' } }],
    [{ 'price-match': { termsUrl: '//evil.example' } }],
  ])('rejects an invalid claim record: %j', (claims) => {
    expect(claimsSchema.safeParse(claims).success).toBe(false);
  });
});
