import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const price = z.union([z.number().positive(), z.string().regex(/^\d+(\.\d{2})?$/)]);

const listItem = z
  .strictObject({
    '@type': z.literal('ListItem'),
    position: z.number().int().positive(),
    name: text,
    item: url.optional(),
    url: url.optional(),
  })
  .refine(({ item, url: own }) => (item === undefined) !== (own === undefined), 'has one URL');

const positions = z
  .array(listItem)
  .refine(
    (items) => items.every(({ position }, index) => position === (items[0]?.position ?? 1) + index),
    'positions follow each other',
  );

const rating = z
  .strictObject({
    '@type': z.literal('AggregateRating'),
    ratingValue: z.number(),
    bestRating: z.number(),
    worstRating: z.number(),
    reviewCount: z.number().int().positive(),
  })
  .refine(
    ({ ratingValue, bestRating, worstRating }) => worstRating <= ratingValue && ratingValue <= bestRating,
    'is within its scale',
  );

const offer = z.strictObject({
  '@type': z.literal('AggregateOffer'),
  url: url.optional(),
  priceCurrency: z.literal('GBP'),
  lowPrice: price,
  seller: z.strictObject({ '@id': url }),
});

/** The part of the schema.org vocabulary that the shop uses, with the fields that search engines require. */
const nodeSchema = z.discriminatedUnion('@type', [
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('TravelAgency'),
    '@id': url,
    name: text,
    legalName: text,
    url,
    telephone: text,
    email: text,
    address: text,
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: positions.min(2),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('ItemList'),
    name: text,
    numberOfItems: z.number().int().positive(),
    itemListElement: positions.min(1),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('TouristDestination'),
    name: text,
    description: text,
    url,
    image: url,
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Product'),
    name: text,
    description: text.optional(),
    image: z.union([url, z.array(url).min(1)]).optional(),
    url: url.optional(),
    offers: offer.optional(),
    aggregateRating: rating.optional(),
  }),
]);
export type StructuredNode = z.output<typeof nodeSchema>;

export interface CheckedData {
  readonly nodes: readonly StructuredNode[];
  /** What is wrong with the data of the page. */
  readonly faults: readonly string[];
}

/** Parses the JSON-LD elements of a page and checks them against the vocabulary. */
export function checkStructuredData(html: string): CheckedData {
  const nodes: StructuredNode[] = [];
  const faults: string[] = [];
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const parsed = nodeSchema.safeParse(JSON.parse(json));
    if (parsed.success) nodes.push(parsed.data);
    else faults.push(z.prettifyError(parsed.error));
  }
  faults.push(...questionFaults(html));
  const types = nodes.map((node) => node['@type']);
  if (new Set(types).size < types.length) faults.push(`a type occurs twice: ${types.join(', ')}`);
  return { nodes, faults };
}

/** Questions are marked in the HTML itself (microdata), so that no script repeats their text. */
function questionFaults(html: string): readonly string[] {
  const lowerCase = html.toLowerCase();
  const count = (text: string) => lowerCase.split(text.toLowerCase()).length - 1;
  const pages = count('itemType="https://schema.org/FAQPage"');
  const questions = count('itemType="https://schema.org/Question"');
  const responses = count('itemType="https://schema.org/Answer"');
  const parts = [
    count('itemProp="mainEntity"'),
    count('itemProp="acceptedAnswer"'),
    count('itemProp="name"'),
  ];
  if (pages === 0 && questions === 0) return [];
  if (pages !== 1) return [`${pages} elements of the type FAQPage`];
  const isWhole = questions > 1 && [responses, ...parts].every((number) => number === questions);
  return isWhole
    ? []
    : [`${questions} questions with ${responses} answers and ${parts.join(', ')} properties`];
}
