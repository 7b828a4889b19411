import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { releaseChanged } from '../support/changed-release';
import { expect, test } from '../support/storefront';

const ANTALYA = '/page/d00000000000000000000101';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(file: string, edit: (document: Record<string, unknown>) => void): void {
  const path = join(folder, file);
  const document = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(document);
  writeFileSync(path, JSON.stringify(document));
}

test('the content team changes a landing page, and the site shows it at once, without a release', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.site + ANTALYA);
  await expect(page.getByRole('heading', { name: 'Holidays to Antalya', level: 1 })).toBeVisible();
  await storefront.content(['export', folder]);
  change('pages/antalya.json', (document) => {
    document['content'] = '<h2>New this week</h2><p>The old harbour is open again.</p>';
    document['prices'] = { jan27: { '4': { price: 199, date: '2027-01-09', giata: 101018 } } };
  });

  expect(await storefront.content(['import', folder])).toContain('1 changed, 0 removed, of 168 files.');

  await page.reload();
  await expect(page.getByText('The old harbour is open again.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Best Value' })).toContainText('£199');
  // The server renders it too, not from its cache.
  expect(await (await fetch(storefront.site + ANTALYA)).text()).toContain('The old harbour is open again.');
});

test('an invalid import reports file and field, and changes nothing', async ({ storefront }) => {
  await storefront.content(['export', folder]);
  change('pages/paris.json', (document) => (document['content'] = 'Never seen'));
  change('deals/101.json', (document) => {
    document['nights'] = 'seven';
    document['hotelKey'] = 'H-NONE';
  });
  change('groups/summer.json', (document) => (document['nmae'] = 'Summer'));

  await expect(storefront.content(['import', folder])).rejects.toThrow(
    /deals\/101\.json: nights: [\s\S]*groups\/summer\.json: nmae: |groups\/summer\.json: nmae: [\s\S]*deals\/101\.json: nights: /,
  );

  const paris = await fetch(`${storefront.backend}/api/getPage/d00000000000000000000702`);
  expect(await paris.text()).not.toContain('Never seen');
});

test('two editors of one page do not overwrite each other, and an earlier text is restored [DEC-182, DEC-183]', async ({
  storefront,
}) => {
  await storefront.content(['export', folder]);
  const file = join(folder, 'pages/prague.json');
  const exported = readFileSync(file, 'utf8');
  const { id } = JSON.parse(exported) as { id: string };
  const url = `${storefront.site}/page/${id}`;
  change('pages/prague.json', (document) => (document['content'] = '<p>The first edit.</p>'));
  await storefront.content(['import', file, '--author', 'Ann Lee']);
  // The import has written its revision into the file, so the same editor can go on.
  change('pages/prague.json', (document) => (document['content'] = '<p>The second edit.</p>'));
  await storefront.content(['import', file, '--author', 'Ann Lee']);
  expect(await (await fetch(url)).text()).toContain('The second edit.');

  writeFileSync(file, exported);
  change('pages/prague.json', (document) => (document['content'] = '<p>An edit of the old text.</p>'));
  await expect(storefront.content(['import', file, '--author', 'Ben'])).rejects.toThrow(
    /pages\/prague\.json: changed by Ann Lee at \d\d:\d\d on \d+ \w+ since you exported it \(revision 3, yours is 1\)/,
  );
  const history = await storefront.content(['history', 'pages/prague']);
  expect(history.match(/Ann Lee/g)).toHaveLength(2);

  await storefront.content(['restore', 'pages/prague', '2', '--author', 'Ben']);
  expect(await (await fetch(url)).text()).toContain('The first edit.');
});

test('content reaches the next visitor while a canary is live and while code is rolled back, and code leaves it as it is [DEC-416]', async ({
  storefront,
}) => {
  // Releases and imports share the processors with other journeys.
  test.setTimeout(240_000);
  const DALAMAN = '/page/d00000000000000000000102';
  await storefront.content(['export', folder]);
  const publish = (text: string) => {
    change('pages/dalaman.json', (document) => (document['content'] = `<p>${text}</p>`));
    return storefront.content(['import', join(folder, 'pages/dalaman.json')]);
  };
  /** What a visitor with the canary gets, and one without it. */
  const visit = () =>
    Promise.all(
      [0, 99].map(async (bucket) => {
        const headers = { cookie: `storefront-bucket=${bucket}` };
        return (await fetch(storefront.site + DALAMAN, { headers })).text();
      }),
    );
  const visitors = [expect.stringContaining('Prices each month'), expect.stringContaining('Prices by month')];

  const canary = { part: 'mfe-discovery', from: 'Prices by month', to: 'Prices each month', canary: 50 };
  await releaseChanged(storefront.releases, canary);
  await expect.poll(visit).toEqual(visitors);
  await publish('Published during a canary.');
  expect(await visit()).toEqual([0, 99].map(() => expect.stringContaining('Published during a canary.')));
  expect(await visit()).toEqual(visitors);

  const [, rolledBack] = await Promise.all([
    publish('Published during a rollback.'),
    storefront.release(['rollback', 'mfe-discovery', '--why', 'test']),
  ]);
  expect(rolledBack).toContain('mfe-discovery');
  await expect.poll(visit).toEqual([0, 99].map(() => expect.stringContaining('Prices by month')));
  expect(await visit()).toEqual([0, 99].map(() => expect.stringContaining('Published during a rollback.')));
  const history = await storefront.content(['history', 'pages/dalaman']);
  expect(history.match(/^ +\d+ /gm)).toHaveLength(3);
});
