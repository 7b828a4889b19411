import { beforeYouPaySchema } from './before-you-pay';

const isRejected = (settings: unknown) => !beforeYouPaySchema.safeParse(settings).success;

describe('the setting beforeYouPay', () => {
  it('can be switched off, and contains nothing beside the texts of the owner', () => {
    expect(beforeYouPaySchema.parse(null)).toBeNull();
    expect(beforeYouPaySchema.parse({ health: ' Ask your doctor. ' })).toEqual({
      organiser: null,
      cancellation: null,
      complaints: null,
      minimumNumber: null,
      language: null,
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
    ['an empty text', { health: '  ' }],
    ['charges without a row until departure', { cancellation: [{ daysBefore: 7, charge: '50%' }] }],
    [
      'two charges for one day',
      {
        cancellation: [
          { daysBefore: 0, charge: 'a' },
          { daysBefore: 0, charge: 'b' },
        ],
      },
    ],
    ['a script URL', { keyRightsUrl: 'javascript:alert(1)' }],
    ['a protocol-relative URL', { keyRightsUrl: '//example.com' }],
  ])('rejects %s', (_what, settings) => {
    expect(isRejected(settings)).toBe(true);
  });

  it.each(['/terms-and-conditon#rights', 'https://example.com/rights', null])(
    'accepts the link %s',
    (keyRightsUrl) => {
      expect(isRejected({ keyRightsUrl })).toBe(false);
    },
  );
});
