import { useRuntime } from '@storefront/shared/runtime';

import { useAbsoluteUrl } from './structured-data';

interface PageHeadProps {
  /** Without the name of the seller, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Path of the one address this page should be known by. */
  readonly canonicalPath?: string;
  /** Such as `noindex`, on pages that belong to one shopper. */
  readonly robots?: string;
  /** Picture that stands for the page where it is shared. */
  readonly image?: string | null;
}

/** Title and meta of a page; React moves them into the head. */
export function PageHead({ title, description, canonicalPath, robots, image }: PageHeadProps) {
  const { brand } = useRuntime().config.seller;
  const absoluteUrl = useAbsoluteUrl();
  const canonical = canonicalPath === undefined ? null : absoluteUrl(canonicalPath);
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={canonical} />
          {description && <meta property="og:description" content={description} />}
          {image && URL.canParse(image, canonical) && (
            <meta property="og:image" content={absoluteUrl(image)} />
          )}
        </>
      )}
    </>
  );
}
