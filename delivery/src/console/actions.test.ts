import { rollBack } from '../release/roll-back';

import {
  consoleOnStore,
  CONSOLE_HOST,
  documentOf,
  formOf,
  OWN_FORM,
  type ConsoleOnStore,
} from '../../testing/console/test-console';

let opened: ConsoleOnStore;
beforeEach(async () => {
  opened = await consoleOnStore();
});
afterEach(() => opened.close());

const wordsOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const shares = async () => {
  const records = (await opened.store.registry()).microFrontends['storefront/mfe-deal'] ?? [];
  return records.map(({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic}`);
};

/** Opens the page that asks, as the button does. */
async function opens(act: string, query = '') {
  const answer = await opened.app.inject({
    url: `/parts/mfe-deal/${act}${query}`,
    headers: { host: CONSOLE_HOST },
  });
  return { answer, page: documentOf(answer.body) };
}

/** Fills in the reason on the page that asks, and presses its button. */
async function confirms(page: Document, why: string) {
  const form = page.querySelector('#confirmation-panel form');
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])];
  const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
  const answer = await opened.app.inject({
    method: 'POST',
    url: form?.getAttribute('action') ?? '',
    headers: OWN_FORM,
    payload: formOf({ ...fields, why }),
  });
  return { answer, page: documentOf(answer.body) };
}

describe('confirming', () => {
  it('promotes the canary for everyone, and says so on the page that follows', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two', { canary: 10 });

    const { page } = await opens('promote');
    expect(wordsOf(page.querySelector('main'))).toContain(
      `Today 10% of the visitors get it; the other 90% move to it from ${first}.`,
    );
    const { answer } = await confirms(page, 'no errors for a day');
    expect(answer.statusCode).toBe(303);
    expect(await shares()).toEqual([`${second} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ to: second, why: 'no errors for a day' });

    const next = await opened.app.inject({
      url: String(answer.headers.location),
      headers: { host: CONSOLE_HOST },
    });
    expect(wordsOf(documentOf(next.body).querySelector('[role=status]'))).toBe(
      `Done. mfe-deal: ${second} for everyone, ${first} before.`,
    );
  });

  it('takes the canary back and leaves the live version as it is', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two', { canary: 10 });

    const { page } = await opens('take-back');
    await confirms(page, 'errors');

    expect(await shares()).toEqual([`${first} 100`]);
    expect((await opened.store.history()).at(-1)).toMatchObject({ from: second, to: first, share: 0 });
  });

  it('rolls back to the version before, and to one that is named, which ends a canary', async () => {
    const first = await opened.releaseDeal('one');
    const second = await opened.releaseDeal('two');
    const third = await opened.releaseDeal('three');
    await confirms((await opens('roll-back')).page, 'too slow');
    expect(await shares()).toEqual([`${second} 100`]);

    await opened.releaseDeal('four', { canary: 25 });
    const { page } = await opens('roll-back', `?version=${first}`);
    expect(wordsOf(page.querySelector('main'))).toContain('the 25% of the visitors who get it today');
    await confirms(page, 'still too slow');
    expect(await shares()).toEqual([`${first} 100`]);
    expect(await opened.store.versions('mfe-deal')).toContain(third);
  });

  it('asks for the reason again when there is none, and changes nothing', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const before = await shares();

    const { answer, page } = await confirms((await opens('take-back')).page, '   ');

    expect(answer.statusCode).toBe(422);
    expect(page.title).toMatch(/^Error: /);
    expect(page.querySelector('#why')?.getAttribute('aria-invalid')).toBe('true');
    expect(wordsOf(page.querySelector('#why-error'))).toBe('Write why: it goes into the history.');
    expect(await shares()).toEqual(before);
    expect(before[0]).toBe(`${first} 90`);
  });
});

