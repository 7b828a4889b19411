import {
  blockIndexOf,
  blocksOf,
  duplicatedBlock,
  movedBlock,
  withBlock,
  type EditedBlock,
} from './block-list';

const block = (id: string, type = 'richText'): EditedBlock => ({ type, v: 1, id, props: { title: id } });
const blocks = [block('a'), block('b'), block('c')];
const ids = (list: readonly EditedBlock[]) => list.map(({ id }) => id).join('');

describe('the list of blocks', () => {
  it('gets a block behind the selected one, at the end without one, and a hero as the first', () => {
    expect(ids(withBlock(blocks, block('x'), 'a'))).toBe('axbc');
    expect(ids(withBlock(blocks, block('x'), null))).toBe('abcx');
    expect(ids(withBlock(blocks, block('x', 'hero'), 'b'))).toBe('xabc');
  });

  it('moves a block by one place, and stays the same list at its ends', () => {
    expect(ids(movedBlock(blocks, 'b', -1))).toBe('bac');
    expect(ids(movedBlock(blocks, 'b', 1))).toBe('acb');
    expect(movedBlock(blocks, 'a', -1)).toBe(blocks);
    expect(movedBlock(blocks, 'c', 1)).toBe(blocks);
    expect(movedBlock(blocks, 'unknown', 1)).toBe(blocks);
  });

  it('duplicates a block under an id of its own', () => {
    const copied = duplicatedBlock(blocks, 'b', 'x');
    expect(ids(copied)).toBe('abxc');
    expect(copied[2]?.props).toEqual({ title: 'b' });
  });

  it('keeps what a block of a newer shop has', () => {
    const newer = { ...block('a', 'unheardOf'), added: [1, { two: 3 }] };
    expect(blocksOf({ blocks: [newer] })).toEqual([newer]);
    expect(blocksOf({})).toEqual([]);
    expect(blocksOf({ blocks: 'none' })).toBeNull();
  });

  it('is found by the field of a finding', () => {
    expect(blockIndexOf('blocks.12.props.title')).toBe(12);
    expect(blockIndexOf('blocks.3')).toBe(3);
    expect([blockIndexOf('blocks'), blockIndexOf('nights'), blockIndexOf(null)]).toEqual([null, null, null]);
  });
});
