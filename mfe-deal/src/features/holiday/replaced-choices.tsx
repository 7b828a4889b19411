import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { departureName } from '@storefront/shared/domain/catalogue/airports';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Info } from 'lucide-react';

import type { Holiday } from './use-holiday';

/** Explains which choices were replaced because they are not sold (usability rule 35). */
export function ReplacedChoices({ holiday }: { readonly holiday: Holiday }) {
  const messages = messagesFor(holiday);
  return (
    <div role="status" css={messages.length > 0 && noteStyles}>
      {messages.map((message) => (
        <p key={message} css={messageStyles}>
          <Info size={20} aria-hidden /> {message}
        </p>
      ))}
    </div>
  );
}

function messagesFor(holiday: Holiday): readonly string[] {
  const { offers, choice, nights } = holiday;
  if (!offers) return [];
  const messages: string[] = [];
  const { replacedBoard, replacedDate, selection } = offers;
  const from = departureName(choice.departureId);
  if (replacedBoard) {
    messages.push(
      `${boardName(replacedBoard.requested)} is not sold from ${from} for ${pluralize(nights, 'night', 'nights')} in this month. We show ${boardName(replacedBoard.actual)}.`,
    );
  }
  if (replacedDate && selection) {
    messages.push(
      `${formatDayWithYear(replacedDate.requested)} is not sold from ${from} with ${boardName(selection.boardBasis)} for ${pluralize(nights, 'night', 'nights')}. We chose ${formatDayWithYear(replacedDate.actual)}, the first date with flights.`,
    );
  }
  if (holiday.choice.room !== null && holiday.room === null && holiday.roomOptions.kind === 'loaded') {
    const [standard] = holiday.roomOptions.options;
    if (standard?.code !== holiday.choice.room)
      messages.push(
        `The room that was chosen is not sold with these choices. We show ${standard?.name ?? 'the room in the price'}.`,
      );
  }
  return messages;
}

const noteStyles = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s};
  border-radius: ${radius.card};
  background: ${color.sunSoft};
  color: ${color.ink};
`;

const messageStyles = css`
  display: flex;
  gap: ${space.xs};
  font: ${text.small} ${family.body};

  & svg {
    flex: none;
  }
`;
