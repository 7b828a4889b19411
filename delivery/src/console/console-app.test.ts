import type { VersionHealth } from '@storefront/shared/api/telemetry.schema';

import {
  CONSOLE_HOST,
  startTestConsole,
  documentOf,
  type TestConsole,
} from '../../testing/console/test-console';
import { HealthUnavailable } from '../health/read-health';
import { setHarmfulMark } from '../release/mark-harmful';

let opened: TestConsole;
afterEach(() => opened.close());

const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

async function pageAt(url: string) {
  const response = await opened.app.inject({ url, headers: { host: CONSOLE_HOST } });
  return { response, page: documentOf(response.body) };
}

function reported(version: string, counts: Partial<VersionHealth>): VersionHealth {
  return {
    part: 'mfe-deal',
    version,
    loaded: 0,
    loadFailed: 0,
    errors: 0,
    serverErrors: 0,
    payments: 0,
    booked: 0,
    sources: 0,
    harmSources: { loadFailed: 0, errors: 0, serverErrors: 0 },
    vitals: {},
    firstSeen: '2027-07-12T08:00:00.000Z',
    lastSeen: '2027-07-12T09:00:00.000Z',
    ...counts,
  };
}

describe('the overview', () => {
  it('shows the live version and the canary of an app, with percentages, author and reason', async () => {
    opened = await startTestConsole();
    const live = await opened.releaseDeal('one');
    const canary = await opened.releaseDeal('two', { canary: 10, why: 'a clearer calendar' });

    const { page } = await pageAt('/apps/mfe-deal');
    const card = textOf(page.getElementById('mfe-deal'));

    expect(card).toContain(`Live ${live} 90% since less than a minute ago by tom released one`);
    expect(card).toContain(`Canary ${canary} 10% since less than a minute ago by tom a clearer calendar`);
    expect(page.querySelector('.of-canary')?.getAttribute('width')).toBe('10');
    const overview = (await pageAt('/')).page;
    expect(textOf(overview.getElementById('mfe-deal-canary'))).toContain(`${canary} against ${live}`);
    expect(textOf(overview.getElementById('mfe-search'))).toContain('Nothing of mfe-search is live yet.');
  });

  it('shows how long a version has been live', async () => {
    let now = 0;
    opened = await startTestConsole({ now: () => now });
    await opened.releaseDeal('one');
    now = Date.parse((await opened.store.history())[0]?.at ?? '') + 3 * 3_600_000;

    const time = (await pageAt('/')).page.querySelector('#mfe-deal time');

    expect(textOf(time)).toBe('3 hours ago');
  });

  it('offers the previous version first, and marks versions that were never live for everyone', async () => {
    opened = await startTestConsole();
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    const third = await opened.releaseDeal('three', { canary: 5 });
    await opened.releaseDeal('four', { canary: 5 });

    const { page } = await pageAt('/apps/mfe-deal');
    const choices = [...page.querySelectorAll<HTMLInputElement>('#mfe-deal input[type=radio]')];

    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      [first, true],
      [third, false],
    ]);
    expect(textOf(page.querySelector(`label[for="mfe-deal-to-${third}"]`))).toContain(
      'never live for everyone',
    );
    expect(textOf(page.getElementById('mfe-deal'))).toContain(`Live ${second}`);
  });

  it('never offers a harmful version, and names who marked it and why', async () => {
    opened = await startTestConsole();
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    await opened.releaseDeal('three');
    await setHarmfulMark(opened.store, 'mfe-deal', second, true, { why: 'blank page', by: 'anna' });

    const { page } = await pageAt('/apps/mfe-deal');
    const choices = [...page.querySelectorAll<HTMLInputElement>('#mfe-deal input[type=radio]')];

    expect(choices.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      [second, false, true],
      [first, true, false],
    ]);
    expect(textOf(page.querySelector(`label[for="mfe-deal-to-${second}"]`))).toContain(
      'Harmful blank page (anna)',
    );
  });

  it('shows the app that harms visitors first, with what is worse and the way back', async () => {
    const versions: VersionHealth[] = [];
    opened = await startTestConsole({ reports: { health: async () => versions } });
    await opened.release('mfe-search', 'search');
    const before = await opened.releaseDeal('one');
    const live = await opened.releaseDeal('two');
    versions.push(
      reported(before, { loaded: 1_000, errors: 3 }),
      reported(live, { loaded: 500, errors: 40 }),
    );

    const { page } = await pageAt('/');

    expect(page.title).toContain('Alarm: mfe-deal');
    expect(textOf(page.getElementById('alarms'))).toContain('Errors in 8% of page loads (before 0.3%).');
    expect(page.querySelector('#alarms form')?.getAttribute('action')).toBe('/parts/mfe-deal/roll-back');
    expect(page.querySelector('main section')?.id).toBe('mfe-deal');
    expect(textOf(page.querySelector('#mfe-deal .metric.worse'))).toContain('8.0% worse before 0.3%');
  });

  it('shows the health of the canary next to that of the live version', async () => {
    const versions: VersionHealth[] = [];
    opened = await startTestConsole({ reports: { health: async () => versions } });
    const live = await opened.releaseDeal('one');
    const canary = await opened.releaseDeal('two', { canary: 10 });
    versions.push(
      reported(live, {
        loaded: 1_000,
        errors: 2,
        booked: 31,
        vitals: { LCP: { count: 900, average: 1_840, p75: 2_100 } },
      }),
      reported(canary, { loaded: 100, errors: 3, loadFailed: 1 }),
    );

    const { page } = await pageAt('/apps/mfe-deal');
    const figures = [...page.querySelectorAll('#mfe-deal .metric figcaption')].map((one) => textOf(one));

    expect(figures).toEqual([
      'Loads with an error 0.2% canary 4.0%',
      'Bookings per 1,000 loads 31.0 canary n/a',
      'LCP, 75th percentile 2.1 s canary n/a',
      'INP, 75th percentile n/a canary n/a',
      'Page loads 1,000 canary 100',
    ]);
  });

  it('requests the health of the last 24 hours, and shows when no page has reported', async () => {
    const requests: Date[] = [];
    opened = await startTestConsole({
      now: () => Date.parse('2027-07-12T09:00:00Z'),
      reports: {
        health: async (since) => {
          requests.push(since);
          return [];
        },
      },
    });
    await opened.releaseDeal('one');

    const { page } = await pageAt('/apps/mfe-deal');

    expect(requests).toEqual([new Date('2027-07-11T09:00:00Z')]);
    expect(textOf(page.getElementById('mfe-deal'))).toContain('No page has reported yet (last 24 hours).');
  });

  it('shows what is live without health data, and the reason why the data is unavailable', async () => {
    opened = await startTestConsole({
      reports: {
        health: async () => {
          throw new HealthUnavailable('The backend does not respond.');
        },
      },
    });
    const live = await opened.releaseDeal('one');

    const card = textOf((await pageAt('/apps/mfe-deal')).page.getElementById('mfe-deal'));

    expect(textOf((await pageAt('/')).page.querySelector('main'))).toContain(
      'Health data is unavailable: The backend does not respond.',
    );
    expect(card).toContain(live);
    expect(card).toContain('Health data is unavailable: The backend does not respond.');
  });

  it('escapes the texts of releases', async () => {
    opened = await startTestConsole();
    const hostile = '<img src=x onerror=alert(1)> "\' </main><script>alert(2)</script>';
    await opened.releaseDeal('one', { why: hostile });
    await opened.releaseDeal('two', { why: hostile });

    for (const url of ['/', '/apps/mfe-deal', '/history']) {
      const { page } = await pageAt(url);
      expect(page.querySelectorAll('img, script:not([src])')).toHaveLength(0);
      expect(textOf(page.querySelector('.history .why:not(th)'))).toBe(hostile);
    }
  });

  it('allows only its own script and style by nonce, and is not cached', async () => {
    opened = await startTestConsole();

    const { response, page } = await pageAt('/');
    const policy = String(response.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect([...page.querySelectorAll('script, style')].map((one) => one.getAttribute('nonce'))).toEqual([
      nonce,
      nonce,
    ]);
    expect(page.querySelectorAll('[style], [onclick], [onsubmit]')).toHaveLength(0);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await pageAt('/')).response.headers['content-security-policy']).not.toBe(policy);
  });
});

