import { z } from 'zod';

export const revisionNumber = z.number().int().positive();

const exported = z.looseObject({ revision: revisionNumber });

/**
 * Separates a document of a file from the revision number that the export wrote into it. An invalid number stays in the
 * document, whose schema reports it.
 */
export function splitRevision(content: unknown): {
  readonly document: unknown;
  readonly revision: number | null;
} {
  const parsed = exported.safeParse(content);
  if (!parsed.success) return { document: content, revision: null };
  const { revision, ...document } = parsed.data;
  return { document, revision };
}
