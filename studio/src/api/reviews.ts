import { z } from 'zod';

import { call } from './call';
import { KINDS, pathOf, type DocumentKey } from './documents';

const requestedSchema = z.object({ review: z.number() });
const post = (path: string, body: object) => call(path, requestedSchema, { method: 'POST', body });

/** Submits the newest revision for review. @param base newest revision that the editor has seen */
export const requestReview = (key: DocumentKey, base: number, note: string) =>
  post(`${pathOf(key)}/review`, { base, note });

/** Sends a draft back to its editors. */
export const returnReview = (key: DocumentKey, review: number, comment: string) =>
  post(`${pathOf(key)}/review/return`, { review, comment });

export const withdrawReview = (key: DocumentKey, review: number) =>
  post(`${pathOf(key)}/review/withdraw`, { review });

const presenceSchema = z.object({
  others: z.array(z.object({ kind: z.enum(KINDS), id: z.string(), name: z.string() })),
});
export type Presence = z.output<typeof presenceSchema>['others'][number];

/** Returns who else has a document open. */
export const readPresence = () => call('/presence', presenceSchema);

/** Notes that this tab has a document open. @returns who else has it open */
export const renewPresence = (tab: string, { kind, id }: DocumentKey) =>
  call('/presence', presenceSchema, { method: 'POST', body: { tab, kind, id } });

/** Forgets this tab; also sent while it closes. */
export const endPresence = (tab: string) =>
  call('/presence/leave', z.object({ success: z.boolean() }), {
    method: 'POST',
    body: { tab },
    keepalive: true,
  });
