import { PageCache, STALE_MS } from './page-cache';
import type { PageContent } from './render-task';

function aPage(overrides: Partial<PageContent> = {}): PageContent {
  return {
    kind: 'page',
    status: 200,
    head: '',
    body: 'x'.repeat(1_000),
    styles: [],
    hydration: '{}',
    sharedForSeconds: 60,
    ...overrides,
  };
}

describe('the cache of rendered pages', () => {
  it('returns a page as fresh, then as stale, then as expired for a day', () => {
    let now = 0;
    const cache = new PageCache(1e6, () => now);
    cache.set('home', '/', aPage());

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
    cache.set('home', '/', aPage());
    now = 3_600_000;
    cache.postpone('home');

    expect(cache.get('home')?.freshness).toBe('stale');
    now += 10_000;
    expect(cache.get('home')?.freshness).toBe('expired');
    cache.postpone('unknown');
    expect(cache.get('unknown')).toBeNull();
  });

  it('does not store a page that may not be shared', () => {
    const cache = new PageCache(1e6);
    cache.set('search', '/search', aPage({ sharedForSeconds: null }));

    expect(cache.get('search')).toBeNull();
  });

  it('stays within its size limit and evicts the least recently used page', () => {
    const cache = new PageCache(10_000);
    for (const key of ['one', 'two', 'three']) cache.set(key, `/${key}`, aPage());
    cache.get('one');
    cache.set('four', '/four', aPage());

    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.get('one')).not.toBeNull();
    expect(cache.get('two')).toBeNull();
  });

  it('counts the bytes of keys, two-byte strings, styles and hydration data', () => {
    const cache = new PageCache(1e6);
    const text = '\u2013'.repeat(1_000);
    const styles = [{ key: 'css', ids: ['a'], css: text }];
    cache.set(text, '/', aPage({ head: text, body: text, hydration: text, styles }));

    expect(cache.bytes).toBeGreaterThan(5 * 2_000);
    expect(cache.bytes).toBeLessThan(5 * 2_000 + 2_000);
  });

  it('purges one path, a path prefix, or everything', () => {
    const cache = new PageCache(1e6);
    const paths = ['/', '/deals/1', '/deals/2', '/about-us'];
    const fill = () => paths.forEach((path) => cache.set(path, path, aPage()));
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
