import {
  startTestConsole,
  CONSOLE_HOST,
  documentOf,
  formOf,
  OWN_FORM,
  type TestConsole,
} from '../../testing/console/test-console';
import { setHarmfulMark } from '../release/mark-harmful';
import { rollBack } from '../release/roll-back';

let opened: TestConsole;
beforeEach(async () => {
  opened = await startTestConsole();
});
afterEach(() => opened.close());

const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const shares = async () => {
  const records = (await opened.store.registry()).microFrontends['storefront/mfe-deal'] ?? [];
  return records.map(({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic}`);
};

/** Opens the confirmation page of an action. */
async function openConfirmation(act: string, query = '') {
  const response = await opened.app.inject({
    url: `/parts/mfe-deal/${act}${query}`,
    headers: { host: CONSOLE_HOST },
  });
  return { response, page: documentOf(response.body) };
}

/** Submits the confirmation page with a reason. */
async function confirm(page: Document, why: string, more: Readonly<Record<string, string>> = {}) {
  const form = page.querySelector('#confirmation-panel form');
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
  const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
  const response = await opened.app.inject({
    method: 'POST',
    url: form?.getAttribute('action') ?? '',
    headers: OWN_FORM,
    payload: formOf({ ...fields, why, ...more }),
  });
  return { response, page: documentOf(response.body) };
}

describe('a confirmed action', () => {
  it('promotes the canary to all visitors and shows a notice', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two', { canary: 10 });

    const { page } = await openConfirmation('promote');
    expect(textOf(page.querySelector('main'))).toContain(
      `Currently 10% of visitors get it; the other 90% move to it from ${first}.`,
    );
    const { response } = await confirm(page, 'no errors for a day');
    expect(response.statusCode).toBe(303);
    expect(await shares()).toEqual([`${second} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ to: second, why: 'no errors for a day' });

    const next = await opened.app.inject({
      url: String(response.headers.location),
      headers: { host: CONSOLE_HOST },
    });
    expect(textOf(documentOf(next.body).querySelector('[role=status]'))).toBe(
      `Done. mfe-deal: ${second} for everyone, ${first} before.`,
    );
  });

  it('rolls back the canary and keeps the live version', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two', { canary: 10 });

    const { page } = await openConfirmation('take-back');
    await confirm(page, 'errors');

    expect(await shares()).toEqual([`${first} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ from: second, to: first, share: 0 });
  });

  it('rolls back to the previous version, and to a given version, which ends a canary', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    const third = await opened.releaseDeal('three');
    await confirm((await openConfirmation('roll-back')).page, 'too slow');
    expect(await shares()).toEqual([`${second} 100`]);

    await opened.releaseDeal('four', { canary: 25 });
    const { page } = await openConfirmation('roll-back', `?version=${first}`);
    expect(textOf(page.querySelector('main'))).toContain('the 25% of visitors who currently get it');
    await confirm(page, 'still too slow');
    expect(await shares()).toEqual([`${first} 100`]);
    expect(await opened.store.versions('mfe-deal')).toContain(third);
  });

  it('shows an error and changes nothing without a reason', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const before = await shares();

    const { response, page } = await confirm((await openConfirmation('take-back')).page, '   ');

    expect(response.statusCode).toBe(422);
    expect(page.title).toMatch(/^Error: /);
    expect(page.querySelector('#why')?.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(page.querySelector('#why-error'))).toBe('Enter a reason for the history.');
    expect(await shares()).toEqual(before);
    expect(before[0]).toBe(`${first} 90`);
  });
});

describe('a rejected action', () => {
  it('shows the changes since an outdated confirmation page was opened, and keeps the reason', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two');
    const stale = (await openConfirmation('roll-back')).page;
    const third = await opened.releaseDeal('three', { why: 'a repair' });

    const { response, page } = await confirm(stale, 'too slow "today"');

    expect(response.statusCode).toBe(409);
    expect(await shares()).toEqual([`${third} 100`]);
    const alert = textOf(page.querySelector('[role=alert]'));
    expect(alert).toContain('What is live has changed since you opened that page.');
    expect(alert).toContain(`mfe-deal: ${third} for everyone`);
    expect(alert).toContain('(tom: a repair)');
    expect(page.querySelector<HTMLInputElement>('#why')?.value).toBe('too slow "today"');

    await confirm(page, 'all the same');
    expect(await shares()).toEqual([`${first} 100`]);
  });

  it('shows the overview when the action is no longer possible', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const stale = (await openConfirmation('promote')).page;
    await rollBack(opened.store, 'mfe-deal', null, { why: 'errors', by: 'anna' });

    const { response, page } = await confirm(stale, 'looks good');

    expect(response.statusCode).toBe(409);
    expect(await shares()).toEqual([`${first} 100`]);
    expect(textOf(page.querySelector('[role=alert]'))).toContain('rolled back');
    expect(textOf(page.querySelector('h1'))).toBe('What is live');
  });

  it('changes nothing for the second of two concurrent actions', async () => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const pages = [(await openConfirmation('promote')).page, (await openConfirmation('take-back')).page];

    const responses = await Promise.all(pages.map((page) => confirm(page, 'now')));

    const statuses = responses.map(({ response }) => response.statusCode);
    expect(new Set(statuses)).toEqual(new Set([303, 409]));
    expect(await opened.store.history()).toHaveLength(3);
  });

  it.each([
    ['promote', '', 'No canary of mfe-deal is running.'],
    ['take-back', '', 'No canary of mfe-deal is running.'],
    ['roll-back', '', 'mfe-deal has no harmless version before'],
    ['roll-back', '?version=9.9.9-none', 'mfe-deal has no version 9.9.9-none to roll back to.'],
    [
      'roll-back',
      '?version=..%2F..%2Fmfe-search',
      'mfe-deal has no version ../../mfe-search to roll back to.',
    ],
  ])('explains why %s%s is not possible', async (action, query, message) => {
    await opened.releaseDeal('one');

    const { response, page } = await openConfirmation(action, query);

    expect(response.statusCode).toBe(409);
    expect(textOf(page.querySelector('[role=alert]'))).toContain(message);
  });

  it('rejects a form with a version that was never published', async () => {
    await opened.releaseDeal('one');
    const { revision } = await opened.store.registry();

    const response = await opened.app.inject({
      method: 'POST',
      url: '/parts/mfe-deal/roll-back',
      headers: OWN_FORM,
      payload: formOf({ revision, version: '9.9.9-none', why: 'test' }),
    });

    expect(response.statusCode).toBe(409);
    expect(response.body).toContain('mfe-deal has no version 9.9.9-none to roll back to.');
  });

  it('shows the result of the compatibility check when a version is no longer compatible', async () => {
    await opened.releaseDeal('one', { routes: ['/deal', '/offers'] });
    const dropRoutes = [{ route: '/offers', to: null }];
    const second = await opened.releaseDeal('two', { routes: ['/deal'], dropRoutes });
    await opened.release('mfe-search', 'three', { routes: ['/offers'] });

    const { response, page } = await confirm((await openConfirmation('roll-back')).page, 'too slow');

    expect(response.statusCode).toBe(409);
    expect(textOf(page.querySelector('[role=alert]'))).toContain(
      'Nothing was changed. mfe-deal claims /offers, which belongs to mfe-search',
    );
    expect(await shares()).toEqual([`${second} 100`]);
  });

  it.each(['/parts/mfe-nobody/promote', '/parts/mfe-deal/delete', '/nowhere'])(
    'responds with 404 to %s',
    async (url) => {
      const response = await opened.app.inject({ url, headers: { host: CONSOLE_HOST } });

      expect(response.statusCode).toBe(404);
    },
  );

  it.each([
    ['is empty', '', 'application/x-www-form-urlencoded', 400],
    ['has no valid revision', 'revision=first&why=x', 'application/x-www-form-urlencoded', 400],
    ['is JSON', '{"revision":1,"why":"x"}', 'application/json', 415],
    ['is too long', `why=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('changes nothing for a form that %s', async (_what, payload, type, status) => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two');

    const response = await opened.app.inject({
      method: 'POST',
      url: '/parts/mfe-deal/roll-back',
      headers: { ...OWN_FORM, 'content-type': type },
      payload,
    });

    expect(response.statusCode).toBe(status);
    expect(await opened.store.history()).toHaveLength(2);
  });
});

