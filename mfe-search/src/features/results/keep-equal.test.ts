import { array, assert, dictionary, integer, oneof, property, string, letrec } from 'fast-check';

import { keepEqual } from './keep-equal';

const { json } = letrec((tie) => ({
  json: oneof(
    { maxDepth: 3 },
    integer(),
    string(),
    array(tie('json'), { maxLength: 4 }),
    dictionary(string(), tie('json'), { maxKeys: 4 }),
  ),
}));

describe('keepEqual', () => {
  it('returns the former value for an equal one, and an equal one for any other', () => {
    assert(
      property(json, json, (before, next) => {
        expect(keepEqual(before, structuredClone(before))).toBe(before);
        expect(keepEqual(before, next)).toEqual(next);
      }),
    );
  });

  it('keeps the equal parts of a changed value', () => {
    const before = { cards: [{ id: 1 }, { id: 2 }], total: 2, page: { from: 1 } };
    const next = keepEqual(before, { cards: [{ id: 1 }, { id: 3 }], total: 2, page: { from: 1 } });
    expect(next).not.toBe(before);
    expect([next.cards[0] === before.cards[0], next.page === before.page]).toEqual([true, true]);
    expect(next.cards[1]).toEqual({ id: 3 });
  });

  it('takes an array that is longer or shorter, a missing field, and what is not plain data', () => {
    expect(keepEqual<unknown>([1, 2], [1])).toEqual([1]);
    expect(keepEqual<unknown>([1], [1, 2])).toEqual([1, 2]);
    expect(keepEqual<unknown>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    const set = new Set([1]);
    expect(keepEqual<unknown>({ set: new Set([1]) }, { set })).toEqual({ set });
  });
});
