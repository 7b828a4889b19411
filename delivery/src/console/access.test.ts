import {
  CONSOLE_HOST,
  CONSOLE_ORIGIN,
  startTestConsole,
  formOf,
  OWN_FORM,
  type TestConsole,
} from '../../testing/console/test-console';

const TOKEN = 'a token of the console, long';

let opened: TestConsole;
afterEach(() => opened.close());

async function rollBackWith(headers: Readonly<Record<string, string>>) {
  const first = await opened.releaseDeal('one');
  await opened.releaseDeal('two');
  const { revision } = await opened.store.registry();
  const response = await opened.app.inject({
    method: 'POST',
    url: '/parts/mfe-deal/roll-back',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: formOf({ revision, version: first, why: 'test' }),
  });
  return { status: response.statusCode, changes: (await opened.store.history()).slice(2) };
}

describe('without a token, on this machine', () => {
  beforeEach(async () => {
    opened = await startTestConsole();
  });

  it.each(['localhost:3003', '127.0.0.1:3003', '[::1]:3003', 'LOCALHOST'])(
    'is available as %s',
    async (host) => {
      expect((await opened.app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each(['console.example:3003', 'localhost.example', '127.0.0.1.example:3003', '192.168.0.7:3003'])(
    'is not available as %s, which may be used for DNS rebinding',
    async (host) => {
      const live = await opened.releaseDeal('one');

      for (const url of ['/', '/history', '/console.js']) {
        const response = await opened.app.inject({ url, headers: { host } });
        expect(response.statusCode).toBe(403);
        expect(response.body).not.toContain(live);
      }
    },
  );

  it('accepts forms of its own pages', async () => {
    const { status, changes } = await rollBackWith(OWN_FORM);

    expect(status).toBe(303);
    expect(changes).toHaveLength(1);
  });

  it.each([
    ['another site', { host: CONSOLE_HOST, origin: 'https://elsewhere.example' }],
    ['another port of this machine', { host: CONSOLE_HOST, origin: 'http://localhost:3000' }],
    ['a page without an origin', { host: CONSOLE_HOST, origin: 'null' }],
    ['an unknown origin', { host: CONSOLE_HOST }],
    ['another port, by Sec-Fetch-Site', { ...OWN_FORM, 'sec-fetch-site': 'same-site' }],
    ['another site, by Sec-Fetch-Site', { host: CONSOLE_HOST, 'sec-fetch-site': 'cross-site' }],
    ['a foreign host name', { ...OWN_FORM, host: 'console.example', origin: 'http://console.example' }],
  ])('rejects forms of %s', async (_who, headers) => {
    const { status, changes } = await rollBackWith(headers);

    expect(status).toBe(403);
    expect(changes).toEqual([]);
  });
});

describe('with a token', () => {
  let now = Date.parse('2027-07-12T09:00:00Z');
  beforeEach(async () => {
    opened = await startTestConsole({ access: { kind: 'token', token: TOKEN }, now: () => now });
  });

  const signIn = (
    token: string,
    headers: Readonly<Record<string, string>> = OWN_FORM,
    remoteAddress = '127.0.0.1',
  ) =>
    opened.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers,
      remoteAddress,
      payload: formOf({ name: 'Ann O’Neill', token }),
    });
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await opened.app.inject({ url: '/', headers: { host: CONSOLE_HOST, ...headers } })).statusCode;
  const signedIn = async () => String((await signIn(TOKEN)).headers['set-cookie']).split(';')[0] ?? '';

  it('shows only the sign-in form before sign-in', async () => {
    const live = await opened.releaseDeal('one');

    for (const url of ['/', '/history', '/parts/mfe-deal/roll-back', '/console.js', '/nowhere']) {
      const response = await opened.app.inject({ url, headers: { host: 'console.example' } });
      expect(response.statusCode).toBe(401);
      expect(response.body).not.toContain(live);
      expect(response.body).toContain('action="/sign-in"');
    }
  });

  it('changes nothing without the token', async () => {
    expect(await rollBackWith(OWN_FORM)).toEqual({ status: 401, changes: [] });
  });

  it('accepts the right token for eight hours, and records the name in the history', async () => {
    const response = await signIn(TOKEN);
    const cookie = await signedIn();
    expect(response.statusCode).toBe(303);
    expect(response.headers['set-cookie']).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);

    const { changes } = await rollBackWith({ ...OWN_FORM, cookie });
    expect(changes).toMatchObject([{ by: 'Ann O’Neill', why: 'test' }]);

    expect(await statusWith({ cookie })).toBe(200);
    now += 8 * 3_600_000;
    expect(await statusWith({ cookie })).toBe(401);
  });

  it('sets a Secure cookie on https', async () => {
    const response = await signIn(TOKEN, {
      ...OWN_FORM,
      host: 'console.example',
      origin: 'https://console.example',
    });

    expect(response.headers['set-cookie']).toContain('; Secure');
  });

  it('rejects a changed cookie and one that was signed with another token', async () => {
    const cookie = await signedIn();
    const [name, until, who, signature] = /^(.+?)=(\d+)\.(.+)\.(.+)$/.exec(cookie)?.slice(1) ?? [];
    const other = await startTestConsole({
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

  it('rejects forms of other pages in a signed-in browser', async () => {
    const cookie = await signedIn();

    const { status, changes } = await rollBackWith({
      host: CONSOLE_HOST,
      origin: 'http://localhost:3000',
      cookie,
    });

    expect(status).toBe(403);
    expect(changes).toEqual([]);
  });

  it('accepts requests of programs with the right token only', async () => {
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await statusWith({ authorization: `Bearer ${TOKEN.slice(1)}` })).toBe(401);
    expect((await rollBackWith({ authorization: `Bearer ${TOKEN}` })).status).toBe(303);
  });

  it('blocks an address for a minute after five wrong tokens, also with the right token', async () => {
    for (let count = 0; count < 5; count += 1) expect((await signIn('wrong')).statusCode).toBe(401);
    const signed = await signIn(TOKEN);
    expect(signed.statusCode).toBe(429);
    expect(signed.headers['retry-after']).toBe('60');
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(429);

    now += 60_000;
    expect((await signIn(TOKEN)).statusCode).toBe(303);
  });

  it('blocks the /64 network of a subscriber after five wrong tokens, and no other network', async () => {
    const signInFrom = async (address: string, token: string) =>
      (await signIn(token, OWN_FORM, address)).statusCode;
    for (let count = 0; count < 5; count += 1)
      expect(await signInFrom(`2001:db8:1:2::${count}`, 'wrong')).toBe(401);
    expect(await signInFrom('2001:db8:1:2:3:4:5:6', TOKEN)).toBe(429);
    expect(await signInFrom('2001:db8:1:3::1', TOKEN)).toBe(303);
  });

  it('keeps sessions valid while others try tokens', async () => {
    const cookie = await signedIn();
    for (let count = 0; count < 6; count += 1) await signIn('wrong');

    expect(await statusWith({ cookie })).toBe(200);
  });

  it('rejects a sign-in from another origin, or without a name', async () => {
    expect((await signIn(TOKEN, { ...OWN_FORM, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const nameless = await opened.app.inject({
      method: 'POST',
      url: '/sign-in',
      headers: OWN_FORM,
      payload: formOf({ name: ' ', token: TOKEN }),
    });
    expect(nameless.statusCode).toBe(422);
  });

  it('ends the session on sign-out', async () => {
    const response = await opened.app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { ...OWN_FORM, origin: CONSOLE_ORIGIN, cookie: await signedIn() },
    });

    expect(response.headers['set-cookie']).toMatch(/^storefront-console=; Max-Age=0/);
  });
});
