/** Spellings that a router takes for the payment page, though they are other URLs for headers and caches. */
const spellingsOf = (path: string): readonly string[] => [
  path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

/** Returns a message for each other spelling of the page that does not redirect to the page. */
export async function spellingDifferences(site: string, path: string): Promise<readonly string[]> {
  const page = new URL(path, site).href;
  const found: string[] = [];
  for (const spelling of spellingsOf(path)) {
    const { status, headers } = await fetch(new URL(spelling, site), { redirect: 'manual' });
    const location = headers.get('location');
    if (status !== 308 || location === null || new URL(location, site).href !== page)
      found.push(`${spelling} does not redirect to ${path}: status ${status}`);
  }
  return found;
}
