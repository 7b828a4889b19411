import { blocksOf } from '../blocks/block-list';

import { mergeDocuments } from './merge-documents';

const base = { id: 'a', name: 'Antalya', nights: 7, content: '<p>Old</p>' };
const merge = (mine: typeof base, theirs: object, theirFields: readonly string[] = []) =>
  mergeDocuments({ base, mine, theirs: { ...theirs } }, theirFields);

describe('two edits of one document', () => {
  it('are merged where they changed different fields [DEC-214]', () => {
    expect(merge({ ...base, nights: 9 }, { ...base, content: '<p>Theirs</p>' })).toEqual({
      document: { ...base, nights: 9, content: '<p>Theirs</p>' },
      conflicts: [],
      taken: ['content'],
    });
  });

  it('conflict where they changed one field differently, and keep both values [DEC-214]', () => {
    const mine = { ...base, content: '<p>Mine</p>' };
    const theirs = { ...base, content: '<p>Theirs</p>' };
    const { document, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([
      { field: 'content', base: '<p>Old</p>', mine: '<p>Mine</p>', theirs: '<p>Theirs</p>' },
    ]);
    expect(document).toEqual(mine);
    expect(merge(mine, theirs, ['content']).document).toEqual(theirs);
  });

  it('do not conflict where both made the same change, or removed the same field', () => {
    const { content: _content, ...shorter } = base;
    expect(merge({ ...base, nights: 8 }, { ...base, nights: 8 }).conflicts).toEqual([]);
    expect(mergeDocuments({ base, mine: shorter, theirs: shorter })).toEqual({
      document: shorter,
      conflicts: [],
      taken: [],
    });
    expect(merge(base, shorter).document).toEqual(shorter);
  });
});

const block = (id: string, title = id) => ({ type: 'richText', v: 1, id, props: { title } });
const page = (...blocks: readonly ReturnType<typeof block>[]) => ({ id: 'p', blocks });
const [hero, deals, faq] = [block('hero'), block('deals'), block('faq')];
const start = page(hero, deals, faq);
const mergePages = (
  mine: ReturnType<typeof page>,
  theirs: ReturnType<typeof page>,
  theirFields: readonly string[] = [],
) => mergeDocuments({ base: start, mine, theirs }, theirFields);

describe('two edits of one list of blocks', () => {
  it('are merged without a choice where they changed, added and removed different blocks [DEC-335]', () => {
    const mine = page(block('hero', 'Mine'), deals, block('gallery'), faq);
    const theirs = page(hero, deals, block('faq', 'Theirs'), block('call'));
    expect(mergePages(mine, theirs)).toEqual({
      document: page(block('hero', 'Mine'), deals, block('gallery'), block('faq', 'Theirs'), block('call')),
      conflicts: [],
      taken: ['blocks.faq', 'blocks.call'],
    });
    expect(mergePages(page(block('hero', 'Mine'), deals, faq), page(hero, faq)).document).toEqual(
      page(block('hero', 'Mine'), faq),
    );
  });

  it('conflict in the same block, of which either version can be chosen [DEC-335]', () => {
    const mine = page(block('hero', 'Mine'), deals, faq);
    const theirs = page(block('hero', 'Theirs'), deals, block('faq', 'Theirs'));
    const { conflicts, taken, document } = mergePages(mine, theirs);
    expect(conflicts).toEqual([
      { field: 'blocks.hero', base: hero, mine: block('hero', 'Mine'), theirs: block('hero', 'Theirs') },
    ]);
    expect(taken).toEqual(['blocks.faq']);
    expect(document).toEqual(page(block('hero', 'Mine'), deals, block('faq', 'Theirs')));
    expect(mergePages(mine, theirs, ['blocks.hero']).document).toEqual(theirs);
  });

  it('conflict where one person has removed a block that the other one has changed [DEC-335]', () => {
    const mine = page(hero, faq);
    const theirs = page(hero, block('deals', 'Theirs'), faq);
    expect(mergePages(mine, theirs).conflicts).toEqual([
      { field: 'blocks.deals', base: deals, mine: undefined, theirs: block('deals', 'Theirs') },
    ]);
    expect(mergePages(mine, theirs).document).toEqual(mine);
    expect(mergePages(mine, theirs, ['blocks.deals']).document).toEqual(theirs);
  });

  it('have the order of the person who moved blocks, and a choice when both did [DEC-335]', () => {
    const moved = page(deals, hero, faq);
    expect(mergePages(page(block('hero', 'Mine'), deals, faq), moved)).toMatchObject({
      document: page(deals, block('hero', 'Mine'), faq),
      conflicts: [],
    });
    const other = page(hero, faq, deals);
    expect(mergePages(moved, other).conflicts.map(({ field }) => field)).toEqual(['blocks']);
    expect(mergePages(moved, other).document).toEqual(moved);
    expect(mergePages(moved, other, ['blocks']).document).toEqual(other);
  });

  it('lose no block that anybody has added or changed', () => {
    const sets = ['', 'hero', 'deals', 'faq', 'hero deals', 'deals faq', 'hero deals faq'];
    const edits = sets.flatMap((changed) => sets.map((removed) => ({ changed, removed })));
    const edited = (name: string, { changed, removed }: (typeof edits)[number]) =>
      page(
        ...start.blocks
          .filter(({ id }) => !removed.includes(id) || changed.includes(id))
          .map((one) => (changed.includes(one.id) ? block(one.id, name) : one)),
        block(`${name}-new`),
      );
    const isIn = (blocks: readonly { readonly id: string; readonly props: object }[], one: object) =>
      blocks.some(({ id, props }) => JSON.stringify({ id, props }) === JSON.stringify(one));
    for (const first of edits)
      for (const second of edits) {
        const [mine, theirs] = [edited('mine', first), edited('theirs', second)];
        const { document, conflicts } = mergePages(mine, theirs);
        const merged = blocksOf(document) ?? [];
        const disputed = conflicts.map(({ field }) => field);
        const lost = [...mine.blocks, ...theirs.blocks]
          .map(({ id, props }) => ({ id, props }))
          .filter((one) => !isIn(start.blocks, one))
          .filter((one) => !isIn(merged, one) && !disputed.includes(`blocks.${one.id}`));
        expect(lost).toEqual([]);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      }
  });
});
