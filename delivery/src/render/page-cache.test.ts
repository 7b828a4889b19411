import { aKeptPage, EMPTY_SNAPSHOT } from '../../testing/kept-pages';

import type { KeptPage } from './kept-page';
import { PageCache, STALE_MS } from './page-cache';

let page: KeptPage;
beforeAll(async () => {
  page = await aKeptPage('home');
});

describe('the cache of rendered pages', () => {
  it('returns a page as fresh, then as stale, then as expired for a day', () => {
    let now = 0;
    const cache = new PageCache(1e6, () => now);
    cache.set('home', '/', page);

    expect(cache.get('home')?.freshness).toBe('fresh');
    now = 60_000;
    expect(cache.get('home')?.freshness).toBe('stale');
    now = 60_000 + STALE_MS;
    expect(cache.get('home')?.freshness).toBe('expired');
    now = 60_000 + 24 * 3_600_000;
    expect(cache.get('home')).toBeNull();
  });

  it('returns an expired page as stale for ten seconds after it could not be rendered', () => {
    let now = 0;
    const cache = new PageCache(1e6, () => now);
    cache.set('home', '/', page);
    now = 3_600_000;
    cache.postpone('home');

    expect(cache.get('home')?.freshness).toBe('stale');
    now += 10_000;
    expect(cache.get('home')?.freshness).toBe('expired');
    cache.postpone('unknown');
    expect(cache.get('unknown')).toBeNull();
  });

  it('stays within its size limit and evicts the least recently used page', () => {
    const limit = 3.5 * page.bytes;
    const cache = new PageCache(limit);
    for (const key of ['one', 'two', 'three']) cache.set(key, `/${key}`, page);
    cache.get('one');
    cache.set('four', '/four', page);

    expect(cache.bytes).toBeLessThanOrEqual(limit);
    expect(cache.get('one')).not.toBeNull();
    expect(cache.get('two')).toBeNull();
  });

  it('counts the bytes of compressed documents, also those that are added later', async () => {
    const cache = new PageCache(1e6);
    const text = Array.from({ length: 20_000 }, (_, index) => `${index}`).join(' ');
    const large = await aKeptPage(text);
    cache.set('home', '/', large);
    const before = cache.bytes;
    expect(before).toBeGreaterThan(10_000);
    expect(before).toBeLessThan(text.length);

    const gzip = await large.body(await large.document(EMPTY_SNAPSHOT), 'gzip');
    expect(cache.bytes).toBe(before + gzip.length);
    await large.document({ json: '{"revision":2}', id: 'other' });
    expect(cache.bytes).toBeGreaterThan(before + gzip.length + 10_000);
  });

  it('purges one path, a path prefix, or everything', () => {
    const cache = new PageCache(1e6);
    const paths = ['/', '/deals/1', '/deals/2', '/about-us'];
    const fill = () => paths.forEach((path) => cache.set(path, path, page));
    const left = () => paths.filter((path) => cache.get(path) !== null);

    fill();
    expect(cache.purge(['/'])).toBe(1);
    expect(left()).toEqual(['/deals/1', '/deals/2', '/about-us']);
    fill();
    expect(cache.purge(['/deals/*', '/about-us'])).toBe(3);
    expect(left()).toEqual(['/']);
    fill();
    expect(cache.purge([])).toBe(4);
  });
});
