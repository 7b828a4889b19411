import type { ContentKind } from '../../db/tables';
import { findDocument } from '../content-store';
import { SITE_ID } from './fields';
import type { ContentSource } from '../live-content';

import { currentClaims } from './current-claims';
import { usedClaims } from './check-claims';

const TITLES: Readonly<Record<string, string>> = { home: 'the home page', newsletter: 'the newsletter' };

/**
 * Returns what a publisher learns about changed claims: the live documents that use one which is off by now, and do
 * not show it any more; `null` where there is none.
 */
export async function claimNotice(
  source: ContentSource & Parameters<typeof currentClaims>[0],
  changed: readonly { readonly kind: ContentKind; readonly id: string }[],
): Promise<string | null> {
  const ids = changed.filter(({ kind }) => kind === 'claims').map(({ id }) => id);
  if (ids.length === 0) return null;
  const [home, newsletter, claims] = await Promise.all([
    findDocument(source, 'home', SITE_ID),
    findDocument(source, 'newsletter', SITE_ID),
    currentClaims(source),
  ]);
  const used = usedClaims({
    home: home ? [{ file: 'home', document: home.document, revision: home.revision }] : [],
    newsletter: newsletter
      ? [{ file: 'newsletter', document: newsletter.document, revision: newsletter.revision }]
      : [],
  });
  const names = used
    .filter(({ claim }) => ids.includes(claim) && claims[claim] === null)
    .map(({ file }) => TITLES[file] ?? file);
  return names.length === 0 ? null : `is used by ${names.join(' and ')}, without the claim from now on`;
}
