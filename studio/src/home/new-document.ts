import type { NewKind } from '../api/documents';
import type { JsonObject } from '../api/json';

/** The field with the name of a document, which the list of documents displays. */
const NAME_FIELD: Readonly<Record<NewKind, string>> = {
  pages: 'destinationName',
  groups: 'name',
  deals: 'hotelName',
  notices: 'name',
  claims: 'text',
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

/** Returns a landing page without a destination: a headline and the search form. Its prices would be those of a destination. */
export function blankPage(name: string): JsonObject {
  return {
    destinationName: name,
    destinationId: null,
    slug: addressOf(name) || null,
    fromId: -1,
    nights: 7,
    boardBasis: 'RO',
    blocks: [
      { type: 'hero', v: 2, id: 'headline', props: { title: name, lead: '', picture: null, links: [] } },
      { type: 'searchForm', v: 1, id: 'search', props: { title: 'Find your holiday' } },
    ],
    content: '',
    heroImage: null,
  };
}

interface NewDocument {
  readonly kind: NewKind;
  readonly id: string;
  readonly name: string;
  /** Time of creation, in milliseconds. */
  readonly now: number;
  /** Readable addresses of other pages. */
  readonly slugs: readonly string[];
}

/** Copies a document under a new id and name. A deal keeps the name of its hotel if the new name is empty. */
export function copyOf(source: JsonObject, { kind, id, name, now, slugs }: NewDocument): JsonObject {
  return {
    ...source,
    id,
    // A readable address belongs to one page: the new one has that of its name, where it is free.
    ...(kind === 'pages' && { slug: freeSlug(name, slugs) }),
    ...(name !== '' && { [NAME_FIELD[kind]]: name }),
    ...(kind === 'deals' && { createdAt: new Date(now).toISOString() }),
  };
}

function freeSlug(name: string, slugs: readonly string[]): string | null {
  const slug = addressOf(name);
  return slug === '' || slugs.includes(slug) ? null : slug;
}
