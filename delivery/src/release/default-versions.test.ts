import { defaultVersionsToCompare } from './default-versions';

const release = (version: string, traffic: number, isDefault: boolean, fallbackUrl?: string) => ({
  url: `/releases/mfe-deal/${version}/deal.js`,
  ...(fallbackUrl === undefined ? {} : { fallbackUrl }),
  metadata: { integrity: 'sha384-AAAA', version },
  deployment: { traffic, default: isDefault },
  extras: { contract: '^1.0.0', routes: [], preload: {}, files: {} },
});
const registryOf = (...records: readonly ReturnType<typeof release>[]) => ({
  schema: 'v1',
  revision: 1,
  microFrontends: { 'storefront/mfe-deal': [...records] },
});

const LIVE = release('2', 90, true, '/releases/mfe-deal/1/deal.js');

describe('defaultVersionsToCompare', () => {
  it('returns the canary, the live version and the one before it', () => {
    expect(defaultVersionsToCompare(registryOf(release('3', 10, false), LIVE), 'mfe-deal')).toEqual({
      live: '2',
      beforeLive: '1',
      newer: '3',
    });
  });

  it('returns the live version as the newer one where no canary runs', () => {
    expect(defaultVersionsToCompare(registryOf(LIVE), 'mfe-deal')).toEqual({
      live: '2',
      beforeLive: '1',
      newer: '2',
    });
  });

  it('returns no earlier version for the first release, and none at all for an app without one', () => {
    expect(defaultVersionsToCompare(registryOf(release('1', 100, true)), 'mfe-deal')).toEqual({
      live: '1',
      beforeLive: undefined,
      newer: '1',
    });
    expect(defaultVersionsToCompare(registryOf(LIVE), 'mfe-search')).toEqual({
      live: undefined,
      beforeLive: undefined,
      newer: undefined,
    });
  });
});
