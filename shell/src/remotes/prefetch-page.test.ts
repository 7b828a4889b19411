/** @needs document */
import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';

import { mayPrefetch } from '@storefront/shared/platform/http/may-prefetch';

import { prefetchPage } from './prefetch-page';

const snapshot: RegistrySnapshot = {
  revision: 1,
  isolated: false,
  integrity: {},
  remotes: [
    {
      name: 'mfe-search',
      version: '1',
      url: '/releases/mfe-search/1/entry.js',
      contract: '^1.0.0',
      routes: ['/search'],
      preload: { '/search': ['page.js'] },
    },
  ],
};

describe('prefetching a page', () => {
  it('adds one link each for the entry and the page of the owner', async () => {
    await prefetchPage(snapshot, '/search');
    await prefetchPage(snapshot, '/search');

    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    expect(links.map((link) => new URL(link.href).pathname)).toEqual([
      '/releases/mfe-search/1/entry.js',
      '/releases/mfe-search/1/page.js',
    ]);
  });

  it('adds no link for a path that no remote owns', async () => {
    document.head.replaceChildren();
    await prefetchPage(snapshot, '/nowhere');
    expect(document.head.children).toHaveLength(0);
  });

  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('with the connection %j is allowed: %s', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed);
  });
});
