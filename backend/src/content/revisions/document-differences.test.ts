import { documentDifferences } from './document-differences';

describe('the differences of two documents', () => {
  it('are listed by field, nested ones with their path', () => {
    const before = { nights: 7, content: '<p>Old</p>', prices: { jan27: { '4': 'N/A' } }, stars: ['4', '5'] };
    const after = { nights: 7, content: '<p>New</p>', prices: { jan27: {} }, stars: ['4', '3', '5'] };
    expect(documentDifferences(before, after)).toEqual([
      { field: 'content', before: '"<p>Old</p>"', after: '"<p>New</p>"' },
      { field: 'prices.jan27.4', before: '"N/A"', after: null },
      { field: 'stars.1', before: '"5"', after: '"3"' },
      { field: 'stars.2', before: null, after: '"5"' },
    ]);
  });

  it('contain a value that becomes a list or an object as a whole', () => {
    expect(documentDifferences({ a: null, b: [1] }, { a: { c: 1 }, b: { '0': 1 } })).toEqual([
      { field: 'a', before: 'null', after: '{"c":1}' },
      { field: 'b', before: '[1]', after: '{"0":1}' },
    ]);
  });

  it('are none for equal documents', () => {
    expect(documentDifferences({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([]);
  });
});
