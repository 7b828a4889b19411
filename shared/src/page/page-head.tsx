import { useRuntime } from '@storefront/shared/runtime';

interface PageHeadProps {
  /** Without the name of the seller, which is added. */
  readonly title: string;
  readonly description?: string;
  /** Path of the one address this page should be known by. */
  readonly canonicalPath?: string;
  /** Such as `noindex`, on pages that belong to one shopper. */
  readonly robots?: string;
}

/** Title and meta of a page; React moves them into the head. */
export function PageHead({ title, description, canonicalPath, robots }: PageHeadProps) {
  const { brand } = useRuntime().config.seller;
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {canonicalPath && <link rel="canonical" href={canonicalPath} />}
    </>
  );
}
