import { z } from 'zod';

import { CONTENT_KINDS, DOCUMENT_SCHEMAS } from '../../content/documents/content-documents';

/** Returns the JSON schema of each kind, from which the studio generates its forms. */
export function documentSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    CONTENT_KINDS.map((kind) => [
      kind,
      z.toJSONSchema(DOCUMENT_SCHEMAS[kind], { io: 'input', unrepresentable: 'any', reused: 'inline' }),
    ]),
  );
}
