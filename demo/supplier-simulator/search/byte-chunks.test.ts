import { ByteChunks } from './byte-chunks';

const ROW = 'r'.repeat(1_000);

/** Returns the lengths of some chunks of rows. */
function lengths(count: number): readonly number[] {
  const chunks = new ByteChunks();
  return Array.from({ length: count }, () => {
    while (!chunks.isFull) chunks.appendText(ROW);
    return chunks.take().length;
  });
}

it('is full early for the first chunk, and rarely after it', () => {
  expect(lengths(3)).toEqual([66_000, 263_000, 263_000]);
});

it('keeps a chunk while the next one is filled', () => {
  const chunks = new ByteChunks();
  chunks.appendText('<a name="Žižkov"');
  chunks.appendAscii(' price="27"');
  chunks.append(Buffer.from('/>'));
  const first = chunks.take();
  chunks.appendText('<b/>');
  const second = chunks.take();
  expect([first, second].map(String)).toEqual(['<a name="Žižkov" price="27"/>', '<b/>']);
});

it.each([
  ['bytes', (chunks: ByteChunks) => chunks.append(Buffer.alloc(300_000))],
  ['ASCII', (chunks: ByteChunks) => chunks.appendAscii('r'.repeat(300_000))],
])('rejects %s that do not fit instead of cutting them', (_, append) => {
  expect(() => append(new ByteChunks())).toThrow('offset is out of bounds');
});
