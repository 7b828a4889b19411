import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import { BUILT_IN_HOME } from '@storefront/shared/api/site/built-in-home';
import { BUILT_IN_LISTS } from '@storefront/shared/api/site/built-in-lists';
import { BUILT_IN_TEXT_PAGES } from '@storefront/shared/api/site/built-in-text-pages';
import { sql } from 'kysely';

import { BUILT_IN_NEWSLETTER } from '../documents/built-in-newsletter';
import { DOCUMENT_SCHEMAS, type ContentDocuments } from '../documents/content-documents';
import { SITE_ID } from '../documents/fields';
import type { ContentSource } from '../live-content';
import { insertFirstRevisions } from '../revisions/first-revisions';

const SITE_KINDS = ['home', 'navigation', 'footer', 'texts', 'redirects', 'newsletter', 'lists'] as const;
type SiteKind = (typeof SITE_KINDS)[number];

/** Documents that the shop shows without any, so that the content team starts with what visitors see. */
export function siteDocuments(): Pick<ContentDocuments, SiteKind> {
  const { heroAlternative: _none, ...home } = BUILT_IN_HOME;
  return {
    home: [DOCUMENT_SCHEMAS.home.parse({ id: SITE_ID, ...home })],
    navigation: [DOCUMENT_SCHEMAS.navigation.parse({ id: SITE_ID, ...BUILT_IN_NAVIGATION })],
    footer: [DOCUMENT_SCHEMAS.footer.parse({ id: SITE_ID, ...BUILT_IN_FOOTER })],
    texts: Object.entries(BUILT_IN_TEXT_PAGES).map(([id, page]) =>
      DOCUMENT_SCHEMAS.texts.parse({ id, ...page }),
    ),
    redirects: [{ id: SITE_ID, redirects: [] }],
    newsletter: [BUILT_IN_NEWSLETTER],
    lists: Object.entries(BUILT_IN_LISTS).map(([id, { heroAlternative: _own, ...texts }]) =>
      DOCUMENT_SCHEMAS.lists.parse({ id, ...texts }),
    ),
  };
}

/** Any number that no other lock of this database has. */
const SEED_LOCK = 7_204_815;

/**
 * Stores the documents that the shop has never had. One that the content team has taken off the site stays off. Several
 * processes that start together wait for each other.
 */
export async function seedSite({ db, clock }: ContentSource): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    const rows = await trx
      .selectFrom('content_documents')
      .select(['kind', 'id'])
      .where('kind', 'in', SITE_KINDS)
      .execute();
    const stored = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
    const all = siteDocuments();
    const missing = Object.fromEntries(
      SITE_KINDS.map((kind) => [kind, all[kind].filter(({ id }) => !stored.has(`${kind} ${id}`))]),
    );
    if (Object.values(missing).every((documents) => documents.length === 0)) return;
    await trx
      .updateTable('content_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    await insertFirstRevisions(trx, missing, {
      author: 'the shop',
      note: 'Menus, home page, static pages and newsletter of the shop',
      now: new Date(clock.now()),
    });
  });
}
