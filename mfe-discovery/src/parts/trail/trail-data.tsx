import { StructuredData, useAbsoluteUrl } from '@storefront/shared/composites/page/structured-data';

/** Renders the breadcrumb as structured data. */
export function BreadcrumbData({ title, path }: { readonly title: string; readonly path: string }) {
  const addressOf = useAbsoluteUrl();
  return (
    <StructuredData
      value={{
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: addressOf('/') },
          { '@type': 'ListItem', position: 2, name: title, item: addressOf(path) },
        ],
      }}
    />
  );
}
