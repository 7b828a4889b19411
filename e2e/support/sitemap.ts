/** Returns the paths of the sitemap of a shop. */
export async function pathsOfSitemap(site: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
