import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

const ROUTES = {
  'mfe-checkout': ['/booking/payment', '/booking/confirmation'],
  'mfe-deal': ['/deals/:dealId', '/holiday-details/:hotelKey', '/group/:groupId/hotels/:hotelKey'],
  'mfe-discovery': ['/', '/holidays/beach', '/holidays/:category', '/guides/*'],
};
let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'canonical-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const shell = await aBuild(root, 'shell', 'shell', { routes: ['/about-us'], contract: '1.0.0' });
  await releaseBuild(store, shell, { why: 'test' });
  for (const [name, routes] of Object.entries(ROUTES))
    await releaseBuild(store, await aBuild(root, name, name, { routes }), { why: 'test' });
  const config = storefrontConfigSchema.parse({ siteUrl: 'https://shop.test' });
  app = await edgeApp({ store, config, render: null });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const locationOf = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return statusCode === 308 ? headers.location : statusCode;
};

describe('another spelling of a path', () => {
  it.each([
    ['/Booking/payment', '/booking/payment'],
    ['/%62ooking/payment', '/booking/payment'],
    ['/booking/%50AYMENT', '/booking/payment'],
    ['/BOOKING/Payment/', '/booking/payment/'],
    ['/Booking/payment?paymentId=A%42', '/booking/payment?paymentId=A%42'],
    ['https://evil.test/Booking/payment?next=//evil.test', '/booking/payment?next=//evil.test'],
    ['/About-us', '/about-us'],
    ['/Holidays/BEACH', '/holidays/beach'],
    ['/Holidays/City', '/holidays/City'],
    ['/DEALS/ABC', '/deals/ABC'],
    ['/deals/%41BC', '/deals/ABC'],
    ['/Group/G1/HOTELS/H25YC', '/group/G1/hotels/H25YC'],
    ['/Deals/a%2Fb%20c%25', '/deals/a%2Fb%20c%25'],
    ['/Guides/%41/B', '/Guides/A/B'],
  ])('redirects from %s to %s, and from there nowhere', async (url, location) => {
    expect(await locationOf(url)).toBe(location);
    // Without rendering every page that exists is left to the browser.
    expect(await locationOf(location)).not.toBe(location);
    expect([200, 503]).toContain(await locationOf(location));
  });

  it('is not kept by browsers, because the route belongs to a release', async () => {
    const { headers, body } = await app.inject('/Booking/payment');
    expect([headers['cache-control'], body]).toEqual(['no-store', '']);
  });

  it.each([
    '/',
    '/deals/ABC',
    '/holiday-details/H25YC',
    '/holiday-details/a%2Fb',
    '/deals/caf%c3%a9',
    '/booking/payment',
    '/booking/payment/',
    '/about-us?Preview=A',
  ])('is not %s, which has a page', async (url) => {
    expect([200, 503]).toContain(await locationOf(url));
  });

  it.each(['/No-such-page', '/Booking', '/%2562ooking/payment', '/booking%2Fpayment', '/Booking//payment'])(
    'is not %s, which no page has',
    async (url) => {
      expect(await locationOf(url)).toBe(404);
    },
  );

  it.each(['//evil.test/Booking/payment', '/.//evil.test/../Booking/payment'])(
    'never leads from %s to another site',
    async (url) => {
      expect(await locationOf(url)).toBe(404);
    },
  );
});

describe('a path of the booking without a page', () => {
  it.each(['/booking/nowhere', '/Booking/nowhere', '/%62ooking/nowhere'])(
    'is never stored and sends no URL to other sites, as %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    },
  );
});
