import type { NewKind } from '../api/documents';
import type { JsonObject } from '../api/json';

/** The field with the name of a document, which the list of documents displays. */
const NAME_FIELD: Readonly<Record<NewKind, string>> = {
  pages: 'destinationName',
  groups: 'name',
  deals: 'hotelName',
  notices: 'name',
};

const MAX_ID_LENGTH = 40;

/** Returns the end of an address, such as `half-term-in-the-sun`, from a name; empty for a name without letters or digits. */
export function addressOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}

/** Returns a random id of a landing page: 24 hex characters. */
export function newPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface NewDocument {
  readonly kind: NewKind;
  readonly id: string;
  readonly name: string;
  /** Time of creation, in milliseconds. */
  readonly now: number;
}

/** Copies a document under a new id and name. A deal keeps the name of its hotel if the new name is empty. */
export function copyOf(source: JsonObject, { kind, id, name, now }: NewDocument): JsonObject {
  return {
    ...source,
    id,
    ...(name !== '' && { [NAME_FIELD[kind]]: name }),
    ...(kind === 'deals' && { createdAt: new Date(now).toISOString() }),
  };
}
