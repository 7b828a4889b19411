import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SERVER_STORAGE } from './server-storage';
import { BROWSER_STORAGE } from './browser-storage';

const ROOT = join(__dirname, '../../../..');
const PACKAGES = readdirSync(ROOT).filter((name) => /^(?:shared|shell|mfe-.+)$/.test(name));
const STORAGE = /safeStorage|SafeStorage|localStorage|sessionStorage|SessionMirror|session storage|local storage/;

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesOf(part: string): Source[] {
  return readdirSync(join(ROOT, part, 'src'), { recursive: true, withFileTypes: true })
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

/** Constants whose name says that they are keys, what stands beside them in a template, and literal keys. */
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
    const handed = matches(text, /\.(?:write|setItem)\(\s*([A-Z]\w*)\b/g).flatMap(
      ([name]) => constants.get(name) ?? [],
    );
    return [...named, ...joined, ...literal, ...handed];
  });
}

/** `giata_` of `giata_{hotel}`. */
function fixedPart(key: string): string {
  return key.replace(/\{.*$/, '');
}

describe('what the privacy policy says is what the code does', () => {
  const told = BROWSER_STORAGE.filter(({ where }) => where !== 'Cookie').map(({ key }) => key);
  const found = keysInSources();

  it('names every key that is kept in a browser [STATIC-03]', () => {
    expect(found).toContain('bookingData');
    const untold = found.filter(
      (key) => !told.some((name) => (name.includes('{') ? key.startsWith(fixedPart(name)) : key === name)),
    );
    expect(untold).toEqual([]);
  });

  it('names no key that nothing keeps [STATIC-03]', () => {
    expect(told.filter((name) => !found.includes(fixedPart(name)))).toEqual([]);
  });

  it('opens browser storage at one door, and no other kind of it [STATIC-03]', () => {
    const direct = PACKAGES.flatMap(sourcesOf)
      .filter(({ text }) =>
        /window\.(local|session)Storage|indexedDB|document\.cookie|caches\.open/.test(text),
      )
      .map(({ path }) => path.slice(ROOT.length + 1))
      .toSorted();
    expect(direct).toEqual([
      'shared/src/platform/storage/web-storage.ts',
      'shell/src/boot/create-runtime.ts',
    ]);
  });

  it('names both cookies, and there is no other [STATIC-03]', () => {
    const names = [
      /BUCKET_COOKIE = '([^']+)'/.exec(source('delivery/src/edge/visitor.ts'))?.[1],
      /PREVIEW_COOKIE = '([^']+)'/.exec(source('delivery/src/edge/preview-visit.ts'))?.[1],
    ];
    expect(BROWSER_STORAGE.filter(({ where }) => where === 'Cookie').map(({ key }) => key)).toEqual(names);
    const setters = ['delivery', 'backend']
      .flatMap(sourcesOf)
      .filter(({ text }) => /header(s)?\(\s*\{?\s*'set-cookie'/i.test(text))
      // The console is no page of the shop: those who release sign in there.
      .filter(({ path }) => !path.includes('/delivery/src/console/'))
      .map(({ path }) => path.slice(ROOT.length + 1));
    expect(setters).toEqual(['delivery/src/edge/respond-with-page.ts']);
  });

  it.each([
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Contact details', /^30 days/],
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Passengers', /^30 days/],
    ['backend/src/people/personal-data.ts', 'KEPT_MS = 30 * 86_400_000', 'Newsletter', /30 days/],
    [
      'backend/src/telemetry/delete-old-telemetry.ts',
      'KEPT_MS = 90 * 86_400_000',
      'Counts of the site',
      /^90 days/,
    ],
    ['backend/src/jobs/background-jobs.ts', 'FORGET_EVERY_MS = 60_000', 'Counts against misuse', /two minutes/],
  ])('%s: %s is how long %s are kept [STATIC-03]', (file, constant, what, words) => {
    expect(source(file)).toContain(constant);
    expect(SERVER_STORAGE.find((entry) => entry.what === what)?.howLong).toMatch(words);
  });

  it.each([
    ['mfe-checkout/src/features/passengers/passenger-drafts.ts', 'DRAFT_MS = 24 * 60 * 60_000', /24 hours/],
    ['delivery/src/edge/visitor.ts', 'COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600', /30 days/],
    ['shared/src/api/hotels/hotel-cache.ts', 'HOTEL_CACHE_ENTRIES = 50', /50 at most/],
  ])('%s: %s [STATIC-03]', (file, constant, words) => {
    expect(source(file)).toContain(constant);
    expect(BROWSER_STORAGE.some(({ what, howLong }) => words.test(`${what} ${howLong}`))).toBe(true);
  });

  it('tells of every table that holds something of a shopper [STATIC-03]', () => {
    const tables = matches(source('backend/src/db/migrations.ts'), /create table (\w+)/g).map(
      ([name]) => name,
    );
    expect(tables.filter((table) => !NO_SHOPPER.includes(table) && !(table in TOLD))).toEqual([]);
    const entries = SERVER_STORAGE.map(({ what }) => what);
    expect(Object.values(TOLD).filter((what) => !entries.includes(what))).toEqual([]);
  });
});

/** Tables of the backend, and where the page tells of them. */
const TOLD: Readonly<Record<string, string>> = {
  quotes: 'Price offers',
  contacts: 'Contact details',
  lead_passengers: 'Passengers',
  other_passengers: 'Passengers',
  orders: 'Bookings',
  ledger: 'Bookings',
  attempts: 'Payments',
  sandbox_charges: 'Payments',
  stripe_sessions: 'Payments',
  outbox: 'Mails',
  subscribers: 'Newsletter',
  telemetry: 'Counts of the site',
  rate_counts: 'Counts against misuse',
};
const NO_SHOPPER = ['content_previews', 'content', 'content_state', 'price_snapshots'];
