import { BUILT_IN_LISTS } from '@storefront/shared/api/site/built-in-lists';
import type { HomeTexts } from '@storefront/shared/api/site/home.schema';
import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import type { SiteWire } from '@storefront/shared/api/site/site.schema';
import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';

import { findPicturesIn, type LibraryPicture } from '../../media/library/library-pictures';
import { pictureIdIn, picturePath } from '../../media/library/picture-reference';
import { claimsOfDocuments } from '../documents/current-claims';
import { allDocuments, findDocument } from '../content-store';
import { SITE_ID } from '../documents/fields';
import { readableAddresses, slugRedirects } from '../documents/page-address';
import type { HomeDocument } from '../documents/home-document.schema';
import { socialPictures } from './social-pictures';
import type { FooterDocument, NavigationDocument } from '../documents/site-documents.schema';
import type { TextDocument } from '../documents/text-document.schema';
import type { ContentSource } from '../live-content';

/** `GET /api/site`: what every page shows; `null` for a part without a live document. */
export async function siteResponse(source: ContentSource): Promise<SiteWire> {
  const [navigation, footer, notices, redirects, slugs, claims, social, addresses] = await Promise.all([
    findDocument(source, 'navigation', SITE_ID),
    findDocument(source, 'footer', SITE_ID),
    allDocuments(source, 'notices'),
    findDocument(source, 'redirects', SITE_ID),
    slugRedirects(source),
    claimsOfDocuments(source),
    socialPictures(source),
    readableAddresses(source),
  ]);
  const readable = readableLinks(addresses);
  const own = redirects?.document.redirects ?? [];
  const ownPaths = new Set(own.map(({ from }) => from));
  return {
    navigation: navigation && navigationOf(navigation.document, readable),
    footer: footer && footerOf(footer.document, readable),
    notices: notices.map(({ document: { id, text, link } }) => ({ id, text, link: link && readable(link) })),
    redirects: [...own, ...slugs.filter(({ from }) => !ownPaths.has(from))],
    claims,
    social,
  };
}

type ReadableLinks = <T extends { readonly path: string | null }>(link: T) => T;

/** A link by the id of a page leads to its readable address, so that the team need not edit menus when it changes (DEC-383). */
function readableLinks(addresses: ReadonlyMap<string, string>): ReadableLinks {
  return (link) => {
    const path = link.path === null ? undefined : addresses.get(link.path);
    return path === undefined ? link : { ...link, path };
  };
}

function navigationOf(
  { entries, phoneLinks }: NavigationDocument,
  readable: ReadableLinks,
): SiteWire['navigation'] {
  return {
    entries: entries.map(({ columns, ...entry }) => ({
      ...readable(entry),
      columns: columns.map((column) => {
        const { path, pathLabel, entries: links, ...own } = readable(column);
        return {
          ...own,
          entries: links.map(readable),
          ...(path !== null && { path }),
          ...(pathLabel !== null && { pathLabel }),
        };
      }),
    })),
    phoneLinks: phoneLinks.map(readable),
  };
}

function footerOf({ columns, legal }: FooterDocument, readable: ReadableLinks): SiteWire['footer'] {
  return {
    columns: columns.map((column) => ({ ...column, entries: column.entries.map(readable) })),
    legal: legal.map(readable),
  };
}

/** `GET /api/lists/{id}`: `null` without a live document. */
export async function listPageResponse(source: ContentSource, id: string): Promise<ListPageTexts | null> {
  const stored = await findDocument(source, 'lists', id);
  if (!stored) return null;
  const { id: _id, socialPicture: _social, ...texts } = stored.document;
  return { ...texts, ...(await heroOf(source.db, texts.heroImage, BUILT_IN_LISTS['all-deals'].heroImage)) };
}

type Db = ContentSource['db'];

/** `GET /api/home`: `null` without a live document. */
export async function homeResponse(source: ContentSource): Promise<HomeTexts | null> {
  const stored = await findDocument(source, 'home', SITE_ID);
  return stored && buildHome(source.db, stored.document);
}

export async function buildHome(
  db: Db,
  { id: _id, socialPicture: _social, ...home }: HomeDocument,
): Promise<HomeTexts> {
  return { ...home, ...(await heroOf(db, home.heroImage, DEFAULT_HERO)) };
}

/** Returns a main picture with its alternative text. @param missing shown when it was removed from the library */
async function heroOf(db: Db, reference: string, missing: string) {
  const pictures = await findPicturesIn(db)(idsOf([reference]));
  const id = pictureIdIn(reference);
  const picture = id === null ? undefined : pictures.get(id);
  return {
    heroImage: urlOf(reference, pictures) ?? missing,
    heroAlternative: picture && !picture.isDecorative ? picture.alternative : '',
  };
}

/** Shown when the picture of the document has been removed from the library. */
const DEFAULT_HERO = '/media/beach-2/1600.jpg';

/** `GET /api/text-pages/{id}`: `null` without a live document. */
export async function textPageResponse(source: ContentSource, id: string): Promise<TextPageContent | null> {
  const stored = await findDocument(source, 'texts', id);
  return stored && buildTextPage(source.db, stored.document);
}

export async function buildTextPage(
  db: Db,
  { id: _id, socialPicture: _social, ...page }: TextDocument,
): Promise<TextPageContent> {
  const pictures = await findPicturesIn(db)(idsOf(page.sections.map(({ picture }) => picture)));
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, picture: urlOf(section.picture, pictures) })),
  };
}

function idsOf(references: readonly (string | null)[]): readonly string[] {
  return references.flatMap((reference) => pictureIdIn(reference) ?? []);
}

/** Returns the URL or path of a picture; `null` when it is not in the library, or not any more. */
function urlOf(reference: string | null, pictures: ReadonlyMap<string, LibraryPicture>): string | null {
  const id = pictureIdIn(reference);
  if (id === null) return reference;
  const picture = pictures.get(id);
  return picture ? picturePath(picture) : null;
}
