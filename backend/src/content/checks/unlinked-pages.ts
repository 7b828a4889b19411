import { DESTINATIONS } from '@storefront/shared/domain/catalogue/destinations';
import { HOME_BANNERS } from '@storefront/shared/domain/catalogue/navigation';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';
import { sql } from 'kysely';

import { pagePath } from '../documents/page-address';
import type { ReadFiles } from '../documents/read-files';
import { liveContent, type ContentSource } from '../live-content';

import { warningFinding, type ContentFinding } from './finding';

/** Pages that the list of all destinations links to. */
const LISTED: ReadonlySet<string> = new Set(DESTINATIONS.map(({ id }) => pageIdOf(id)));

/** Groups that the home page leads to by itself. */
const ON_HOME: ReadonlySet<string | null> = new Set(HOME_BANNERS.map(({ path }) => path));

/** A document that needs a link of another one. */
interface NewPage {
  readonly file: string;
  readonly kind: 'pages' | 'groups';
  readonly id: string;
  /** What a document contains that leads to it: a path in quotation marks, or the id of a card. */
  readonly marks: readonly string[];
}

/**
 * Returns the landing pages and groups that no live document leads to, and none that is published together with them: only
 * who knows the address finds them. Deals are in lists by themselves.
 */
export async function unlinkedPages(
  source: ContentSource,
  documents: ReadFiles,
): Promise<readonly ContentFinding[]> {
  const own = pagesOf(documents);
  const together = Object.values(documents)
    .flat()
    .map(({ file, document }) => ({ file, text: JSON.stringify(document) }));
  const found = await Promise.all(
    own.map(async (page) => {
      const isLinked =
        together.some(
          ({ file, text }) => file !== page.file && page.marks.some((mark) => text.includes(mark)),
        ) || (await isLinkedLive(source, page));
      return isLinked ? [] : [warningFinding({ file: page.file, field: null, message: UNLINKED })];
    }),
  );
  return found.flat();
}

const UNLINKED = 'no menu, page or list of the shop leads to this page: add a link, or share its address';

function pagesOf({ pages, groups }: ReadFiles): readonly NewPage[] {
  return [
    ...pages
      .filter(({ document: { id } }) => !LISTED.has(id))
      .map(({ file, document: { id, slug } }) => ({
        file,
        kind: 'pages' as const,
        id,
        marks: [...marksOf(pagePath({ id })), ...marksOf(pagePath({ id, slug })), `"${id}"`],
      })),
    ...groups
      .filter(({ document: { id } }) => !ON_HOME.has(`/group/${id}`))
      .map(({ file, document: { id } }) => ({
        file,
        kind: 'groups' as const,
        id,
        marks: marksOf(`/group/${id}`),
      })),
  ];
}

/** As JSON has it: a field, or an attribute within a text, with or without query and fragment. */
function marksOf(path: string): readonly string[] {
  return ['"', '\\"', '?', '#'].map((end) => `${path}${end}`);
}

async function isLinkedLive(source: ContentSource, { kind, id, marks }: NewPage): Promise<boolean> {
  const row = await source.db
    .selectFrom(liveContent(source))
    .select('id')
    .where((eb) => eb.not(eb.and([eb('kind', '=', kind), eb('id', '=', id)])))
    .where((eb) => eb.or(marks.map((mark) => sql<boolean>`position(${mark} in document::text) > 0`)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
