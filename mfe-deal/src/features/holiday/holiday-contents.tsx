import { roomFacts } from '../../domain/room-facts';
import { PackageContents } from '../../parts/package-contents/package-contents';

import type { Holiday } from './use-holiday';

/** What the selected package contains. */
export function HolidayContents({ holiday }: { readonly holiday: Holiday }) {
  const { selection, nights, choice } = holiday;
  return (
    <PackageContents
      flight={selection?.flight ?? null}
      nights={selection?.result.nights ?? nights}
      boardBasis={selection?.boardBasis ?? choice.boardBasis ?? ''}
      rooms={selection ? roomFacts(selection.result.rooms, choice.rooms) : []}
    />
  );
}
