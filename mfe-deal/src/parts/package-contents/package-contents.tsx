import { css } from '@emotion/react';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { soldBag } from '@storefront/shared/domain/booking/hold-bag';
import { PRIVATE_TRANSFER_PRICE, SHUTTLE_PRICE } from '@storefront/shared/domain/booking/holiday-ledger';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import {
  Backpack,
  BedDouble,
  Plane,
  ReceiptText,
  ShieldCheck,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

import { boardMeals } from '../../domain/board-meals';
import { flightLegs } from '../../domain/flight-leg';
import { PageSection } from '../page-section/page-section';

/** Id of the section. */
export const CONTENTS_ID = 'package-contents';

interface PackageContentsProps {
  /** `null` until a flight is selected. */
  readonly flight: Flight | null;
  readonly nights: number;
  /** Code of the board; empty if it is not determined yet. */
  readonly boardBasis: string;
  /** Rooms with their guests; may be empty. */
  readonly rooms: readonly string[];
}

/** What the price of a package contains, and what can be added to it. */
export function PackageContents(props: PackageContentsProps) {
  const items = [...stayItems(props), ...useFixedItems()];
  return (
    <PageSection title="What you get" id={CONTENTS_ID}>
      <ul css={listStyles}>
        {items.map(({ Icon, title, detail }) => (
          <li key={title}>
            <Icon size={20} aria-hidden />
            <span>
              <strong>{title}</strong>
              <br />
              {detail}
            </span>
          </li>
        ))}
      </ul>
      <p css={moreStyles}>
        Not in the price, add it if you want it: hold bag of {soldBag()} there and back; transfer from{' '}
        {formatPounds(SHUTTLE_PRICE)} (shared) or {formatPounds(PRIVATE_TRANSFER_PRICE)} (private) per person,
        return.
      </p>
    </PageSection>
  );
}

interface ContentItem {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
}

function stayItems({ flight, nights, boardBasis, rooms }: PackageContentsProps): readonly ContentItem[] {
  const outbound = flight && flightLegs(flight)[0];
  return [
    {
      Icon: Plane,
      title: 'Return flights',
      detail: outbound ? `${outbound.from} to ${outbound.to}, direct` : 'There and back, direct',
    },
    {
      Icon: BedDouble,
      title: pluralize(nights, 'night', 'nights'),
      detail: rooms.length > 0 ? rooms.join('; ') : 'In the rooms of your party',
    },
    {
      Icon: Utensils,
      title: boardName(boardBasis) || 'Board',
      detail: boardMeals(boardBasis) || 'As you choose it below',
    },
  ];
}

/** What every package has. Claims no ATOL number before one is set (DEC-41). */
function useFixedItems(): readonly ContentItem[] {
  const { atolNumber } = useRuntime().config.seller;
  return [
    { Icon: Backpack, title: 'A cabin bag each', detail: '40 x 20 x 25 cm' },
    { Icon: ReceiptText, title: 'No booking fees', detail: 'Nothing is added when you pay' },
    {
      Icon: ShieldCheck,
      title: 'ATOL protection',
      detail: atolNumber === null ? 'As your ATOL Certificate states' : `Number ${atolNumber}`,
    },
  ];
}

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  width: 100%;
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s};
  }

  & svg {
    margin-top: 2px;
    color: ${color.action};
  }

  & strong {
    font: 600 ${text.body} ${family.body};
    color: ${color.ink};
  }
`;

const moreStyles = css`
  width: 100%;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.card};
  background: ${color.tint};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
