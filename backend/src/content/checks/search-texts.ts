import type { ContentKind } from '../../db/tables';
import { CONTENT_KINDS } from '../documents/content-documents';
import type { ReadFiles } from '../documents/read-files';

import { warningFinding, type ContentFinding } from './finding';

/** What lists of results show of a page, in characters. */
const LENGTHS = {
  seoTitle: { min: 15, max: 60 },
  seoDescription: { min: 50, max: 160 },
} as const;

const CHARACTERS = new Intl.Segmenter('en-GB');

/** Returns the texts for search engines that are too long to be displayed, or too short, with their length. */
export function searchTextFindings(documents: ReadFiles): readonly ContentFinding[] {
  return CONTENT_KINDS.flatMap((kind) =>
    documents[kind].flatMap(({ file, document }) => [
      ...lengthFindings(file, 'seoTitle', document, kind),
      ...lengthFindings(file, 'seoDescription', document, kind),
    ]),
  );
}

function lengthFindings(
  file: string,
  field: keyof typeof LENGTHS,
  document: object,
  kind: ContentKind,
): readonly ContentFinding[] {
  const text: unknown = Reflect.get(document, field);
  if (typeof text !== 'string') return [];
  const { max } = LENGTHS[field];
  // A static page has the title of its subject, such as “About Us”.
  const min = kind === 'texts' ? 0 : LENGTHS[field].min;
  const count = [...CHARACTERS.segment(text)].length;
  if (count > max)
    return [
      warningFinding({
        file,
        field,
        message: `has ${count} characters: search engines show about ${max}`,
      }),
    ];
  if (count < min)
    return [
      warningFinding({
        file,
        field,
        message: `has ${count} characters: there is room for about ${max}`,
      }),
    ];
  return [];
}
