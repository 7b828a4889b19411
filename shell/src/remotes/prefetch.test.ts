/** @needs document */
import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';

import { mayPrefetch, ownerOfPath, prefetchPage } from './prefetch';

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

describe('fetching what is likely next', () => {
  it('asks for entry and page of the owner, once', async () => {
    await prefetchPage(snapshot, '/search');
    await prefetchPage(snapshot, '/search');

    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    expect(links.map((link) => new URL(link.href).pathname)).toEqual([
      '/releases/mfe-search/1/entry.js',
      '/releases/mfe-search/1/page.js',
    ]);
  });

  it('asks for nothing where nobody owns the path', async () => {
    document.head.replaceChildren();
    await prefetchPage(snapshot, '/nowhere');
    expect(ownerOfPath(snapshot, '/nowhere')).toBeNull();
    expect(document.head.children).toHaveLength(0);
  });

  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('on a line like %j: %s', (connection, may) => {
    expect(mayPrefetch(connection)).toBe(may);
  });
});
