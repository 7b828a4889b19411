import { z } from 'zod';

const CDN_PROVIDERS = ['cloudflare', 'fastly'] as const;

/** How the CDN in front of the shop removes pages by tag. */
export interface CdnSettings {
  readonly provider: (typeof CDN_PROVIDERS)[number];
  /** URL of the call, with the zone or the service in it. */
  readonly purgeUrl: string;
  readonly token: string;
}

/** Environment variables of the CDN in front of the shop. */
export const CDN_VARIABLES = {
  CDN_PROVIDER: z.enum(CDN_PROVIDERS).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_TOKEN: z.string().min(16).optional(),
};

const schema = z.object(CDN_VARIABLES);

/** @throws Error when only a part of the settings exists: the CDN would silently keep changed pages */
export function cdnOf(values: z.output<typeof schema>): CdnSettings | null {
  const { CDN_PROVIDER: provider, CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token } = values;
  if (provider && purgeUrl && token) return { provider, purgeUrl, token };
  if (!provider && !purgeUrl && !token) return null;
  throw new Error(
    'Invalid settings in the environment:\n  CDN_PROVIDER, CDN_PURGE_URL and CDN_PURGE_TOKEN need each other',
  );
}
