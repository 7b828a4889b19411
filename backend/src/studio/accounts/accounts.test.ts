import { sql } from 'kysely';
import { z } from 'zod';

import { expectError, sendRaw } from '../../../tests/contract/api-requests';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import {
  cookieOf,
  openStudioAs,
  signInAs,
  STUDIO_ORIGIN,
  STUDIO_SETTINGS,
  studioCall,
  type StudioRequest,
} from '../../../tests/support/studio-client';

import { createFirstAdmin } from './first-admin';

// Generous for a busy machine.
jest.setTimeout(60_000);

const HOUR_MS = 3_600_000;

let shop: TestShop;
let firstPassword = '';
let admin = '';
beforeAll(async () => {
  shop = await openTestShop(STUDIO_SETTINGS);
  const created = await createFirstAdmin(shop.db, 'Admin@example.com', new Date(shop.clock.now()));
  firstPassword = created?.password ?? '';
  admin = await signInAs(shop, 'admin@example.com', firstPassword);
}, 120_000);
afterAll(() => shop.close());

const call = (path: string, request: StudioRequest = {}) =>
  studioCall(shop, path, { cookie: admin, ...request });
const post = (path: string, body: object, request: StudioRequest = {}) =>
  call(path, { method: 'POST', body, ...request });
const signIn = (email: string, password: string, address: string) =>
  studioCall(shop, '/session', {
    method: 'POST',
    body: { email, password },
    headers: { 'x-studio-client': address },
  });

const accountsSchema = z.object({
  accounts: z.array(
    z.object({ id: z.string(), email: z.string(), role: z.string(), isDisabled: z.boolean() }),
  ),
});
const accountOf = async (email: string) => {
  const { accounts } = accountsSchema.parse((await call('/accounts')).json);
  const found = accounts.find((one) => one.email === email);
  if (!found) throw new Error(`${email} has no account`);
  return found;
};
const passwordOf = (json: unknown) => z.object({ password: z.string() }).parse(json).password;
const auditOf = async () =>
  z
    .object({ entries: z.array(z.object({ act: z.string(), actor: z.string(), subject: z.string() })) })
    .parse((await call('/audit')).json).entries;

