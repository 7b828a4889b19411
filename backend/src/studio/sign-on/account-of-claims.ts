import { z } from 'zod';

import type { IdentityProviderSettings } from '../../config/studio-environment';
import type { Database } from '../../db/open-database';
import { STUDIO_ROLES, type StudioRole } from '../../db/studio-tables';
import { ApiError } from '../../http/api-error';
import { changeAccount, insertAccount, type Account } from '../accounts/account-store';
import { emailSchema } from '../accounts/email-schema';
import { appendAudit } from '../audit-log';

const claimsSchema = z.object({
  email: emailSchema,
  // Some providers send a text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().trim().min(1).optional().catch(undefined),
});

export interface Person {
  readonly email: string;
  readonly name: string;
  /** `null`: the claims name no role. */
  readonly role: StudioRole | null;
}

/**
 * Returns the person of an ID token.
 *
 * @throws ApiError 403 without an email, or with one that the provider has not verified
 */
export function personOf(
  claims: Readonly<Record<string, unknown>>,
  { name: provider, roles }: IdentityProviderSettings,
): Person {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success)
    throw new ApiError(403, 'no-email', `${provider} states no email address of yours. Ask an admin.`);
  const { email, email_verified: isVerified, name } = parsed.data;
  if (!isVerified)
    throw new ApiError(
      403,
      'email-not-verified',
      `${provider} has not verified ${email}. Verify it there, then sign in again.`,
    );
  return { email, name: (name ?? email).slice(0, 80), role: roles && roleOf(claims[roles.claim], roles) };
}

/** The highest role of the values of a claim. */
function roleOf(
  claim: unknown,
  { byValue }: NonNullable<IdentityProviderSettings['roles']>,
): StudioRole | null {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const roles = values.map((value) => (typeof value === 'string' ? byValue.get(value) : undefined));
  return STUDIO_ROLES.findLast((role) => roles.includes(role)) ?? null;
}

/**
 * Returns the account of a person's email, in a transaction of the caller. With roles by claim the claim decides at each
 * sign-in; otherwise the role is that of the account. A new account gets the role of the claim or the default role.
 *
 * @throws ApiError 403 for a person without a role, and for a disabled account
 */
export async function accountOfPerson(
  trx: Database,
  { email, name, role: claimed }: Person,
  settings: IdentityProviderSettings,
  now: Date,
): Promise<Account> {
  const existing = await trx
    .selectFrom('studio_accounts')
    .select(['id', 'email', 'name', 'role', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (existing?.disabled_at)
    throw new ApiError(403, 'account-disabled', `The account of ${email} is disabled. Ask an admin.`);
  const role = claimed ?? (settings.roles ? settings.defaultRole : (existing?.role ?? settings.defaultRole));
  if (!role) throw noAccess(email, existing !== undefined, settings.name);
  const by = { accountId: null, name: settings.name };
  if (!existing) {
    const account = await insertAccount(trx, { email, name, role, passwordHash: null }, now);
    await appendAudit(trx, by, { act: 'account.add', subject: email, detail: { role } }, now);
    return account;
  }
  const { disabled_at: _enabled, ...account } = existing;
  if (account.role === role) return account;
  const changed = await changeAccount(trx, account.id, { role }, now);
  await appendAudit(trx, by, { act: 'account.change', subject: email, detail: { role } }, now);
  return changed;
}

function noAccess(email: string, hasAccount: boolean, provider: string): ApiError {
  return hasAccount
    ? new ApiError(
        403,
        'no-role',
        `${provider} gives ${email} no role in the studio. Ask an admin of ${provider}.`,
      )
    : new ApiError(403, 'no-account', `${email} has no account in the studio. An admin can add it.`);
}