describe('the history', () => {
  // 51 signed releases.
  jest.setTimeout(30_000);

  it('shows the newest changes first, 50 per page', async () => {
    opened = await startTestConsole();
    const [one, two] = [await opened.releaseDeal('one'), await opened.releaseDeal('two')];
    for (let count = 2; count < 51; count += 1) await opened.releaseDeal(count % 2 === 0 ? 'one' : 'two');

    const { page } = await pageAt('/history');
    const rows = [...page.querySelectorAll('.history tbody tr')].map((row) => textOf(row.children[2]));
    const older = (await pageAt('/history?page=2')).page;

    expect(rows).toHaveLength(50);
    expect(rows[0]).toBe(`${one} for everyone, ${two} before`);
    expect(older.querySelectorAll('.history tbody tr')).toHaveLength(1);
    expect(textOf(older.querySelector('.history tbody .what'))).toBe(`${one} for everyone`);
    expect(older.querySelector('#newer')?.getAttribute('href')).toBe('/history');
    expect(page.querySelector('#older')?.getAttribute('href')).toBe('/history?page=2');
  });

  it('can be filtered by app, and shows a message when nothing was released', async () => {
    opened = await startTestConsole();
    await opened.releaseDeal('one');

    const deal = (await pageAt('/history?part=mfe-deal')).page;
    const search = (await pageAt('/history?part=mfe-search')).page;

    expect(deal.querySelectorAll('.history tbody tr')).toHaveLength(1);
    expect(textOf(search.getElementById('changes'))).toBe('No change matches.');
    expect(search.querySelector<HTMLSelectElement>('#filter-app')?.value).toBe('mfe-search');
  });
});
