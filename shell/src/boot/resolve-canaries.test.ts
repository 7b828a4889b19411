/** @needs document */
import { canaryBucket } from '@storefront/shared/contracts/canary-bucket';
import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';

import { resolveCanaries } from './resolve-canaries';

const release = (version: string) => ({
  name: 'mfe-deal',
  version,
  url: `/releases/mfe-deal/${version}/mfe-deal.js`,
  contract: '^1.0.0',
  routes: ['/deal/:dealId'],
  preload: {},
});

function snapshot(traffic: number | null): RegistrySnapshot {
  const canary = traffic === null ? {} : { canary: { traffic, release: release('2') } };
  return { revision: 1, remotes: [{ ...release('1'), ...canary }], integrity: {}, isolated: false };
}

const versionFor = (traffic: number | null) => resolveCanaries(snapshot(traffic), document).remotes[0];

afterEach(() => {
  document.cookie = 'storefront-visitor=; Max-Age=0; Path=/';
});

describe('the releases of a document that all visitors share', () => {
  it('are the live ones without a canary, and no cookie is set', () => {
    expect(versionFor(null)).toEqual(release('1'));
    expect(document.cookie).toBe('');
  });

  it('are those of the group of the visitor', () => {
    document.cookie = 'storefront-visitor=visitor-1; Path=/';
    const bucket = canaryBucket('visitor-1', 'mfe-deal', '2');
    expect(versionFor(bucket + 1)).toEqual(release('2'));
    expect(versionFor(bucket)).toEqual(release('1'));
  });

  it('stay the same for a new visitor, by a cookie', () => {
    const first = versionFor(50);
    expect(document.cookie).toMatch(/^storefront-visitor=[\w-]{8,40}$/);
    for (let page = 0; page < 20; page += 1) expect(versionFor(50)).toEqual(first);
  });
});
