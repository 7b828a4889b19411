import { removedMarkup } from '../blocks/removed-markup';

import type { CheckedValue } from './checked-values';
import { warningFinding, type ContentFinding } from './finding';

const WEB_ADDRESS = /^https?:/;

/** Returns what the shop leaves out of a text outside of blocks, and pictures without an alternative text. */
export function textFindings(values: readonly CheckedValue[]): readonly ContentFinding[] {
  return values.flatMap(({ file, field, control, value, isInBlock }) => {
    const text = String(value);
    const found = (message: string) => [warningFinding({ file, field, message })];
    // In blocks it is an error already (DEC-262).
    const removed = control === 'html' && !isInBlock ? removedMarkup(text) : [];
    if (removed.length > 0) return found(`contains ${removed.join(', ')}, which the shop removes`);
    // The drawings of the shop are decoration.
    if (control === 'picture' && isInBlock && WEB_ADDRESS.test(text))
      return found('has no alternative text: only a picture of the library has one');
    return [];
  });
}
