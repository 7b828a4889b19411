import type { RenderedPage } from '@storefront/shared/contracts/rendered-page';

import { PageCache, STALE_MS } from './page-cache';

function aPage(overrides: Partial<RenderedPage> = {}): RenderedPage {
  return {
    kind: 'page',
    status: 200,
    head: '',
    body: 'x'.repeat(1_000),
    styles: [],
    hydration: { remote: null, readable: true, today: '2026-11-21', loaderData: {}, errors: {} },
    sharedForSeconds: 60,
    ...overrides,
  };
}

describe('the cache of rendered pages', () => {
  it('returns a page as fresh, then as stale, then not at all', () => {
    let now = 0;
    const cache = new PageCache(1e6, () => now);
    cache.set('home', '/', aPage());

    expect(cache.get('home')?.freshness).toBe('fresh');
    now = 60_000;
    expect(cache.get('home')?.freshness).toBe('stale');
    now = 60_000 + STALE_MS;
    expect(cache.get('home')).toBeNull();
  });

  it('does not store a page that may not be shared', () => {
    const cache = new PageCache(1e6);
    cache.set('search', '/search', aPage({ sharedForSeconds: null }));

    expect(cache.get('search')).toBeNull();
  });

  it('stays within its size limit and evicts the least recently used page', () => {
    const cache = new PageCache(3_500);
    for (const key of ['one', 'two', 'three']) cache.set(key, `/${key}`, aPage());
    cache.get('one');
    cache.set('four', '/four', aPage());

    expect(cache.bytes).toBeLessThanOrEqual(3_500);
    expect(cache.get('one')).not.toBeNull();
    expect(cache.get('two')).toBeNull();
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
