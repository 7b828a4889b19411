import { checkStructuredData } from './structured-data';

/** One server-rendered page. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly heading: string;
  readonly title: string;
  /** Empty without a description. */
  readonly description: string;
  /** Path of the canonical URL; `null` without one. */
  readonly canonical: string | null;
  /** URL of the picture that links in social networks show. */
  readonly socialPicture: string | null;
  /** What is wrong with the structured data. */
  readonly dataFaults: readonly string[];
  readonly dataTypes: readonly string[];
  /** Whether the structured data have an average of reviews. */
  readonly rated: boolean;
  /** `href` values of its links. */
  readonly links: readonly string[];
  /** Element ids, as targets of fragment links. */
  readonly ids: ReadonlySet<string>;
  /** Texts between two tags; those of scripts and styles are left out. */
  readonly texts: readonly string[];
  /** Scene of the picture, such as `paris-6`, by the destination page that the picture links to. */
  readonly destinationPictures: ReadonlyMap<string, string>;
}

const AT_ONCE = 4;

/**
 * Crawls the server-rendered pages from the given paths.
 *
 * @param follows returns true for paths whose links are followed
 */
export async function crawl(
  site: string,
  from: readonly string[],
  follows: (path: string) => boolean,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...from];
  const seen = new Set(from);

  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await readPage(site, path);
      pages.set(path, page);
      for (const link of page.links) {
        const target = pathOf(link, path);
        if (target === null || seen.has(target) || !follows(target)) continue;
        seen.add(target);
        waiting.push(target);
      }
    }
  }

  // The first page fills the queue before the workers start.
  await work();
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

/** Returns path and query of a link; `null` for an external link. */
export function pathOf(link: string, from: string): string | null {
  const site = 'http://site.test';
  const { origin, pathname, search } = new URL(link, site + from);
  return origin === site ? pathname + search : null;
}

async function readPage(site: string, path: string): Promise<CrawledPage> {
  const response = await fetch(site + path, { redirect: 'manual' });
  const html = await response.text();
  const { nodes, faults } = checkStructuredData(html);
  const canonical = attributeOf(html, 'link', 'rel="canonical"', 'href');
  return {
    path,
    status: response.status,
    title: withoutEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: attributeOf(html, 'meta', 'name="description"', 'content') ?? '',
    canonical: canonical === null ? null : new URL(canonical).pathname,
    socialPicture: attributeOf(html, 'meta', 'property="og:image"', 'content'),
    dataFaults: faults,
    dataTypes: [
      ...nodes.map((node) => node['@type']),
      ...(/itemtype="https:\/\/schema.org\/FAQPage"/i.test(html) ? ['FAQPage'] : []),
    ],
    rated: nodes.some((node) => node['@type'] === 'Product' && node.aggregateRating !== undefined),
    heading: /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '',
    links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href)),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => withoutEntities(id))),
    texts: textsOf(html),
    destinationPictures: destinationPicturesOf(html),
  };
}

function textsOf(html: string): readonly string[] {
  const visible = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return [...visible.matchAll(/>([^<]+)</g)]
    .map(([, text = '']) => withoutEntities(text).trim())
    .filter((text) => text !== '');
}

/** Cards are articles with a link; tiles are links with a picture inside. */
function destinationPicturesOf(html: string): ReadonlyMap<string, string> {
  const cards = html.matchAll(/<article\b.*?<\/article>|<a\b[^>]*href="\/page\/[^>]*>.*?<\/a>/gs);
  return new Map(
    [...cards].flatMap(([card]) => {
      const page = /href="(\/page\/[^"?]+)"/.exec(card)?.[1];
      const scene = /\/media\/([a-z]+-\d+)\//.exec(card)?.[1];
      return page && scene ? [[page, scene] as const] : [];
    }),
  );
}

function withoutEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** Returns an attribute of the first element that has the other attribute, such as `rel="canonical"`. */
function attributeOf(html: string, element: string, having: string, name: string): string | null {
  const [tag] = new RegExp(`<${element}\\b[^>]*${having}[^>]*>`).exec(html) ?? [];
  const value = tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined || value === '' ? null : withoutEntities(value);
}
