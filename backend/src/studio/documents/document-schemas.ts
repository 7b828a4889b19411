import { inputSchema } from '../../content/blocks/input-schema';
import { CONTENT_KINDS, DOCUMENT_SCHEMAS } from '../../content/documents/content-documents';

/** Returns the JSON schema of each kind, from which the studio generates its forms. */
export function documentSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, inputSchema(DOCUMENT_SCHEMAS[kind])]));
}
