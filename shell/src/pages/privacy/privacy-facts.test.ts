import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SERVER_STORAGE } from './server-storage';
import { BROWSER_STORAGE } from './browser-storage';

const ROOT = join(__dirname, '../../../..');
const PACKAGES = readdirSync(ROOT).filter((name) => /^(?:shared|shell|mfe-.+)$/.test(name));
const STORAGE =
  /safeStorage|SafeStorage|localStorage|sessionStorage|SessionMirror|session storage|local storage/;

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function sourcesOf(packageName: string): SourceFile[] {
  return readdirSync(join(ROOT, packageName, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/pages/privacy/') && !/\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function source(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function matches(text: string, pattern: RegExp): readonly (readonly [string, string])[] {
  return [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);
}

/**
 * Finds storage keys in the sources: constants named KEY or PREFIX, templates that start with such a constant, and
 * literal arguments of reads and writes.
 */
function keysInSources(): readonly string[] {
  const sources = PACKAGES.flatMap(sourcesOf).filter(({ text }) => STORAGE.test(text));
  const exported = sources.flatMap(({ text }) => matches(text, /export const (\w+) = '([^']+)'/g));
  return sources.flatMap(({ text }) => {
    const constants = new Map([...exported, ...matches(text, /const (\w+) = '([^']+)'/g)]);
    const named = matches(text, /const (\w*(?:KEY|PREFIX)\w*) = '([^']+)'/g).map(([, value]) => value);
    const joined = matches(text, /\$\{(\w+)\}([\w-]+)[`$]/g)
      .filter(([name]) => /KEY|PREFIX/.test(name))
      .map(([name, rest]) => `${constants.get(name) ?? name}${rest}`);
    const literal = matches(text, /\.(?:write|read|setItem|getItem)\(\s*'([^']+)'/g).map(([key]) => key);
    const constantArguments = matches(text, /\.(?:write|setItem)\(\s*([A-Z]\w*)\b/g).flatMap(
      ([name]) => constants.get(name) ?? [],
    );
    return [...named, ...joined, ...literal, ...constantArguments];
  });
}

/** Returns `giata_` for `giata_{hotel}`. */
function prefixOf(key: string): string {
  return key.replace(/\{.*$/, '');
}

describe('the facts in the privacy policy', () => {
  const listed = BROWSER_STORAGE.filter(({ where }) => where !== 'Cookie').map(({ key }) => key);
  const found = keysInSources();

  it('include every storage key in the sources [STATIC-03]', () => {
    expect(found).toContain('bookingData');
    const unlisted = found.filter(
      (key) => !listed.some((name) => (name.includes('{') ? key.startsWith(prefixOf(name)) : key === name)),
    );
    expect(unlisted).toEqual([]);
  });

  it('include no storage key that the sources do not use [STATIC-03]', () => {
    expect(listed.filter((name) => !found.includes(prefixOf(name)))).toEqual([]);
  });

  it('are complete because only these files access browser storage [STATIC-03]', () => {
    const direct = PACKAGES.flatMap(sourcesOf)
      .filter(({ text }) =>
        /window\.(local|session)Storage|indexedDB|document\.cookie|caches\.open/.test(text),
      )
      .map(({ path }) => path.slice(ROOT.length + 1))
      .toSorted();
    expect(direct).toEqual([
      'shared/src/platform/storage/web-storage.ts',
      'shell/src/boot/create-runtime.ts',
      'shell/src/boot/resolve-canaries.ts',
    ]);
  });

  it('include every cookie, and the servers set no other [STATIC-03]', () => {
    const names = [
      /VISITOR_COOKIE = '([^']+)'/.exec(source('shared/src/contracts/canary-bucket.ts'))?.[1],
      /RELEASES_COOKIE = '([^']+)'/.exec(source('delivery/src/edge/visitor.ts'))?.[1],
      /PREVIEW_COOKIE = '([^']+)'/.exec(source('delivery/src/edge/preview-visit.ts'))?.[1],
    ];
    expect(BROWSER_STORAGE.filter(({ where }) => where === 'Cookie').map(({ key }) => key)).toEqual(names);
    const setters = ['delivery', 'backend']
      .flatMap(sourcesOf)
      .filter(({ text }) => /header(s)?\(\s*\{?\s*'set-cookie'/i.test(text))
      // The release console and the studio are not part of the shop.
      .filter(({ path }) => !/\/(delivery\/src\/console|backend\/src\/studio)\//.test(path))
      .map(({ path }) => path.slice(ROOT.length + 1));
    expect(setters).toEqual(['delivery/src/edge/respond-with-page.ts']);
  });

  it.each([
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Contact details', /^30 days/],
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Passengers', /^30 days/],
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Newsletter', /30 days/],
    ['backend/src/quotes/delete-old-quotes.ts', 'KEPT_MS = 30 * 86_400_000', 'Price offers', /^30 days/],
    [
      'backend/src/telemetry/delete-old-telemetry.ts',
      'KEPT_MS = 90 * 86_400_000',
      'Counts of the site',
      /^90 days/,
    ],
    [
      'backend/src/telemetry/delete-old-telemetry.ts',
      'PAGE_VITALS_KEPT_MS = 30 * 86_400_000',
      'Counts of the site',
      /by kind of page 30 days$/,
    ],
    [
      'backend/src/telemetry/delete-old-telemetry.ts',
      'SOURCES_KEPT_MS = 2 * 86_400_000',
      'Checks of the counts',
      /two days$/,
    ],
    [
      'backend/src/fault-reports/delete-old-faults.ts',
      'KEPT_MS = 30 * 86_400_000',
      'Errors of the site',
      /^30 days/,
    ],
    [
      'backend/src/jobs/background-jobs.ts',
      'FORGET_EVERY_MS = 60_000',
      'Counts against misuse',
      /two minutes/,
    ],
  ])('match %s: %s is the retention of %s [STATIC-03]', (file, constant, what, pattern) => {
    expect(source(file)).toContain(constant);
    expect(SERVER_STORAGE.find((entry) => entry.what === what)?.howLong).toMatch(pattern);
  });

  it.each([
    ['mfe-checkout/src/features/passengers/passenger-drafts.ts', 'DRAFT_MS = 24 * 60 * 60_000', /24 hours/],
    ['shared/src/contracts/canary-bucket.ts', 'VISITOR_COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600', /30 days/],
    ['shared/src/api/hotels/hotel-cache.ts', 'HOTEL_CACHE_ENTRIES = 50', /50 at most/],
  ])('match %s: %s [STATIC-03]', (file, constant, pattern) => {
    expect(source(file)).toContain(constant);
    expect(BROWSER_STORAGE.some(({ what, howLong }) => pattern.test(`${what} ${howLong}`))).toBe(true);
  });

  it('include every table with data of a shopper [STATIC-03]', () => {
    const migrations = ['migrations', 'after-booking-migration', 'content-revisions-migration'].map((name) =>
      source(`backend/src/db/${name}.ts`),
    );
    const tables = matches(migrations.join('\n'), /create table (\w+)/g).map(([name]) => name);
    expect(
      tables.filter((table) => !TABLES_WITHOUT_SHOPPER_DATA.includes(table) && !(table in TABLE_ENTRIES)),
    ).toEqual([]);
    const entries = SERVER_STORAGE.map(({ what }) => what);
    expect(Object.values(TABLE_ENTRIES).filter((what) => !entries.includes(what))).toEqual([]);
  });
});

/** Entry of the page for each table of the backend. */
const TABLE_ENTRIES: Readonly<Record<string, string>> = {
  quotes: 'Price offers',
  contacts: 'Contact details',
  lead_passengers: 'Passengers',
  other_passengers: 'Passengers',
  orders: 'Bookings',
  ledger: 'Bookings',
  cancellation_quotes: 'Bookings',
  added_extras: 'Bookings',
  order_events: 'Bookings',
  booked_names: 'Passengers',
  attempts: 'Payments',
  refunds: 'Payments',
  sandbox_refunds: 'Payments',
  sandbox_charges: 'Payments',
  stripe_sessions: 'Payments',
  outbox: 'Mails',
  enquiries: 'Messages to us',
  subscribers: 'Newsletter',
  telemetry: 'Counts of the site',
  page_vitals: 'Counts of the site',
  telemetry_views: 'Checks of the counts',
  telemetry_sources: 'Checks of the counts',
  telemetry_salts: 'Checks of the counts',
  fault_groups: 'Errors of the site',
  fault_counts: 'Errors of the site',
  fault_views: 'Errors of the site',
  rate_counts: 'Counts against misuse',
};
const TABLES_WITHOUT_SHOPPER_DATA = [
  'content_previews',
  'content',
  'content_state',
  'content_documents',
  'content_revisions',
  'content_releases',
  'content_publications',
  'price_snapshots',
  'registry_floors',
];
