import { useRuntime } from '@storefront/shared/runtime';

interface StructuredDataProps {
  /** One node of schema.org, with its `@type`. */
  readonly value: Readonly<Record<string, unknown>> & { readonly '@type': string };
}

/** What search engines read of a page, as JSON-LD. Says nothing that the page itself does not show. */
export function StructuredData({ value }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value });
  return (
    <script
      type="application/ld+json"
      // Nothing in it may end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The whole address of a path, for canonical links and structured data. */
export function useAbsoluteUrl(): (path: string) => string {
  const { siteUrl } = useRuntime().config;
  return (path) => new URL(path, siteUrl).href;
}
