import { pathOf, pathsOfFiles, type FindPaths } from '../documents/check-links';
import type { ReadFiles } from '../documents/read-files';

import type { CheckedValue } from './checked-values';
import { errorFinding, type ContentFinding } from './finding';
import { htmlParts } from './html-parts';

const OWN_PATH = /^\/(?!\/)/;

/**
 * Returns the links of blocks and formatted texts that lead to no page (DEC-411). Those of menus and static pages are
 * checked with their documents.
 */
export async function brokenLinks(
  documents: ReadFiles,
  values: readonly CheckedValue[],
  findPaths: FindPaths,
): Promise<readonly ContentFinding[]> {
  const links = values
    .filter(({ kind }) => kind !== 'texts')
    .flatMap(({ file, field, control, value }) =>
      targetsOf(control, String(value)).map((path) => ({ file, field, path })),
    );
  if (links.length === 0) return [];
  const found = await findPaths(links.map(({ path }) => pathOf(path)));
  const together = new Set(pathsOfFiles(documents));
  return links
    .filter(({ path }) => !found.has(pathOf(path)) && !together.has(pathOf(path)))
    .map(({ file, field, path }) =>
      errorFinding({ file, field, message: `there is no page ${path} in the shop` }),
    );
}

function targetsOf(control: string, text: string): readonly string[] {
  if (control === 'link') return OWN_PATH.test(text) ? [text] : [];
  if (control !== 'html' && control !== 'richText') return [];
  return htmlParts(text).links.filter((link) => OWN_PATH.test(link));
}
