import { migrateBlock } from './read-block';

const BLOCK = { type: 'hero', v: 1, id: 'a', props: { title: 'Go' } };
const migrations = [
  (props: object) => ({ ...props, second: true }),
  (props: object) => ({ ...props, third: 'second' in props }),
];

describe('migrateBlock', () => {
  it('raises a block by each version in turn', () => {
    expect(migrateBlock(BLOCK, { version: 3, migrations })).toEqual({
      ...BLOCK,
      v: 3,
      props: { title: 'Go', second: true, third: true },
    });
  });

  it('starts with the version of the block, and ends with that of the definition', () => {
    expect(migrateBlock({ ...BLOCK, v: 2 }, { version: 3, migrations }).props).toEqual({
      title: 'Go',
      third: false,
    });
    expect(migrateBlock(BLOCK, { version: 2, migrations }).props).toEqual({ title: 'Go', second: true });
  });

  it('changes only the version where a definition has no migration', () => {
    expect(migrateBlock(BLOCK, { version: 2 })).toEqual({ ...BLOCK, v: 2 });
  });

  it.each([
    ['of the current version', { version: 1, migrations }],
    ['of a newer version', { version: 0, migrations }],
    ['without a definition', null],
  ])('leaves a block %s as it is', (_what, definition) => {
    expect(migrateBlock(BLOCK, definition)).toBe(BLOCK);
  });
});
