import { z } from 'zod';

import { expectError } from '../../../tests/contract/api-requests';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIdentityProvider,
  type Claims,
} from '../../../tests/support/identity-provider';
import {
  openStudioAs,
  openStudioAsAdmin,
  STUDIO_ORIGIN,
  STUDIO_SETTINGS,
  studioCall,
} from '../../../tests/support/studio-client';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { readDemoEnvironment } from '../../../tests/support/demo-services';

// Generous for a busy machine.
jest.setTimeout(60_000);

const MINUTE_MS = 60_000;

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let shop: TestShop;
let admin = '';
const settingsOf = (issuer: string) => ({
  ...STUDIO_SETTINGS,
  STUDIO_OIDC_ISSUER: issuer,
  STUDIO_OIDC_CLIENT_ID: CLIENT_ID,
  STUDIO_OIDC_CLIENT_SECRET: CLIENT_SECRET,
  STUDIO_OIDC_NAME: 'Example Accounts',
});
beforeAll(async () => {
  provider = await startIdentityProvider();
  shop = await openTestShop(settingsOf(provider.issuer));
  admin = await openStudioAsAdmin(shop);
  await openStudioAs(shop, admin, { email: 'ann@example.com', name: 'Ann Lee', role: 'editor' });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** Each browser has an address of its own, so that the limits of sign-ins do not meet. */
let browsers = 0;
const browserAt = (of: TestShop = shop) => {
  browsers += 1;
  const headers = { 'x-studio-client': `10.7.0.${browsers}` };
  let cookie = '';
  const send = async (path: string, method: 'GET' | 'POST' | 'DELETE', body?: object) => {
    const response = await studioCall(of, path, { method, ...(body ? { body } : {}), cookie, headers });
    const header = response.headers['set-cookie'];
    const set = header === undefined ? [] : z.array(z.string()).parse([header].flat());
    for (const one of set) {
      const [pair = ''] = one.split(';');
      const name = pair.split('=')[0] ?? '';
      const kept = cookie.split('; ').filter((other) => other !== '' && !other.startsWith(`${name}=`));
      cookie = [...kept, ...(one.includes('Max-Age=0') ? [] : [pair])].join('; ');
    }
    return { ...response, set };
  };
  return {
    start: async (returnTo = '/') => {
      const { json } = await send('/sign-on', 'POST', { returnTo });
      return z.object({ url: z.string() }).parse(json).url;
    },
    finish: (query: string) => send('/sign-on/finish', 'POST', { query }),
    session: () => send('/session', 'GET'),
    signOut: () => send('/session', 'DELETE'),
  };
};
const ANN: Claims = { email: 'Ann@example.com', email_verified: true, name: 'Ann' };
const signIn = async (claims: Claims, of: TestShop = shop, isForeignKey = false) => {
  const browser = browserAt(of);
  const url = await browser.start();
  provider.vouch(claims, isForeignKey);
  return browser.finish(provider.agree(url));
};
const auditOf = async () =>
  z
    .object({
      entries: z.array(
        z.object({ act: z.string(), subject: z.string(), detail: z.record(z.string(), z.unknown()) }),
      ),
    })
    .parse((await studioCall(shop, '/audit', { cookie: admin })).json).entries;

describe('the sign-in by a provider', () => {
  it('signs the account of a verified email in and returns to its screen [DEC-380]', async () => {
    const browser = browserAt();
    const url = await browser.start('/documents/pages/antalya?x=1');
    const query = new URL(url).searchParams;
    expect(url).toContain(`${provider.issuer}/authorize?`);
    expect(query.get('redirect_uri')).toBe(`${STUDIO_ORIGIN}/sign-on`);
    expect(query.get('code_challenge_method')).toBe('S256');
    provider.vouch(ANN);
    const { json, set } = await browser.finish(provider.agree(url));
    expect(json).toMatchObject({
      account: { email: 'ann@example.com', name: 'Ann Lee', role: 'editor' },
      returnTo: '/documents/pages/antalya?x=1',
    });
    expect(set[0]).toMatch(/^__Host-studio=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict/);
    expect((await browser.session()).json).toMatchObject({ email: 'ann@example.com' });
    expect((await auditOf())[0]).toMatchObject({
      act: 'sign-in',
      subject: 'ann@example.com',
      detail: { by: 'Example Accounts' },
    });
  });

  it('returns to no other site, and stores neither state nor cookie', async () => {
    const browser = browserAt();
    for (const path of ['//evil.example.com', 'https://evil.example.com', '/\\evil.example.com']) {
      provider.vouch(ANN);
      const url = await browser.start(path);
      const rows = await shop.db.selectFrom('studio_sign_ons').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(new URL(url).searchParams.get('state'));
      expect((await browser.finish(provider.agree(url))).json).toMatchObject({ returnTo: '/' });
    }
  });

  it('is refused for a token that is not for this sign-in [DEC-380]', async () => {
    const past = Math.floor(Date.now() / 1000) - 3_600;
    const refused: readonly Claims[] = [
      { ...ANN, nonce: 'another' },
      { ...ANN, aud: 'another-client' },
      { ...ANN, iss: 'https://evil.example.com' },
      { ...ANN, iat: past, exp: past + 300 },
    ];
    for (const claims of refused)
      expectError(await signIn(claims), 401, 'The response of Example Accounts could not be verified.');
    expectError(await signIn(ANN, shop, true), 401, 'could not be verified');
    expect((await auditOf())[0]).toMatchObject({ act: 'sign-in.refused', subject: 'unknown' });
  });

  it('is refused for an email that is missing, not verified, unknown or disabled [DEC-380]', async () => {
    expectError(await signIn({ email_verified: true }), 403, 'states no email address');
    expectError(await signIn({ ...ANN, email_verified: false }), 403, 'has not verified ann@example.com');
    expectError(await signIn({ email: 'ann@example.com' }), 403, 'has not verified ann@example.com');
    const nobody = { email: 'nobody@example.com', email_verified: true };
    expectError(await signIn(nobody), 403, 'nobody@example.com has no account in the studio');
    await shop.db
      .insertInto('studio_accounts')
      .values({
        id: 'gone',
        email: 'gone@example.com',
        name: 'Gone',
        role: 'admin',
        created_at: new Date(),
        disabled_at: new Date(),
      })
      .execute();
    expectError(await signIn({ ...ANN, email: 'gone@example.com' }), 403, 'is disabled');
  });

  it('uses a state once, in the browser that started it, for ten minutes [DEC-380]', async () => {
    provider.vouch(ANN);
    const browser = browserAt();
    const query = provider.agree(await browser.start());
    expectError(await browserAt().finish(query), 401, 'another browser');
    expect((await browser.finish(query)).status).toBe(200);
    expectError(await browser.finish(query), 401, 'already used');
    expectError(await browser.finish(''), 401, 'already used');

    const late = browserAt();
    const lateQuery = provider.agree(await late.start());
    shop.wait(10 * MINUTE_MS);
    expectError(await late.finish(lateQuery), 401, 'has expired');
  });

  it('explains what the provider refuses, and that it does not respond', async () => {
    const browser = browserAt();
    const refusedWith = async (error: string) => {
      const state = new URL(await browser.start()).searchParams.get('state');
      return browser.finish(`?error=${error}&state=${state}`);
    };
    expectError(await refusedWith('access_denied'), 401, 'You have not signed in at Example Accounts.');
    expectError(await refusedWith('server_error'), 401, 'Example Accounts has refused the sign-in.');
    const code = new URLSearchParams(provider.agree(await browser.start()));
    code.set('code', 'of-somebody-else');
    expectError(await browser.finish(`?${code}`), 401, 'could not be verified');

    const away = await openTestShop(settingsOf('http://127.0.0.1:9'));
    try {
      const start = { method: 'POST', body: { returnTo: '/' } } as const;
      expectError(await studioCall(away, '/sign-on', start), 424, 'Example Accounts does not respond.');
      expect((await studioCall(away, '/sign-on')).json).toEqual({ name: 'Example Accounts' });
    } finally {
      await away.close();
    }
  });

  it('is limited like the sign-in with a password [DEC-213]', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 41; count += 1) {
      const request = { method: 'POST', body: { returnTo: '/' }, headers: { 'x-studio-client': '10.7.9.9' } };
      statuses.add((await studioCall(shop, '/sign-on', { ...request, method: 'POST' })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('ends at the provider as well, which a session by password does not', async () => {
    const browser = browserAt();
    provider.vouch(ANN);
    await browser.finish(provider.agree(await browser.start()));
    const { next } = z.object({ next: z.string() }).parse((await browser.signOut()).json);
    expect(next).toContain(`${provider.issuer}/end?`);
    expect(new URL(next).searchParams.get('post_logout_redirect_uri')).toBe(`${STUDIO_ORIGIN}/`);
    expectError(await browser.session(), 401, null);
    const local = await openStudioAs(shop, admin, { email: 'lo@example.com', name: 'Lo', role: 'editor' });
    const signedOut = await studioCall(shop, '/session', { method: 'DELETE', cookie: local });
    expect(signedOut.json).toEqual({ next: null });
  });
});

describe('roles of the provider', () => {
  it('decide at each sign-in, and the highest counts [DEC-381]', async () => {
    const withRoles = await openTestShop({
      ...settingsOf(provider.issuer),
      STUDIO_OIDC_ROLE_CLAIM: 'groups',
      STUDIO_OIDC_ROLES: 'Content editors=editor, Content leads=publisher',
    });
    try {
      const bo = { email: 'bo@example.com', email_verified: true, name: 'Bo Ek' };
      const leads = ['Staff', 'Content leads', 'Content editors'];
      expect((await signIn({ ...bo, groups: leads }, withRoles)).json).toMatchObject({
        account: { name: 'Bo Ek', role: 'publisher' },
      });
      expect((await signIn({ ...bo, groups: 'Content editors' }, withRoles)).json).toMatchObject({
        account: { role: 'editor' },
      });
      expectError(await signIn({ ...bo, groups: ['Staff'] }, withRoles), 403, 'no role in the studio');
      // An account without a password has none that could be guessed.
      const local = { email: 'bo@example.com', password: '' };
      expectError(await studioCall(withRoles, '/session', { method: 'POST', body: local }), 401, 'is wrong');
    } finally {
      await withRoles.close();
    }
  });

  it('default to a setting for people without an account [DEC-381]', async () => {
    const open = await openTestShop({ ...settingsOf(provider.issuer), STUDIO_OIDC_DEFAULT_ROLE: 'editor' });
    try {
      const cy = { email: 'cy@example.com', email_verified: true };
      expect((await signIn(cy, open)).json).toMatchObject({
        account: { name: 'cy@example.com', role: 'editor' },
      });
    } finally {
      await open.close();
    }
  });
});

describe('settings of the provider', () => {
  const read = (more: Record<string, string>) => () =>
    readDemoEnvironment({ ...settingsOf('https://id.example.com'), ...more });

  it('refuse what is incomplete or without encryption', () => {
    expect(read({})().studio?.provider).toMatchObject({ name: 'Example Accounts', defaultRole: null });
    expect(readDemoEnvironment(STUDIO_SETTINGS).studio?.provider).toBeNull();
    expect(read({ STUDIO_OIDC_ISSUER: 'http://id.example.com' })).toThrow('must start with https://');
    expect(read({ STUDIO_OIDC_CLIENT_ID: '' })).toThrow('STUDIO_OIDC_CLIENT_ID');
    expect(read({ STUDIO_OIDC_ROLE_CLAIM: 'groups' })).toThrow('STUDIO_OIDC_ROLES');
    const roles = { STUDIO_OIDC_ROLE_CLAIM: 'groups', STUDIO_OIDC_ROLES: 'Leads=boss' };
    expect(read(roles)).toThrow('value=role pairs');
  });
});

it('does not exist in a studio without a provider', async () => {
  const plain = await openTestShop(STUDIO_SETTINGS);
  try {
    expect((await studioCall(plain, '/sign-on')).json).toEqual({ name: null });
    const start = { method: 'POST', body: { returnTo: '/' } } as const;
    expectError(await studioCall(plain, '/sign-on', start), 404, null);
  } finally {
    await plain.close();
  }
});
