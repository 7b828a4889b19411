import { useRuntime } from '@storefront/shared/runtime';

import { useAbsoluteUrl } from './structured-data';

interface PageHeadProps {
  /** Without the name of the seller, which is appended. */
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical URL. */
  readonly canonicalPath?: string;
  /** Such as `noindex`, on personal pages. */
  readonly robots?: string;
  /** URL of the picture of the page; in social networks the edge server shows its scene (DEC-170). */
  readonly image?: string | null;
}

/** Renders the title and the meta tags of a page; React hoists them into `<head>`. */
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
