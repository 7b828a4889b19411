import { mergeDocuments, withFields } from './merge-documents';

const base = { id: 'a', name: 'Antalya', nights: 7, content: '<p>Old</p>' };

describe('two edits of one document', () => {
  it('are merged where they changed different fields [DEC-214]', () => {
    const merge = mergeDocuments(base, { ...base, nights: 9 }, { ...base, content: '<p>Theirs</p>' });
    expect(merge).toEqual({
      document: { ...base, nights: 9, content: '<p>Theirs</p>' },
      conflicts: [],
      taken: ['content'],
    });
  });

  it('conflict where they changed one field differently, and keep both values [DEC-214]', () => {
    const mine = { ...base, content: '<p>Mine</p>' };
    const theirs = { ...base, content: '<p>Theirs</p>' };
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([
      { field: 'content', base: '<p>Old</p>', mine: '<p>Mine</p>', theirs: '<p>Theirs</p>' },
    ]);
    expect(document).toEqual(mine);
    expect(withFields(document, theirs, ['content'])).toEqual(theirs);
  });

  it('do not conflict where both made the same change, or removed the same field', () => {
    const { content: _content, ...shorter } = base;
    expect(mergeDocuments(base, { ...base, nights: 8 }, { ...base, nights: 8 }).conflicts).toEqual([]);
    expect(mergeDocuments(base, shorter, shorter)).toEqual({ document: shorter, conflicts: [], taken: [] });
    expect(mergeDocuments(base, base, shorter).document).toEqual(shorter);
  });
});
