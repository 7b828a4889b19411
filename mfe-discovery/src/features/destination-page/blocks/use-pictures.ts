import type { BlockPicture } from '@storefront/shared/api/content/page-blocks.schema';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import { useRuntime } from '@storefront/shared/runtime';

import type { BlockPageContext } from './block-view';

interface Pictures {
  /** Picture of a reference; `null` without one, and for one that the library does not have. */
  readonly of: (reference: string | null) => BlockPicture | null;
  /** Its absolute URL. */
  readonly srcOf: (reference: string | null) => string | null;
  /** Picture of the destination of the page. */
  readonly scene: string;
}

/** Finds the pictures of blocks. */
export function usePictures({ page, blocks }: Pick<BlockPageContext, 'page' | 'blocks'>): Pictures {
  const { backendUrl } = useRuntime().config;
  const scene = `${backendUrl}/media/${destinationScene(page.destinationId)}/1600.jpg`;
  const of = (reference: string | null) => (reference === null ? null : (blocks.pictures[reference] ?? null));
  return {
    of,
    srcOf(reference) {
      const picture = of(reference);
      return picture && URL.canParse(picture.src, scene) ? new URL(picture.src, scene).href : null;
    },
    scene,
  };
}