describe('an action on a published version', () => {
  it('starts a canary, changes its percentage, and releases a version to everyone', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');

    const start = await openConfirmation('canary', `?version=${first}&share=5`);
    expect(textOf(start.page.querySelector('h1'))).toBe(
      `Start a canary of mfe-deal ${first} with 5% of visitors`,
    );
    await confirm(start.page, 'try again');
    expect(await shares()).toEqual([`${second} 95`, `${first} 5`]);

    await confirm((await openConfirmation('canary', `?version=${first}&share=50`)).page, 'no harm');
    expect(await shares()).toEqual([`${second} 50`, `${first} 50`]);

    await confirm((await openConfirmation('release', `?version=${first}`)).page, 'for the sale');
    expect(await shares()).toEqual([`${first} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ to: first, why: 'for the sale' });
  });

  it.each(['', '&share=0', '&share=100', '&share=many'])(
    'needs a percentage from 1 to 99 for a canary, not %s',
    async (share) => {
      const first = await opened.releaseDeal('one');
      await opened.releaseDeal('two');

      const { response, page } = await openConfirmation('canary', `?version=${first}${share}`);

      expect(response.statusCode).toBe(409);
      expect(textOf(page.querySelector('[role=alert]'))).toContain('percentage from 1 to 99');
    },
  );

  it('marks and unmarks a version, and what is live stays live', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');

    await confirm((await openConfirmation('mark', `?version=${first}`)).page, 'blank page');
    expect((await opened.store.registry()).harmful?.['mfe-deal']).toMatchObject([
      { version: first, why: 'blank page' },
    ]);
    expect(await shares()).toEqual([`${second} 100`]);

    await confirm((await openConfirmation('unmark', `?version=${first}`)).page, 'it was the backend');
    expect((await opened.store.registry()).harmful?.['mfe-deal']).toEqual([]);
  });

  it('releases a harmful version only with a recorded decision of its own', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two');
    await setHarmfulMark(opened.store, 'mfe-deal', first, true, { why: 'blank page', by: 'anna' });
    const before = await shares();

    const { page } = await openConfirmation('release', `?version=${first}`);
    expect(textOf(page.querySelector('.override'))).toBe(`${first} is marked as harmful: blank page`);
    const refused = await confirm(page, 'needed for the sale');
    expect(refused.response.statusCode).toBe(422);
    expect(await shares()).toEqual(before);

    await confirm(page, 'needed for the sale', { override: 'the page is hidden now' });
    expect(await shares()).toEqual([`${first} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ overrode: 'the page is hidden now' });
  });

  it('marks the withdrawn version of a rollback as harmful, unless it is not to blame', async () => {
    await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    await confirm((await openConfirmation('roll-back')).page, 'a campaign ended', { unmarked: 'yes' });
    expect((await opened.store.registry()).harmful?.['mfe-deal'] ?? []).toEqual([]);

    await opened.releaseDeal('three');
    await confirm((await openConfirmation('roll-back')).page, 'errors');
    const marks = (await opened.store.registry()).harmful?.['mfe-deal'] ?? [];
    expect(marks).toHaveLength(1);
    expect(marks[0]?.version).not.toBe(second);
  });

  it('recommends no harmful version for a rollback', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    await opened.releaseDeal('three');
    await setHarmfulMark(opened.store, 'mfe-deal', second, true, { why: 'blank page', by: 'anna' });

    expect(textOf((await openConfirmation('roll-back')).page.querySelector('h1'))).toBe(
      `Roll back mfe-deal to ${first}`,
    );
  });
});

