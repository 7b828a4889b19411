import { z } from 'zod';

import { call } from './call';
import { KINDS, type DocumentKey, type PublicationTimes } from './documents';

const releaseSchema = z.object({
  id: z.number(),
  author: z.string(),
  note: z.string(),
  createdAt: z.string(),
  undoneBy: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  state: z.enum(['scheduled', 'live', 'past', 'undone', 'cancelled']),
  canUndo: z.boolean(),
  documents: z.array(
    z.object({ kind: z.enum(KINDS), id: z.string(), title: z.string(), revision: z.number().nullable() }),
  ),
});
export type Release = z.output<typeof releaseSchema>;

export const listReleases = () => call('/releases', z.object({ releases: z.array(releaseSchema) }));

/** A draft, and the newest revision of its document that the publisher has seen. */
export interface DraftToPublish extends DocumentKey {
  readonly revision: number;
  readonly base: number;
}

const publishedSchema = z.object({ release: z.number().nullable(), notices: z.array(z.string()) });

/** Publishes all drafts as one release, or none. */
export const publishDrafts = (
  documents: readonly DraftToPublish[],
  { note, ...times }: PublicationTimes & { readonly note: string },
) => call('/releases', publishedSchema, { method: 'POST', body: { documents, note, ...times } });

export const undoRelease = (release: number) =>
  call(`/releases/${release}/undo`, z.object({ changed: z.array(z.unknown()) }), { method: 'POST' });
