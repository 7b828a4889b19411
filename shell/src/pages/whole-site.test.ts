import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

const ROOT = join(__dirname, '../../..');

/** The sources of the shop: of the shell, of every remote, and what they share. */
const SOURCES = readdirSync(ROOT)
  .filter((name) => /^(?:shared|shell|mfe-.+)$/.test(name))
  .flatMap((name) => readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: path.slice(ROOT.length + 1), text: readFileSync(path, 'utf8') }));

const pathsWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the routes of all apps', () => {
  const apps = SOURCES.filter(({ path }) => /\/src\/(remote|pages\/static-routes)\.ts$/.test(path)).map(
    ({ path, text }) => ({
      name: path,
      routes: [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route),
    }),
  );
  const hasPage = (path: string) => findPathOwner(apps, path) !== null;

  it('have no page of a deal or group without an id [DEC-94]', () => {
    expect(['/deal/184', '/deals/184', '/group/summer'].map(hasPage)).toEqual([true, true, true]);
    for (const path of ['/deal', '/deals', '/group', '/deal/', '/deals/', '/group/'])
      expect([path, hasPage(path)]).toEqual([path, false]);
  });

  it('have no page to log in or to register, and no account [PROD-03]', () => {
    expect(['/', '/manage', '/booking/payment', '/about-us'].every(hasPage)).toBe(true);
    const paths = '/login /log-in /sign-in /sign-up /register /account /my-account /agents /roles /users';
    for (const path of paths.split(' ')) expect([path, hasPage(path)]).toEqual([path, false]);
  });
});

describe('the sources of the shop', () => {
  it('name no log-in, registration, account or password [PROD-03]', () => {
    // A pound sign in a price is no log-in.
    const text =
      /\b(log[ -]?in|(?<!pound )sign[ -]?in|sign[ -]?up|register|(?:my|your|create an|new) account|user role|password)\b/i;
    expect(pathsWith(text)).toEqual([]);
  });

  it('have the figures of the review badge in one place, the default of its setting [PROD-09]', () => {
    expect(storefrontConfigSchema.parse({}).reviews).toEqual({ score: 4.3, count: 1148 });
    expect(pathsWith(/\b1[,_]?148\b|\b4\.3\b/)).toEqual(['shared/src/contracts/storefront-config.ts']);
  });

  it('have the details of the seller in one place, the defaults of their settings [DEC-41]', () => {
    const { phone, email, emergencyPhone, companyName, address } = storefrontConfigSchema.parse({}).seller;
    const details = [phone, email, emergencyPhone, companyName, address[0]].filter(
      (text) => typeof text === 'string',
    );
    expect(details.length).toBeGreaterThanOrEqual(4);
    for (const detail of details)
      expect([detail, SOURCES.filter(({ text }) => text.includes(detail)).map(({ path }) => path)]).toEqual([
        detail,
        ['shared/src/contracts/storefront-config.ts'],
      ]);
  });

  it('have the path of each hotel call in one place [DEC-12]', () => {
    const paths = /getHotelAvailability|getRoomBoardAlternatives|getBackOfficeHotelByGiataId/g;
    const places = SOURCES.flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return [...code.matchAll(paths)].map(([call]) => `${call}: ${path}`);
    });
    expect(places.toSorted()).toEqual([
      'getBackOfficeHotelByGiataId: shared/src/api/hotels/fetch-hotel.ts',
      'getHotelAvailability: shared/src/api/hotels/fetch-availability.ts',
      'getRoomBoardAlternatives: shared/src/api/hotels/fetch-alternatives.ts',
    ]);
  });

  it('write tel: and mailto: URLs in one place each [EXT-03]', () => {
    expect(pathsWith(/[`'"](tel|mailto):[\w+$]/).toSorted()).toEqual([
      'shared/src/composites/page/email-link.tsx',
      'shared/src/composites/page/phone-link.tsx',
    ]);
  });

  it('link every phone number and email address of the seller with these URLs [EXT-03]', () => {
    const links = SOURCES.flatMap(({ path, text }) =>
      [...text.matchAll(/<(a|Link|ButtonLink|TextLink)\b[\s\S]*?<\/\1>/g)].map(([link]) => ({ path, link })),
    ).filter(({ link }) => /(phone|email)\}|<(Phone|Mail) /i.test(link));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ link }) => !/href=\{(phone|email)Href\(/.test(link))).toEqual([]);
  });

  it('have a phone number or an email address as plain text only where nothing may be a link, a caller passes the link, or it is that of the shopper [EXT-03]', () => {
    const LINK = /<(a|Link|ButtonLink|TextLink|PhoneLink|EmailLink)\b[\s\S]*?<\/\1>/g;
    const PLAIN = /(?<![=$])\{(?:\w+\.)*(?:phone|emergencyPhone|email)\}/;
    const components = SOURCES.filter(({ path }) => path.endsWith('.tsx'));
    const plain = components.filter(({ text }) => PLAIN.test(text.replaceAll(LINK, '')));
    expect(plain.map(({ path }) => path).toSorted()).toEqual([
      'mfe-checkout/src/features/confirmation/email-notice.tsx',
      'mfe-discovery/src/parts/priced-hotel/unpriced-card.tsx',
      'shared/src/ui/empty-state.tsx',
      'shell/src/pages/contact/contact-form.tsx',
    ]);
  });
});
