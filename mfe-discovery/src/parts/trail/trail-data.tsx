import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';

interface TrailPage {
  readonly title: string;
  readonly path: string;
}

/** Renders the breadcrumb as structured data: the home page, and then these pages. */
export function BreadcrumbData({ trail }: { readonly trail: readonly TrailPage[] }) {
  const addressOf = useAbsoluteUrl();
  return (
    <StructuredData
      value={{
        '@type': 'BreadcrumbList',
        itemListElement: [{ title: 'Home', path: '/' }, ...trail].map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: addressOf(path),
        })),
      }}
    />
  );
}
