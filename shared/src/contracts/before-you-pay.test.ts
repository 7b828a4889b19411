import { beforeYouPaySchema } from './before-you-pay';

const refused = (settings: unknown) => !beforeYouPaySchema.safeParse(settings).success;

describe('the texts before paying', () => {
  it('are examples, and say so, until there are any', () => {
    const texts = beforeYouPaySchema.parse(undefined);
    const { cancellation, changes, passportAndVisa, health, mobility, insurance, localTaxes } = texts ?? {};
    for (const words of [changes, passportAndVisa, health, mobility, insurance])
      expect(words).toMatch(/^Example terms: /);
    for (const { charge } of cancellation ?? []) expect(charge).toMatch(/^Example: /);
    expect(localTaxes).toBeNull();
  });

  it('can be switched off, and never mix examples with the words of the owner', () => {
    expect(beforeYouPaySchema.parse(null)).toBeNull();
    expect(beforeYouPaySchema.parse({ health: ' Ask your doctor. ' })).toEqual({
      organiser: null,
      cancellation: null,
      changes: null,
      passportAndVisa: null,
      health: 'Ask your doctor.',
      mobility: null,
      insurance: null,
      localTaxes: null,
      keyRightsUrl: '/terms-and-conditon',
    });
  });

  it.each([
    ['a text of nothing', { health: '  ' }],
    ['charges that end before departure', { cancellation: [{ daysBefore: 7, charge: '50%' }] }],
    [
      'two charges for one day',
      {
        cancellation: [
          { daysBefore: 0, charge: 'a' },
          { daysBefore: 0, charge: 'b' },
        ],
      },
    ],
    ['an address that runs', { keyRightsUrl: 'javascript:alert(1)' }],
    ['an address of another site in disguise', { keyRightsUrl: '//example.com' }],
  ])('refuse %s', (_what, settings) => {
    expect(refused(settings)).toBe(true);
  });

  it.each(['/terms-and-conditon#rights', 'https://example.com/rights', null])('take %s', (keyRightsUrl) => {
    expect(refused({ keyRightsUrl })).toBe(false);
  });
});
