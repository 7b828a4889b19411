import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useRuntime } from '@storefront/shared/runtime';

interface ListHeadProps {
  readonly texts: ListPageTexts;
  readonly path: string;
  /** Number of the page, from 1. */
  readonly page?: number;
  /** Follows the title, such as `Beach` for a list of one kind. */
  readonly narrowed?: string | null;
}

/** Renders title and meta tags of a list page from the texts of the content team. */
export function ListHead({ texts, path, page = 1, narrowed = null }: ListHeadProps) {
  const { seoTitle, seoDescription, isIndexed } = texts;
  const title = narrowed === null ? seoTitle : `${seoTitle}: ${narrowed}`;
  const isFirst = page === 1;
  return (
    <PageHead
      title={isFirst ? title : `${title}, page ${page}`}
      description={isFirst ? seoDescription : `Page ${page}. ${seoDescription}`}
      canonicalPath={isFirst ? path : `${path}?page=${page}`}
      image={usePictureUrl(texts.heroImage).replace(/\/1600\.jpg$/, '/960.jpg')}
      {...(!isIndexed && { robots: 'noindex' })}
    />
  );
}

/** Returns the complete URL of a picture, which may be a path of the backend. */
export function usePictureUrl(picture: string): string {
  const { backendUrl } = useRuntime().config;
  return new URL(picture, `${backendUrl}/`).href;
}
