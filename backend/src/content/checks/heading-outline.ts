import type { Block } from '@storefront/shared/contracts/blocks/block';

import { controlledValues, fieldNodeOf, valuesOf } from '../blocks/block-values';
import { DOCUMENT_SCHEMAS } from '../documents/content-documents';
import type { ReadFiles } from '../documents/read-files';

import type { ContentFinding } from './finding';
import { htmlParts } from './html-parts';

/** A heading of a page in the order of reading, with the field that has it. */
interface Heading {
  readonly field: string;
  readonly level: number;
  readonly text: string;
}

type Fault = Omit<ContentFinding, 'file'>;

/** Blocks whose title is no heading of the page, or the first one. */
const WITHOUT_HEADING: ReadonlySet<string> = new Set(['hero', 'callBanner', 'trustStrip']);

/**
 * Returns the headings that readers of the outline stumble over: empty ones, and those that skip a level. The headline of a
 * page is of level 1, blocks and sections have level 2.
 */
export function outlineFindings(documents: ReadFiles): readonly ContentFinding[] {
  const { pages, texts, groups, deals } = documents;
  const outlines = [
    ...pages.map(({ file, document }) => {
      const { blocks, content } = document;
      return blocks.length > 0
        ? { file, first: 1, headings: blocks.flatMap(headingsOfBlock) }
        : { file, first: 2, headings: headingsIn('content', content) };
    }),
    ...texts.map(({ file, document }) => ({
      file,
      first: 1,
      headings: document.sections.flatMap(({ heading, body }, index) => [
        ...(heading === '' ? [] : [{ field: `sections.${index}.heading`, level: 2, text: heading }]),
        ...headingsIn(`sections.${index}.body`, body),
      ]),
    })),
    ...groups.flatMap(({ file, document }) => outlinesOfFields(file, 'groups', document)),
    ...deals.flatMap(({ file, document }) => outlinesOfFields(file, 'deals', document)),
  ];
  return outlines.flatMap(({ file, first, headings }) =>
    faultsOf(first, headings).map((fault) => ({ file, ...fault })),
  );
}

const FIELDS = { groups: fieldNodeOf(DOCUMENT_SCHEMAS.groups), deals: fieldNodeOf(DOCUMENT_SCHEMAS.deals) };

/** Each text of a group or a deal is in a section of its own, whose heading the page has. */
function outlinesOfFields(file: string, kind: keyof typeof FIELDS, document: object) {
  return controlledValues(FIELDS[kind], document, '').flatMap(({ control, path, value }) =>
    control === 'html' ? [{ file, first: 2, headings: headingsIn(path, String(value)) }] : [],
  );
}

function headingsOfBlock(block: Block, index: number): readonly Heading[] {
  const place = `blocks.${index}`;
  const { title } = block.props;
  const own =
    typeof title === 'string' && title !== '' && !WITHOUT_HEADING.has(block.type)
      ? [{ field: `${place}.props.title`, level: 2, text: title }]
      : [];
  const within = valuesOf(block).flatMap(({ control, path, value }) => {
    if (control !== 'richText') return [];
    // The question of each reply is a heading of level 3.
    const question = block.type === 'faq' ? [{ field: `${place}.${path}`, level: 3, text: '?' }] : [];
    return [...question, ...headingsIn(`${place}.${path}`, String(value))];
  });
  return [...own, ...within];
}

function headingsIn(field: string, html: string): readonly Heading[] {
  return htmlParts(html).headings.map((heading) => ({ field, ...heading }));
}

function faultsOf(first: number, headings: readonly Heading[]): readonly Fault[] {
  return headings.flatMap(({ field, level, text }, index): readonly Fault[] => {
    if (text === '')
      return [{ level: 'error', field, message: 'has a heading without text: write it, or delete it' }];
    const before = headings[index - 1]?.level ?? first;
    if (level <= before + 1) return [];
    const skipped = `the heading “${text.slice(0, 60)}” is of level ${level} and follows one of level ${before}`;
    return [{ level: 'warning', field, message: `${skipped}: choose level ${before + 1}` }];
  });
}
