import {
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  consoleOnStore,
  formOf,
  OWN_FORM,
  type ConsoleOnStore,
} from '../../testing/console/test-console';

const TOKEN = 'a token of the console, long';

let opened: ConsoleOnStore;
afterEach(() => opened.close());

async function rollBackWith(headers: Readonly<Record<string, string>>) {
  const first = await opened.releaseDeal('one');
  await opened.releaseDeal('two');
  const { revision } = await opened.store.registry();
  const answer = await opened.app.inject({
    method: 'POST',
    url: '/parts/mfe-deal/roll-back',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: formOf({ revision, version: first, why: 'test' }),
  });
  return { status: answer.statusCode, changes: (await opened.store.history()).slice(2) };
}

describe('on this machine, without a token', () => {
  beforeEach(async () => {
    opened = await consoleOnStore();
  });

  it.each(['localhost:3003', '127.0.0.1:3003', '[::1]:3003', 'LOCALHOST'])('answers as %s', async (host) => {
    expect((await opened.app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  });

  it.each(['console.example:3003', 'localhost.example', '127.0.0.1.example:3003', '192.168.0.7:3003'])(
    'shows nothing as %s, which a foreign page may have made to lead here',
    async (host) => {
      const live = await opened.releaseDeal('one');

      for (const url of ['/', '/history', '/console.js']) {
        const answer = await opened.app.inject({ url, headers: { host } });
        expect(answer.statusCode).toBe(403);
        expect(answer.body).not.toContain(live);
      }
    },
  );

  it('does what a page of its own asks for', async () => {
    const { status, changes } = await rollBackWith(OWN_FORM);

    expect(status).toBe(303);
    expect(changes).toHaveLength(1);
  });

  it.each([
    ['another site', { host: CONSOLE_HOST, origin: 'https://elsewhere.example' }],
    ['another port of this machine', { host: CONSOLE_HOST, origin: 'http://localhost:3000' }],
    ['a page without an origin', { host: CONSOLE_HOST, origin: 'null' }],
    ['nobody who says so', { host: CONSOLE_HOST }],
    ['another port, as the browser says', { ...OWN_FORM, 'sec-fetch-site': 'same-site' }],
    ['another site, as the browser says', { host: CONSOLE_HOST, 'sec-fetch-site': 'cross-site' }],
    ['a foreign name', { ...OWN_FORM, host: 'console.example', origin: 'http://console.example' }],
  ])('does nothing for a form of %s', async (_who, headers) => {
    const { status, changes } = await rollBackWith(headers);

    expect(status).toBe(403);
    expect(changes).toEqual([]);
  });
});

describe('with a token', () => {
  let now = Date.parse('2027-07-12T09:00:00Z');
  beforeEach(async () => {
    opened = await consoleOnStore({ access: { kind: 'token', token: TOKEN }, now: () => now });
  });

  const signIn = (token: string, headers: Readonly<Record<string, string>> = OWN_FORM) =>
    opened.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers,
      payload: formOf({ name: 'Ann O’Neill', token }),
    });
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await opened.app.inject({ url: '/', headers: { host: CONSOLE_HOST, ...headers } })).statusCode;
  const signedIn = async () => String((await signIn(TOKEN)).headers['set-cookie']).split(';')[0] ?? '';

  it('shows nothing but the form to whoever has not signed in', async () => {
    const live = await opened.releaseDeal('one');

    for (const url of ['/', '/history', '/parts/mfe-deal/roll-back', '/console.js', '/nowhere']) {
      const answer = await opened.app.inject({ url, headers: { host: 'console.example' } });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain(live);
      expect(answer.body).toContain('action="/sign-in"');
    }
  });

  it('changes nothing without the token', async () => {
    expect(await rollBackWith(OWN_FORM)).toEqual({ status: 401, changes: [] });
  });

  it('lets the right token in, for eight hours, and puts the name into the history', async () => {
    const answer = await signIn(TOKEN);
    const cookie = await signedIn();
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);

    const { changes } = await rollBackWith({ ...OWN_FORM, cookie });
    expect(changes).toMatchObject([{ by: 'Ann O’Neill', why: 'test' }]);

    expect(await statusWith({ cookie })).toBe(200);
    now += 8 * 3_600_000;
    expect(await statusWith({ cookie })).toBe(401);
  });

  it('sends the cookie over https alone where the browser came by https', async () => {
    const answer = await signIn(TOKEN, {
      ...OWN_FORM,
      host: 'console.example',
      origin: 'https://console.example',
    });

    expect(answer.headers['set-cookie']).toContain('; Secure');
  });

  it('takes neither a changed cookie nor one that another token signed', async () => {
    const cookie = await signedIn();
    const [name, until, who, signature] = /^(.+?)=(\d+)\.(.+)\.(.+)$/.exec(cookie)?.slice(1) ?? [];
    const other = await consoleOnStore({
      access: { kind: 'token', token: 'another token, long' },
      now: () => now,
    });
    const foreign = await other.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers: OWN_FORM,
      payload: formOf({ name: 'Ann', token: 'another token, long' }),
    });
    await other.close();

    expect(await statusWith({ cookie: `${name}=${until}.${who}.${signature}` })).toBe(200);
    expect(await statusWith({ cookie: `${name}=${Number(until) + 1}.${who}.${signature}` })).toBe(401);
    expect(await statusWith({ cookie: `${name}=${until}.YWRtaW4.${signature}` })).toBe(401);
    expect(await statusWith({ cookie: String(foreign.headers['set-cookie']).split(';')[0] ?? '' })).toBe(401);
  });

  it('does nothing for a signed-in browser that another page sent', async () => {
    const cookie = await signedIn();

    const { status, changes } = await rollBackWith({
      host: CONSOLE_HOST,
      origin: 'http://localhost:3000',
      cookie,
    });

    expect(status).toBe(403);
    expect(changes).toEqual([]);
  });

  it('does what a program with the token asks for, and nothing with a wrong one', async () => {
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await statusWith({ authorization: `Bearer ${TOKEN.slice(1)}` })).toBe(401);
    expect((await rollBackWith({ authorization: `Bearer ${TOKEN}` })).status).toBe(303);
  });

  it('makes whoever gave five wrong tokens wait a minute, with the right one too', async () => {
    for (let count = 0; count < 5; count += 1) expect((await signIn('wrong')).statusCode).toBe(401);
    const signed = await signIn(TOKEN);
    expect(signed.statusCode).toBe(429);
    expect(signed.headers['retry-after']).toBe('60');
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(429);

    now += 60_000;
    expect((await signIn(TOKEN)).statusCode).toBe(303);
  });

  it('keeps somebody who is signed in while others try tokens', async () => {
    const cookie = await signedIn();
    for (let count = 0; count < 6; count += 1) await signIn('wrong');

    expect(await statusWith({ cookie })).toBe(200);
  });

  it('takes a sign-in from no other page, and needs a name', async () => {
    expect((await signIn(TOKEN, { ...OWN_FORM, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const nameless = await opened.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers: OWN_FORM,
      payload: formOf({ name: ' ', token: TOKEN }),
    });
    expect(nameless.statusCode).toBe(422);
  });

  it('ends the session', async () => {
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { ...OWN_FORM, origin: CONSOLE_ORIGIN, cookie: await signedIn() },
    });

    expect(answer.headers['set-cookie']).toMatch(/^storefront-console=; Max-Age=0/);
  });
});
