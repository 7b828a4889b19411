import { z } from 'zod';

import { STUDIO_ROLES, type StudioRole } from '../db/studio-tables';

/** Roles of the studio by values of a claim, as in `Content editors=editor, Content leads=publisher`. */
const roleMapSchema = z.string().transform((text, context) => {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split('=').map((part) => part.trim()));
  const roles = new Map<string, StudioRole>();
  for (const [value, name, ...more] of pairs) {
    const role = STUDIO_ROLES.find((one) => one === name);
    if (!value || !role || more.length > 0) {
      context.addIssue({ code: 'custom', message: 'must be value=role pairs, separated by commas' });
      return z.NEVER;
    }
    roles.set(value, role);
  }
  return roles;
});

/** Tokens must not cross a network without encryption. */
const issuerSchema = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => url.startsWith('https:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname),
    'must start with https://',
  );

/** Environment variables of the studio. */
export const STUDIO_VARIABLES = {
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_TOKEN: z.string().min(16).optional(),
  STUDIO_ADMIN_EMAIL: z.email().default('admin@example.com'),
  STUDIO_OIDC_ISSUER: issuerSchema.optional(),
  STUDIO_OIDC_CLIENT_ID: z.string().min(1).optional(),
  STUDIO_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  STUDIO_OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  STUDIO_OIDC_SCOPE: z.string().trim().min(1).default('openid email profile'),
  STUDIO_OIDC_ROLE_CLAIM: z.string().min(1).optional(),
  STUDIO_OIDC_ROLES: roleMapSchema.optional(),
  STUDIO_OIDC_DEFAULT_ROLE: z.enum(STUDIO_ROLES).optional(),
};

export interface StudioEnvironment {
  /** Origin of the studio, as its users see it. */
  readonly origin: string;
  /** Shared with the server of the studio: no other caller reaches the calls of the studio. */
  readonly token: string;
  /** Email of the account that the first start creates. */
  readonly adminEmail: string;
  /** `null`: accounts have passwords only. */
  readonly provider: IdentityProviderSettings | null;
}

/** An OpenID Connect provider at which the studio is registered (ADR 124). */
export interface IdentityProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** `null` for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | null;
  /** Stated on the button of the sign-in. */
  readonly name: string;
  readonly scope: string;
  /** Claim of the ID token with a text or a list of texts, and the roles of its values; `null` without. */
  readonly roles: { readonly claim: string; readonly byValue: ReadonlyMap<string, StudioRole> } | null;
  /** Role of a person without an account; `null`: only people with an account sign in. */
  readonly defaultRole: StudioRole | null;
}

type Values = z.output<z.ZodObject<typeof STUDIO_VARIABLES>>;

/** @throws Error for incomplete settings of a provider */
export function studioOf(values: Values): StudioEnvironment | null {
  const { STUDIO_URL: url, STUDIO_TOKEN: token, STUDIO_ADMIN_EMAIL: adminEmail } = values;
  if (!url || !token) return null;
  return { origin: new URL(url).origin, token, adminEmail, provider: providerOf(values) };
}

function providerOf(values: Values): IdentityProviderSettings | null {
  const { STUDIO_OIDC_ISSUER: issuer, STUDIO_OIDC_CLIENT_ID: clientId } = values;
  if (!issuer && !clientId) return null;
  if (!issuer || !clientId)
    throw new Error('STUDIO_OIDC_ISSUER and STUDIO_OIDC_CLIENT_ID are needed together.');
  const { STUDIO_OIDC_ROLE_CLAIM: claim, STUDIO_OIDC_ROLES: byValue } = values;
  if ((claim === undefined) !== (byValue === undefined))
    throw new Error('STUDIO_OIDC_ROLE_CLAIM and STUDIO_OIDC_ROLES are needed together.');
  return {
    issuer,
    clientId,
    clientSecret: values.STUDIO_OIDC_CLIENT_SECRET ?? null,
    name: values.STUDIO_OIDC_NAME ?? new URL(issuer).hostname,
    scope: values.STUDIO_OIDC_SCOPE,
    roles: claim !== undefined && byValue !== undefined ? { claim, byValue } : null,
    defaultRole: values.STUDIO_OIDC_DEFAULT_ROLE ?? null,
  };
}
