import { availableParallelism } from 'node:os';

import { defaultRenderThreads, InvalidSettings, readEnvironment } from './environment';

const threadsWith = (env: NodeJS.ProcessEnv) => readEnvironment(env).render?.threads;

describe('RENDER_THREADS', () => {
  it('follows the cores of the machine without a setting', () => {
    expect(threadsWith({})).toBe(defaultRenderThreads(availableParallelism()));
  });

  it.each([
    [1, 2],
    [2, 2],
    [6, 6],
    [64, 8],
  ])('is on %d cores by default %d', (cores, threads) => {
    expect(defaultRenderThreads(cores)).toBe(threads);
  });

  it.each([1, 3, 64])('sets the number of render threads to %d', (threads) => {
    expect(threadsWith({ RENDER_THREADS: String(threads) })).toBe(threads);
  });

  it.each(['0', '65', '2.5', 'many', '-1', ''])('rejects "%s" by its name', (text) => {
    const read = () => readEnvironment({ RENDER_THREADS: text });

    expect(read).toThrow(InvalidSettings);
    expect(read).toThrow(/RENDER_THREADS: /);
  });
});
