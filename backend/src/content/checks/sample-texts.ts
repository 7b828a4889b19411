import { definitionOf } from '@storefront/shared/contracts/blocks/block-definitions';

import { valuesOf } from '../blocks/block-values';
import type { ReadFiles } from '../documents/read-files';

import { errorFinding, type ContentFinding } from './finding';

/** Returns the fields of blocks that still have the text with which a new block starts. */
export function sampleTextFindings({ pages }: ReadFiles): readonly ContentFinding[] {
  return pages.flatMap(({ file, document }) =>
    document.blocks.flatMap((block, index) => {
      const samples = definitionOf(block.type)?.sampleTexts ?? [];
      return valuesOf(block)
        .filter(({ value }) => samples.includes(plainText(String(value))))
        .map(({ path }) => ({
          ...errorFinding({
            file,
            field: `blocks.${index}.${path}`,
            message: 'is still the sample text of a new block: write your own',
          }),
          // The preview shows where the text will be.
          isPreviewed: true,
        }));
    }),
  );
}

/** A format or an empty line does not make a sample text a text of its own. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\s+/g, ' ')
    .trim();
}