describe('the calls of the studio', () => {
  it('do not exist without the token of its server, nor in a shop without a studio [DEC-212]', async () => {
    expectError(await call('/session', { headers: { 'x-studio-token': null } }), 404, null);
    expectError(
      await call('/session', { headers: { 'x-studio-token': 'another-token-of-somebody' } }),
      404,
      null,
    );
    expect((await call('/session')).json).toMatchObject({ email: 'admin@example.com', role: 'admin' });
    const plain = await openTestShop();
    try {
      expectError(await sendRaw(plain.app, { method: 'GET', url: '/studio/session' }), 404, null);
    } finally {
      await plain.close();
    }
  });

  it('accept changes from its own page only, as JSON [DEC-213]', async () => {
    const body = { email: 'x@example.com', name: 'X', role: 'editor' };
    const refused: readonly Readonly<Record<string, string | null>>[] = [
      { origin: 'https://evil.example.com' },
      { origin: 'null' },
      { origin: null },
      { origin: null, 'sec-fetch-site': 'cross-site' },
      { origin: null, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of refused) expectError(await post('/accounts', body, { headers }), 403, null);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', null])
      expectError(await post('/accounts', body, { headers: { 'content-type': type } }), 415, null);
    await expect(accountOf('x@example.com')).rejects.toThrow('has no account');
    const own = { headers: { origin: null, 'sec-fetch-site': 'same-origin' } };
    expect((await post('/accounts', body, own)).status).toBe(201);
  });
});

describe('the first admin', () => {
  it('is created once, and only the hash of the password is stored [DEC-213]', async () => {
    expect(await createFirstAdmin(shop.db, 'other@example.com', new Date())).toBeNull();
    const rows = await shop.db.selectFrom('studio_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(firstPassword);
    expect(rows.every(({ password_hash: hash }) => hash?.startsWith('$argon2id$'))).toBe(true);
  });
});

describe('a session', () => {
  it('has a cookie that scripts and other sites cannot use, and its token is not stored [DEC-213]', async () => {
    const { headers } = await signIn('admin@example.com', firstPassword, '10.9.0.1');
    const cookie = z.string().parse(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-studio=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    const token = cookieOf(cookie).split('=')[1] ?? '';
    const rows = await shop.db.selectFrom('studio_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends by sign-out, after two idle hours, and after twelve hours in any case [DEC-213]', async () => {
    const signedOut = await signInAs(shop, 'admin@example.com', firstPassword);
    expect((await call('/session', { method: 'DELETE', cookie: signedOut })).status).toBe(200);
    expectError(await call('/session', { cookie: signedOut }), 401, null);

    const idle = await signInAs(shop, 'admin@example.com', firstPassword);
    const busy = await signInAs(shop, 'admin@example.com', firstPassword);
    for (let hour = 1; hour < 12; hour += 1) {
      shop.wait(HOUR_MS);
      expect((await call('/session', { cookie: busy })).status).toBe(200);
    }
    expectError(await call('/session', { cookie: idle }), 401, null);
    shop.wait(HOUR_MS);
    expectError(await call('/session', { cookie: busy }), 401, null);
    admin = await signInAs(shop, 'admin@example.com', firstPassword);
  });

  it('is refused alike for a wrong password, an unknown email and a disabled account [DEC-213]', async () => {
    const { json } = await post('/accounts', { email: 'gone@example.com', name: 'Gone', role: 'editor' });
    const { id } = await accountOf('gone@example.com');
    await post(`/accounts/${id}`, { isDisabled: true });
    const texts = new Set<string>();
    for (const [email, password] of [
      ['admin@example.com', 'not the password'],
      ['nobody@example.com', 'not the password'],
      ['not an email', ''],
      ['gone@example.com', passwordOf(json)],
    ] as const) {
      const response = await signIn(email, password, '10.9.0.2');
      expectError(response, 401, null);
      texts.add(response.text);
    }
    expect(texts.size).toBe(1);
  });

  it('is refused after too many tries, for an unknown email as for an account [DEC-213]', async () => {
    await post('/accounts', { email: 'tried@example.com', name: 'Tried', role: 'editor' });
    for (const email of ['tried@example.com', 'unknown@example.com']) {
      const statuses: number[] = [];
      for (let count = 0; count < 9; count += 1)
        statuses.push((await signIn(email, 'not the password', `10.9.1.${count}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
    }
    const statuses = new Set<number>();
    for (let count = 0; count < 41; count += 1)
      statuses.add((await signIn(`a${count}@example.com`, 'x', '10.9.2.1')).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  it('is refused after too many tries from the /64 network of one subscriber [DEC-213]', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 41; count += 1)
      statuses.add((await signIn(`b${count}@example.com`, 'x', `2001:db8:1:2::${count}`)).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await signIn('c@example.com', 'x', '2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('accounts', () => {
  it('are added, changed, disabled and given a new password by admins only, and each act is logged [DEC-212]', async () => {
    const editor = await openStudioAs(shop, admin, { email: 'ed@example.com', name: 'Ed', role: 'editor' });
    const { id } = await accountOf('ed@example.com');
    for (const path of ['/accounts', '/audit'])
      expectError(await call(path, { cookie: editor }), 403, 'admin');
    expectError(await post(`/accounts/${id}`, { role: 'admin' }, { cookie: editor }), 403, 'admin');

    expect((await post(`/accounts/${id}`, { role: 'publisher' })).status).toBe(200);
    expect((await call('/session', { cookie: editor })).json).toMatchObject({ role: 'publisher' });
    const reset = passwordOf((await post(`/accounts/${id}/password`, {})).json);
    expectError(await call('/session', { cookie: editor }), 401, null);
    const again = await signInAs(shop, 'ed@example.com', reset);
    await post(`/accounts/${id}`, { isDisabled: true });
    expectError(await call('/session', { cookie: again }), 401, null);

    expect((await auditOf()).filter(({ subject }) => subject === 'ed@example.com')).toEqual([
      { act: 'account.change', actor: 'Admin', subject: 'ed@example.com' },
      { act: 'sign-in', actor: 'Ed', subject: 'ed@example.com' },
      { act: 'account.reset-password', actor: 'Admin', subject: 'ed@example.com' },
      { act: 'account.change', actor: 'Admin', subject: 'ed@example.com' },
      { act: 'sign-in', actor: 'Ed', subject: 'ed@example.com' },
      { act: 'account.add', actor: 'Admin', subject: 'ed@example.com' },
    ]);
    await expect(sql`delete from studio_audit`.execute(shop.db)).rejects.toThrow(
      'the audit log never changes',
    );
  });

  it('see the tour until they have left it, each for itself [DEC-382]', async () => {
    const cookie = await openStudioAs(shop, admin, { email: 'new@example.com', name: 'New', role: 'editor' });
    expect((await call('/tour', { cookie })).json).toEqual({ isDone: false });
    expect((await post('/tour', {}, { cookie })).status).toBe(200);
    expect((await call('/tour', { cookie })).json).toEqual({ isDone: true });
    expect((await call('/tour')).json).toEqual({ isDone: false });
  });

  it('keep one admin, and have one email each', async () => {
    const { id } = await accountOf('admin@example.com');
    expectError(await post(`/accounts/${id}`, { role: 'editor' }), 409, 'last admin');
    expectError(await post(`/accounts/${id}`, { isDisabled: true }), 409, 'last admin');
    const same = { email: 'ADMIN@example.com', name: 'Other', role: 'editor' };
    expectError(await post('/accounts', same), 409, 'admin@example.com');
    expectError(await post('/accounts', { ...same, email: 'no email' }), 400, 'email');
    expectError(await post('/accounts/nobody', { role: 'editor' }), 404, null);
  });

  it('change their own password with the current one, which ends their sessions', async () => {
    const writer = await openStudioAs(shop, admin, { email: 'wr@example.com', name: 'Wr', role: 'editor' });
    const change = (current: string, next: string) =>
      post('/password', { current, next }, { cookie: writer });
    expectError(await change('wrong', 'a long new password'), 403, 'current password');
    const { id } = await accountOf('wr@example.com');
    const current = passwordOf((await post(`/accounts/${id}/password`, {})).json);
    const cookie = await signInAs(shop, 'wr@example.com', current);
    const body = { current, next: 'a long new password' };
    expectError(await post('/password', { current, next: 'short' }, { cookie }), 400, 'next');
    expect((await post('/password', body, { cookie })).status).toBe(200);
    expectError(await call('/session', { cookie }), 401, null);
    expect(await signInAs(shop, 'wr@example.com', 'a long new password')).toContain('__Host-studio=');
  });
});

it('states the origin of the studio in its settings', () => {
  expect(shop.environment.studio?.origin).toBe(STUDIO_ORIGIN);
});
