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

export const signOut = () => call('/session', doneSchema, { method: 'DELETE' });

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
