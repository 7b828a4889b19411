import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { formatPounds, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Ship as ShipIcon } from 'lucide-react';

import { DealPhone } from '../../parts/deal-phone/deal-phone';
import { Part } from '../../parts/page-section/page-section';

import { ChoiceCard, ChoiceCards, ChoiceNote } from './option-card';

interface ShipProps {
  readonly ship: Deal['ship'];
  /** Of the deal; may be empty. */
  readonly phone: string;
}

/** The ship and its cabins, which are not sold online (DOM-DBI-07). */
export function Ship({ ship, phone }: ShipProps) {
  const name = ship?.shipName.trim() ?? '';
  if (ship === null || (name === '' && ship.rooms.length === 0)) return null;
  return (
    <Part title="Your ship">
      {name && (
        <p css={nameStyles}>
          <ShipIcon size={20} aria-hidden /> <span>{name}</span>
        </p>
      )}
      {ship.rooms.length > 0 && (
        <ChoiceCards>
          {ship.rooms.map(({ roomName, roomDesc, roomImage, features, pp }, index) => (
            <ChoiceCard
              key={index}
              name={roomName}
              description={roomDesc}
              picture={roomImage ?? null}
              features={features}
              price={surcharge(pp)}
            />
          ))}
        </ChoiceCards>
      )}
      {ship.rooms.length > 1 && (
        <ChoiceNote>
          Ask us about other cabins: call <DealPhone number={phone} />.
        </ChoiceNote>
      )}
    </Part>
  );
}

/** More than any cabin costs: a feed that says so says nothing. */
const MOST_POUNDS = 1_000_000;

/** Pounds per person on top of the price of the deal. */
function surcharge(pounds: number): string {
  if (pounds === 0) return 'In the price';
  return pounds > 0 && pounds < MOST_POUNDS
    ? `+${formatPounds(poundsToPence(pounds))} pp`
    : 'Ask us for the price';
}

const nameStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font: 600 ${text.lead} ${family.body};
  color: ${color.ink};

  & svg {
    flex: none;
    color: ${color.action};
  }
`;
