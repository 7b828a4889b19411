import { priceReferencesIn, priceReferenceText, withPrices } from './price-reference';

const TEXT = 'Rome {{price pages/d00000000000000000000708}} or {{ price deals/101 }}.';

describe('priceReferencesIn', () => {
  it('finds the prices of pages and deals in the order of the text [DEC-261]', () => {
    expect(priceReferencesIn(TEXT)).toEqual([
      { kind: 'pages', id: 'd00000000000000000000708' },
      { kind: 'deals', id: '101' },
    ]);
  });

  it.each([
    'A text without prices',
    '{{price hotels/101}}',
    '{{price deals/}}',
    '{{price deals/1 2}}',
    '{{pricedeals/101}}',
    '{price deals/101}',
    `{{price deals/${'1'.repeat(41)}}}`,
  ])('finds none in %p', (text) => {
    expect(priceReferencesIn(text)).toEqual([]);
  });

  it('finds what priceReferenceText has written', () => {
    const reference = { kind: 'deals', id: 'a_1-b' } as const;
    expect(priceReferencesIn(priceReferenceText(reference))).toEqual([reference]);
  });
});

describe('withPrices', () => {
  it('replaces each reference and leaves the rest of the text [DEC-261]', () => {
    expect(withPrices(TEXT, ({ kind, id }) => `[${kind} ${id}]`)).toBe(
      'Rome [pages d00000000000000000000708] or [deals 101].',
    );
  });
});
