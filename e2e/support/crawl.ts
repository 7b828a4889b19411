/** One page as the server sends it. */
export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly heading: string;
  /** Addresses of its links, as written. */
  readonly links: readonly string[];
  /** Ids that a link within the page may lead to. */
  readonly ids: ReadonlySet<string>;
}

const AT_ONCE = 4;

/**
 * Follows every link of every page from the given ones on, page by page as the server sends them.
 *
 * @param follows whether an address of the site is a page to read on from
 */
export async function crawl(
  site: string,
  from: readonly string[],
  follows: (path: string) => boolean,
): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...from];
  const known = new Set(from);

  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await readPage(site, path);
      pages.set(path, page);
      for (const link of page.links) {
        const target = pathOf(link, path);
        if (target === null || known.has(target) || !follows(target)) continue;
        known.add(target);
        waiting.push(target);
      }
    }
  }

  // The first page fills the queue for all.
  await work();
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

/** Path and query that a link on a page of this site leads to; `null` for one that leads away. */
export function pathOf(link: string, from: string): string | null {
  const site = 'http://site.test';
  const { origin, pathname, search } = new URL(link, site + from);
  return origin === site ? pathname + search : null;
}

async function readPage(site: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(site + path, { redirect: 'manual' });
  const html = await answer.text();
  return {
    path,
    status: answer.status,
    heading: /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '',
    links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href)),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => withoutEntities(id))),
  };
}

function withoutEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