describe('what is not done', () => {
  it('does nothing for a page that is no longer true: it says what went live since, and keeps the reason', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two');
    const stale = (await opens('roll-back')).page;
    const third = await opened.releaseDeal('three', { why: 'a repair' });

    const { answer, page } = await confirms(stale, 'too slow "today"');

    expect(answer.statusCode).toBe(409);
    expect(await shares()).toEqual([`${third} 100`]);
    const alert = wordsOf(page.querySelector('[role=alert]'));
    expect(alert).toContain('What is live has changed since you opened that page.');
    expect(alert).toContain(`mfe-deal: ${third} for everyone`);
    expect(alert).toContain('(tom: a repair)');
    expect(page.querySelector<HTMLInputElement>('#why')?.value).toBe('too slow "today"');

    await confirms(page, 'all the same');
    expect(await shares()).toEqual([`${first} 100`]);
  });

  it('shows what is live when what was wanted is no longer possible', async () => {
    const first = await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const stale = (await opens('promote')).page;
    await rollBack(opened.store, 'mfe-deal', null, { why: 'errors', by: 'anna' });

    const { answer, page } = await confirms(stale, 'looks good');

    expect(answer.statusCode).toBe(409);
    expect(await shares()).toEqual([`${first} 100`]);
    expect(wordsOf(page.querySelector('[role=alert]'))).toContain('taken back');
    expect(wordsOf(page.querySelector('h1'))).toBe('What is live');
  });

  it('lets one of two who press at once win', async () => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two', { canary: 10 });
    const pages = [(await opens('promote')).page, (await opens('take-back')).page];

    const answers = await Promise.all(pages.map((page) => confirms(page, 'now')));

    expect(answers.map(({ answer }) => answer.statusCode).toSorted()).toEqual([303, 409]);
    expect(await opened.store.history()).toHaveLength(3);
  });

  it.each([
    ['promote', '', 'No canary of mfe-deal is running.'],
    ['take-back', '', 'No canary of mfe-deal is running.'],
    ['roll-back', '', 'mfe-deal has no version before'],
    ['roll-back', '?version=9.9.9-none', 'mfe-deal has no version 9.9.9-none to roll back to.'],
    [
      'roll-back',
      '?version=..%2F..%2Fmfe-search',
      'mfe-deal has no version ../../mfe-search to roll back to.',
    ],
  ])('refuses to %s%s where it cannot be, in words', async (act, query, words) => {
    await opened.releaseDeal('one');

    const { answer, page } = await opens(act, query);

    expect(answer.statusCode).toBe(409);
    expect(wordsOf(page.querySelector('[role=alert]'))).toContain(words);
  });

  it('refuses a version that was never published when a form asks for it', async () => {
    await opened.releaseDeal('one');
    const { revision } = await opened.store.registry();

    const answer = await opened.app.inject({
      method: 'POST',
      url: '/parts/mfe-deal/roll-back',
      headers: OWN_FORM,
      payload: formOf({ revision, version: '9.9.9-none', why: 'test' }),
    });

    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('mfe-deal has no version 9.9.9-none to roll back to.');
  });

  it('shows the words of the release check when a version no longer goes with the rest', async () => {
    await opened.releaseDeal('one', { routes: ['/deal', '/offers'] });
    const second = await opened.releaseDeal('two', { routes: ['/deal'] });
    await opened.release('mfe-search', 'three', { routes: ['/offers'] });

    const { answer, page } = await confirms((await opens('roll-back')).page, 'too slow');

    expect(answer.statusCode).toBe(409);
    expect(wordsOf(page.querySelector('[role=alert]'))).toContain(
      'Nothing was changed. mfe-deal claims /offers, which belongs to mfe-search',
    );
    expect(await shares()).toEqual([`${second} 100`]);
  });

  it.each(['/parts/mfe-nobody/promote', '/parts/mfe-deal/delete', '/nowhere'])('knows no %s', async (url) => {
    const answer = await opened.app.inject({ url, headers: { host: CONSOLE_HOST } });

    expect(answer.statusCode).toBe(404);
  });

  it.each([
    ['is empty', '', 'application/x-www-form-urlencoded', 400],
    ['names no revision', 'revision=first&why=x', 'application/x-www-form-urlencoded', 400],
    ['is JSON', '{"revision":1,"why":"x"}', 'application/json', 415],
    ['is too long', `why=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('does nothing with a form that %s', async (_what, payload, type, status) => {
    await opened.releaseDeal('one');
    await opened.releaseDeal('two');

    const answer = await opened.app.inject({
      method: 'POST',
      url: '/parts/mfe-deal/roll-back',
      headers: { ...OWN_FORM, 'content-type': type },
      payload,
    });

    expect(answer.statusCode).toBe(status);
    expect(await opened.store.history()).toHaveLength(2);
  });
});
