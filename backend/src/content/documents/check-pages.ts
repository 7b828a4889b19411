import { BLOCK_DEFINITIONS } from '@storefront/shared/contracts/blocks/block-definitions';

import type { BlockFault } from '../blocks/block-faults';

import type { ContentFault } from './content-documents';
import type { PageDocument } from './page-document.schema';
import type { ReadFile } from './read-files';

export type FindSlugs = (
  slugs: readonly string[],
) => Promise<readonly { readonly slug: string; readonly id: string }[]>;

/** Returns the readable addresses that another page has, on the site, scheduled or among the same files. */
export async function slugFaults(
  pages: readonly ReadFile<'pages'>[],
  findSlugs: FindSlugs,
): Promise<readonly ContentFault[]> {
  const named = pages.flatMap(({ file, document: { id, slug } }) =>
    slug === null ? [] : [{ file, id, slug }],
  );
  const taken = [...(await findSlugs(named.map(({ slug }) => slug))), ...named];
  return named
    .filter(({ id, slug }) => taken.some((other) => other.slug === slug && other.id !== id))
    .map(({ file, slug }) => ({
      file,
      field: 'slug',
      message: `another page has the address /page/${slug}`,
    }));
}

/** Returns the blocks that show the destination of their page, which has none. */
export function withoutDestination({ destinationId, blocks }: PageDocument): readonly BlockFault[] {
  if (destinationId !== null) return [];
  return blocks.flatMap(({ type, props }, index) => {
    if (type === 'priceByMonth')
      return [{ field: `blocks.${index}`, message: 'needs a page with a destination' }];
    const choice =
      type === 'dealCards' ? BLOCK_DEFINITIONS.dealCards.schema.safeParse(props).data?.choice : undefined;
    return choice && 'ofThisPage' in choice
      ? [{ field: `blocks.${index}.props.choice`, message: 'needs a page with a destination' }]
      : [];
  });
}
