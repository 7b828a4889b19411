import { useRuntime } from '@storefront/shared/runtime';

interface StructuredDataProps {
  /** One schema.org node with its `@type`. */
  readonly value: Readonly<Record<string, unknown>> & { readonly '@type': string };
}

/** Renders structured data for search engines as JSON-LD. It must only contain what the page itself shows. */
export function StructuredData({ value }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...value });
  return (
    <script
      type="application/ld+json"
      // Escaping `<` prevents a value from closing the script element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** Returns a function that resolves a path to an absolute URL, for canonical links and structured data. */
export function useAbsoluteUrl(): (path: string) => string {
  const { siteUrl } = useRuntime().config;
  return (path) => new URL(path, siteUrl).href;
}