describe('the end of an app', () => {
  it('is offered on its page, states what happens to its pages, and is undone by restoring it', async () => {
    const version = await opened.releaseDeal('one', { routes: ['/deal/:dealId'] });
    const pageOf = async () =>
      documentOf((await opened.app.inject({ url: '/apps/mfe-deal', headers: { host: CONSOLE_HOST } })).body);
    expect((await pageOf()).querySelector('form[action="/parts/mfe-deal/withdraw"]')).not.toBeNull();

    const { page } = await openConfirmation('withdraw');
    expect(textOf(page.querySelector('main'))).toContain(
      'Its pages respond that they were removed: /deal/:dealId.',
    );
    expect((await confirm(page, 'not needed any more')).response.statusCode).toBe(303);
    expect(await shares()).toEqual([]);
    const withdrawn = await pageOf();
    expect(textOf(withdrawn.querySelector('.cards'))).toMatch(/Withdrawn .* not needed any more Restore/);

    const back = await openConfirmation('restore');
    expect((await confirm(back.page, 'needed again')).response.statusCode).toBe(303);
    expect(await shares()).toEqual([`${version} 100`]);
  });
});

it('the history names all apps where one change concerns several, without a link to none', async () => {
  await opened.releaseDeal('one');
  await opened.store.signAgain([], 'a new key', 0);
  const { body } = await opened.app.inject({ url: '/history', headers: { host: CONSOLE_HOST } });
  const [latest] = documentOf(body).querySelectorAll('.history tbody tr');
  expect(textOf(latest ?? null)).toMatch(/all apps signed again .* a new key$/);
  expect(latest?.querySelector('a')).toBeNull();
});
