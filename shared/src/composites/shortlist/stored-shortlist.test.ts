import fc from 'fast-check';

import { aShortlistEntry } from '../../../testing/shortlist-builders';

import {
  orderedShortlist,
  readShortlist,
  SHORTLIST_ENTRIES,
  SHORTLIST_VERSION,
  writtenShortlist,
} from './stored-shortlist';

describe('the stored shortlist', () => {
  it('is read as it was written', () => {
    const entries = [
      aShortlistEntry({ giataId: 1, savedAt: 2 }),
      aShortlistEntry({ giataId: 2, savedAt: 1 }),
    ];
    expect(readShortlist(writtenShortlist(entries))).toEqual({ entries, newer: false });
  });

  it.each([
    ['a path of another site', { path: '//elsewhere.example/' }],
    ['a backslash, which browsers read as a slash', { path: '/\\elsewhere.example' }],
    ['a tab, which browsers drop', { searchPath: '/\t/elsewhere.example' }],
    ['a whole address', { searchPath: 'https://elsewhere.example/search' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a price with part of a penny', { pricePerPerson: 41_200.5 }],
    ['a day that is none', { departureDate: '2027-02-30' }],
    ['no name', { name: '' }],
    ['no hotel', { giataId: 0 }],
  ])('leaves out an entry with %s, and that alone', (_, broken) => {
    const good = aShortlistEntry({ giataId: 7 });
    const text = JSON.stringify({ version: 1, entries: [{ ...aShortlistEntry(), ...broken }, good] });
    expect(readShortlist(text).entries).toEqual([good]);
  });

  it('keeps a hotel whose picture cannot be shown, without the picture', () => {
    const text = JSON.stringify({
      version: 1,
      entries: [{ ...aShortlistEntry(), pictureUrl: 'javascript:alert(1)' }],
    });
    expect(readShortlist(text).entries).toEqual([aShortlistEntry({ pictureUrl: null })]);
  });

  it('takes over no field that it does not know', () => {
    const text = JSON.stringify({ version: 1, entries: [{ ...aShortlistEntry(), colour: 'red' }] });
    expect(readShortlist(text).entries).toEqual([aShortlistEntry()]);
  });

  it('reads a newer form as far as it can, and says that it is newer', () => {
    const text = JSON.stringify({
      version: SHORTLIST_VERSION + 1,
      entries: [{ ...aShortlistEntry(), folder: 'Summer' }, { giataId: 'moved' }],
    });
    expect(readShortlist(text)).toEqual({ entries: [aShortlistEntry()], newer: true });
    expect(readShortlist('{"version":2,"folders":{}}')).toEqual({ entries: [], newer: true });
  });

  it('is never upset by what else may stand there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readShortlist(text).entries).toEqual([]);
      }),
    );
  });

  it('holds each hotel once, newest first, and never more than are kept', () => {
    const entry = fc
      .record({ giataId: fc.integer({ min: 1, max: 60 }), savedAt: fc.nat() })
      .map((fields) => aShortlistEntry(fields));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
        const ordered = orderedShortlist(entries);
        const hotels = new Set(entries.map(({ giataId }) => giataId));
        expect(new Set(ordered.map(({ giataId }) => giataId)).size).toBe(ordered.length);
        expect(ordered).toHaveLength(Math.min(SHORTLIST_ENTRIES, hotels.size));
        const moments = ordered.map(({ savedAt }) => savedAt);
        expect(moments).toEqual([...moments].sort((one, other) => other - one));
      }),
    );
  });
});
