import { z } from 'zod';

import type { StudioRole } from '../../src/db/studio-tables';
import { createFirstAdmin } from '../../src/studio/accounts/first-admin';
import { readResponse } from '../contract/api-requests';

import type { TestShop } from './test-shop';

export const STUDIO_ORIGIN = 'https://studio.example.com';
const STUDIO_TOKEN = 'a-token-of-the-tests';

/** Settings of a backend with a studio. */
export const STUDIO_SETTINGS = { STUDIO_URL: STUDIO_ORIGIN, STUDIO_TOKEN };

export interface StudioRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Bytes of an upload, in place of a body. */
  readonly file?: Buffer;
  readonly cookie?: string;
  /** Header fields that replace those of the studio; `null` removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** Sends a call as the server of the studio forwards it. */
export async function studioCall(
  { app }: Pick<TestShop, 'app'>,
  path: string,
  { method = 'GET', body, file, cookie, headers = {} }: StudioRequest = {},
) {
  const own: Record<string, string | null> = {
    'x-studio-token': STUDIO_TOKEN,
    'x-studio-client': '10.1.2.3',
    ...(method === 'GET'
      ? {}
      : {
          origin: STUDIO_ORIGIN,
          'content-type': file ? 'application/octet-stream' : 'application/json',
        }),
    ...(cookie === undefined ? {} : { cookie }),
    ...headers,
  };
  const sent = Object.entries(own).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const response = await app.inject({
    method,
    url: `/studio${path}`,
    headers: Object.fromEntries(sent),
    ...(method === 'GET' ? {} : { payload: file ?? JSON.stringify(body ?? {}) }),
  });
  return readResponse(response.statusCode, response.headers, response.body);
}

/** @returns the session cookie */
export async function signInAs(
  shop: Pick<TestShop, 'app'>,
  email: string,
  password: string,
): Promise<string> {
  const response = await studioCall(shop, '/session', { method: 'POST', body: { email, password } });
  if (response.status !== 200) throw new Error(`sign-in: ${response.status} ${response.text}`);
  return cookieOf(response.headers['set-cookie']);
}

export function cookieOf(header: unknown): string {
  return z.string().parse(header).split(';')[0] ?? '';
}

/** Creates the first admin and signs in. @returns the session cookie */
export async function openStudioAsAdmin(shop: TestShop): Promise<string> {
  const admin = await createFirstAdmin(shop.db, 'admin@example.com', new Date(shop.clock.now()));
  if (!admin) throw new Error('there is an admin already');
  return signInAs(shop, admin.email, admin.password);
}

/** Adds an account and signs in. @returns the session cookie */
export async function openStudioAs(
  shop: TestShop,
  adminCookie: string,
  account: { readonly email: string; readonly name: string; readonly role: StudioRole },
): Promise<string> {
  const { json } = await studioCall(shop, '/accounts', {
    method: 'POST',
    body: account,
    cookie: adminCookie,
  });
  return signInAs(shop, account.email, z.object({ password: z.string() }).parse(json).password);
}
