import { z } from 'zod';

import { call } from './call';

export const ROLES = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  editor: 'Editor',
  publisher: 'Publisher',
  admin: 'Admin',
};

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
});
export type Account = z.output<typeof accountSchema>;

const listedSchema = accountSchema.extend({ isDisabled: z.boolean() });
export type ListedAccount = z.output<typeof listedSchema>;

const passwordSchema = z.object({ password: z.string() });
const doneSchema = z.unknown();

export const readSession = () => call('/session', accountSchema);

export const signIn = (email: string, password: string) =>
  call('/session', accountSchema, { method: 'POST', body: { email, password } });

const nextSchema = z.url({ protocol: /^https?$/ });

/** Ends the session. The response has the URL at which the identity provider ends its own, if it started this one. */
export const signOut = () =>
  call('/session', z.object({ next: nextSchema.nullable() }), { method: 'DELETE' });

/** Returns the name of the identity provider; `null` where people sign in with passwords only. */
export const readProvider = () => call('/sign-on', z.object({ name: z.string().nullable() }));

/** Starts a sign-in at the identity provider, which returns to a path of the studio. */
export const startSignOn = (returnTo: string) =>
  call('/sign-on', z.object({ url: nextSchema }), { method: 'POST', body: { returnTo } });

/** @param query query string with which the identity provider has returned */
export const finishSignOn = (query: string) =>
  call('/sign-on/finish', z.object({ account: accountSchema, returnTo: z.string().startsWith('/') }), {
    method: 'POST',
    body: { query },
  });

export const listAccounts = () => call('/accounts', z.object({ accounts: z.array(listedSchema) }));

export const addAccount = (account: Pick<Account, 'email' | 'name' | 'role'>) =>
  call('/accounts', passwordSchema, { method: 'POST', body: account });

export const changeAccount = (id: string, change: { readonly role?: Role; readonly isDisabled?: boolean }) =>
  call(`/accounts/${id}`, doneSchema, { method: 'POST', body: change });

export const resetPassword = (id: string) =>
  call(`/accounts/${id}/password`, passwordSchema, { method: 'POST' });

export const changeOwnPassword = (current: string, next: string) =>
  call('/password', doneSchema, { method: 'POST', body: { current, next } });

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  act: z.string(),
  subject: z.string(),
});

export const readAudit = () => call('/audit', z.object({ entries: z.array(entrySchema) }));

const tourSchema = z.object({ isDone: z.boolean() });

/** Returns whether the account has finished or left the tour. */
export const readTour = () => call('/tour', tourSchema);

export const endTour = () => call('/tour', tourSchema, { method: 'POST' });
