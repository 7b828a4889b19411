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

describe('the URLs of the services', () => {
  it('are on the same machine by default, and those of the settings at run time [DEC-105, DEC-421]', () => {
    const urlsWith = (env: NodeJS.ProcessEnv) => {
      const { backendUrl, apiUrl } = readEnvironment(env).storefront;
      return { backendUrl, apiUrl };
    };
    expect(urlsWith({})).toEqual({
      backendUrl: 'http://localhost:3001',
      apiUrl: 'http://localhost:3001/supplier',
    });
    const urls = { BACKEND_URL: 'https://api.shop.example', API_URL: 'https://supplier.example/v1' };
    expect(urlsWith(urls)).toEqual({ backendUrl: urls.BACKEND_URL, apiUrl: urls.API_URL });
  });
});
