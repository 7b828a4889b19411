import type { Block } from './block';
import { migrateBlock } from './read-block';

const block = (v: number): Block => ({ id: 'b1', type: 'words', v, props: { text: 'a', steps: [] } });
const step = (number: number) => (props: Block['props']) => ({
  ...props,
  steps: [...(props['steps'] as number[]), number],
});
const definition = { version: 3, migrations: [step(1), step(2)] };
const stepsOf = (from: number, to: Parameters<typeof migrateBlock>[1] = definition) => {
  const { v, props } = migrateBlock(block(from), to);
  return [v, props];
};

describe('a stored block', () => {
  it('is raised by every step after its version, in their order', () => {
    expect(stepsOf(1)).toEqual([3, { text: 'a', steps: [1, 2] }]);
    expect(stepsOf(2)).toEqual([3, { text: 'a', steps: [2] }]);
  });

  it('is not raised beyond the version of its definition', () => {
    expect(stepsOf(1, { version: 2, migrations: [step(1), step(2)] })).toEqual([
      2,
      { text: 'a', steps: [1] },
    ]);
  });

  it('gets the version of a definition without steps, and keeps its properties', () => {
    expect(stepsOf(1, { version: 2 })).toEqual([2, { text: 'a', steps: [] }]);
    expect(migrateBlock(block(1), definition)).toMatchObject({ id: 'b1', type: 'words' });
  });

  it.each([[3], [4]])('of version %i, current or newer, stays as it is', (v) => {
    const stored = block(v);
    expect(migrateBlock(stored, definition)).toBe(stored);
  });

  it('stays as it is without a definition', () => {
    const stored = block(1);
    expect(migrateBlock(stored, null)).toBe(stored);
  });
});
