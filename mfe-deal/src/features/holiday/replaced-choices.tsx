import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { counted } from '@storefront/shared/domain/occupancy/occupancy';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Info } from 'lucide-react';

import type { Holiday } from './use-holiday';

/** What of the shopper's choices could not be kept, what was taken instead, and why (usability rule 35). */
export function ChangedChoices({ holiday }: { readonly holiday: Holiday }) {
  const words = wordsOf(holiday);
  return (
    <div role="status" css={words.length > 0 && noteStyles}>
      {words.map((sentence) => (
        <p key={sentence} css={sentenceStyles}>
          <Info size={20} aria-hidden /> {sentence}
        </p>
      ))}
    </div>
  );
}

function wordsOf({ offers, wish, nights }: Holiday): readonly string[] {
  if (!offers) return [];
  const words: string[] = [];
  const { changedBoard, changedDate, selection } = offers;
  const from = departureName(wish.departureId);
  if (changedBoard) {
    words.push(
      `${boardName(changedBoard.wished)} is not sold from ${from} for ${counted(nights, 'night', 'nights')} in this month. We show ${boardName(changedBoard.taken)}.`,
    );
  }
  if (changedDate && selection) {
    words.push(
      `${formatDayWithYear(changedDate.wished)} is not sold from ${from} with ${boardName(selection.boardBasis)} for ${counted(nights, 'night', 'nights')}. We chose ${formatDayWithYear(changedDate.taken)}, the first date with flights.`,
    );
  }
  return words;
}

const noteStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.ink};
`;

const sentenceStyles = css`
  display: flex;
  gap: ${space.xs};
  font: ${text.small} ${family.body};

  & svg {
    flex: none;
  }
`;
