import { css } from '@emotion/react';
import { bookedBoard } from '@storefront/shared/domain/booking/booked-board';
import { bookedRoomLines } from '@storefront/shared/domain/booking/booked-room-lines';
import type {
  ChosenPackage,
  Extras,
  Upgrade,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { BedDouble, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';

import { IncludedBadge } from './included-badge';
import { perPersonLabel } from './price-labels';
import { StepSection } from './step-section';

interface YourSelectionProps {
  readonly chosen: ChosenPackage;
  readonly extras: Pick<Extras, 'room' | 'board' | 'cruiseBoard'>;
}

/** The chosen rooms and board. They cannot be changed here (PERS-02, DEC-74). */
export function YourSelection({ chosen, extras }: YourSelectionProps) {
  const { room, board, cruiseBoard } = extras;
  return (
    <StepSection title="Your Selection">
      <ul css={listStyles}>
        {bookedRoomLines(chosen, { room }).map(({ label, value }) => (
          <SelectionRow
            key={label}
            icon={<BedDouble size={24} aria-hidden />}
            name={value}
            note={label}
            upgrade={room}
          />
        ))}
        <SelectionRow
          icon={<UtensilsCrossed size={24} aria-hidden />}
          name={bookedBoard(chosen, extras)}
          note="Board"
          upgrade={chosen.cruise ? (cruiseBoard ?? board) : board}
        />
      </ul>
    </StepSection>
  );
}

interface SelectionRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly upgrade: Pick<Upgrade, 'pricePerPerson'> | null;
}

function SelectionRow({ icon, name, note, upgrade }: SelectionRowProps) {
  return (
    <li css={rowStyles}>
      <span css={iconStyles}>{icon}</span>
      <div css={textStyles}>
        <p css={noteStyles}>{note}</p>
        {name && <p css={nameStyles}>{name}</p>}
      </div>
      {upgrade && upgrade.pricePerPerson !== 0 ? (
        <p css={priceStyles}>{perPersonLabel(upgrade.pricePerPerson)}</p>
      ) : (
        <IncludedBadge />
      )}
    </li>
  );
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: 0;
  list-style: none;
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  &:not(:first-of-type) {
    padding-top: ${space.m};
    border-top: 1px solid ${color.lineSoft};
  }
`;

const iconStyles = css`
  display: grid;
  flex: none;
  color: ${color.action};
`;

const textStyles = css`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const nameStyles = css`
  font: 600 ${text.body} ${family.body};
`;

const priceStyles = css`
  font: 700 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
`;
