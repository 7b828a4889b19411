import { z } from 'zod';

export const CONFIRM_PATH = '/newsletter/confirm';
/** Path in mails that were sent before the pages had a button. */
export const FORMER_CONFIRM_PATH = '/api/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/** An older link no longer counts as consent. */
export const LINK_TTL_MS = 7 * 86_400_000;

const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

/** Returns the token of a link; `null` if the link is cut off or changed. */
export function tokenOfLink(query: unknown): string | null {
  return tokenSchema.safeParse(query).data?.token ?? null;
}

export function confirmUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${CONFIRM_PATH}?token=${token}`;
}

export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}
