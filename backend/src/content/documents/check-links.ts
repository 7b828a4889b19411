import type { ContentFault } from './content-documents';
import { pagePath } from './page-address';
import type { ReadFiles } from './read-files';

/** Returns those of the paths that lead to a page of the shop, now or by the schedule. */
export type FindPaths = (paths: readonly string[]) => Promise<ReadonlySet<string>>;

interface UsedPath {
  readonly file: string;
  readonly field: string;
  readonly path: string;
}

/**
 * Returns the links of the site's documents that lead to no page, and the redirects from a page that exists. What is
 * published together with a document counts as present.
 */
export async function linkFaults(
  documents: ReadFiles,
  findPaths: FindPaths,
): Promise<readonly ContentFault[]> {
  const links = linksOf(documents);
  const oldPaths = documents.redirects.flatMap(({ file, document }) =>
    document.redirects.map(({ from }, index) => ({ file, field: `redirects.${index}.from`, path: from })),
  );
  if (links.length + oldPaths.length === 0) return [];
  const found = await findPaths([...links, ...oldPaths].map(({ path }) => pathOf(path)));
  const together = new Set(pathsOfFiles(documents));
  const exists = (path: string) => found.has(pathOf(path)) || together.has(pathOf(path));
  return [
    ...links
      .filter(({ path }) => !exists(path))
      .map(({ file, field, path }) => ({ file, field, message: `there is no page ${path} in the shop` })),
    ...oldPaths
      .filter(({ path }) => exists(path))
      .map(({ file, field, path }) => ({ file, field, message: `${path} is a page of the shop` })),
  ];
}

function linksOf({ navigation, footer, notices, redirects, texts }: ReadFiles): readonly UsedPath[] {
  return [
    ...navigation.flatMap(({ file, document }) => linksWithin(file, document)),
    ...footer.flatMap(({ file, document }) => linksWithin(file, document)),
    ...notices.flatMap(({ file, document }) => linksWithin(file, document)),
    ...redirects.flatMap(({ file, document }) =>
      document.redirects.map(({ to }, index) => ({ file, field: `redirects.${index}.to`, path: to })),
    ),
    ...texts.flatMap(({ file, document }) =>
      document.sections.flatMap(({ body }, index) =>
        hrefsIn(body).map((path) => ({ file, field: `sections.${index}.body`, path })),
      ),
    ),
  ];
}

/** Returns each field `path` of a document with a value. */
function linksWithin(file: string, value: unknown, field = ''): readonly UsedPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const place = field === '' ? name : `${field}.${name}`;
    if (name === 'path' && typeof part === 'string') return [{ file, field: place, path: part }];
    return linksWithin(file, part, place);
  });
}

const HREF = /\shref\s*=\s*["']?(\/(?!\/)[^"'\s>]*)/gi;

function hrefsIn(html: string): readonly string[] {
  return [...html.matchAll(HREF)].map(([, path = '']) => path);
}

/** Returns a path without query and fragment. */
export function pathOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** Returns the paths of pages that are among the documents. */
export function pathsOfFiles({ pages, groups, deals }: ReadFiles): readonly string[] {
  return [
    ...pages.flatMap(({ document }) => [`/page/${document.id}`, pagePath(document)]),
    ...groups.map(({ document }) => `/group/${document.id}`),
    ...deals.flatMap(({ document }) => [`/deal/${document.id}`, `/deals/${document.id}`]),
  ];
}
