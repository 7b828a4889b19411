/** @needs document */
import type { Registry } from '@storefront/shared/contracts/registry';

import { toggleBoundaries } from './boundary-overlay';
import { describeBoundary } from './describe-boundary';

const REGISTRY: Registry = {
  schema: 'v1',
  revision: 3,
  microFrontends: {
    'storefront/mfe-deal': [
      {
        url: '/releases/mfe-deal/2.0.0-b/mfe_deal.1.js',
        metadata: { integrity: 'sha384-AAAA', version: '2.0.0-b' },
        deployment: { traffic: 10, default: false },
        extras: {
          contract: '^1.0.0',
          routes: ['/deal/:dealId'],
          preload: {},
          files: {},
          owner: '@storefront/deal',
          releasedAt: '2026-11-22T18:22:00.000Z',
        },
      },
    ],
  },
};

describe('the label of an area', () => {
  it('names app, version, release time, owner and canary', () => {
    expect(describeBoundary('mfe-deal', '2.0.0-b', REGISTRY)).toBe(
      'mfe-deal · 2.0.0-b · released 22 Nov 2026, 18:22 · @storefront/deal · canary or preview',
    );
  });

  it('states when a version is no longer live, and makes do without the registry', () => {
    expect(describeBoundary('mfe-deal', '1.0.0-a', REGISTRY)).toBe('mfe-deal · 1.0.0-a · no longer live');
    expect(describeBoundary('mfe-deal', null, null)).toBe('mfe-deal · not loaded');
  });
});

describe('the boundary overlay', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = async () => Response.json(REGISTRY);
    const nothing = { observe: () => {}, disconnect: () => {}, unobserve: () => {} };
    globalThis.ResizeObserver = class {
      observe = nothing.observe;
      disconnect = nothing.disconnect;
      unobserve = nothing.unobserve;
    };
    document.head.innerHTML = '<script src="/releases/shell/9.0.0/shell.abc.js"></script>';
    document.body.innerHTML = '<div id="root"><header></header><div data-boundary="mfe-deal"></div></div>';
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    document.head.innerHTML = '';
  });

  it('outlines the shell and each remote, and disappears again', async () => {
    const versionOf = () => '2.0.0-b';
    toggleBoundaries(versionOf);
    const frames = async () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    await frames();

    const labels = [...document.querySelectorAll('#boundary-overlay span')].map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual([
      'shell · 9.0.0 · no longer live',
      'mfe-deal · 2.0.0-b · released 22 Nov 2026, 18:22 · @storefront/deal · canary or preview',
    ]);

    toggleBoundaries(versionOf);
    expect(document.getElementById('boundary-overlay')).toBeNull();
  });
});
