import { css } from '@emotion/react';
import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { formatPounds, poundsToPence } from '@storefront/shared/domain/pricing/pence';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Ship as ShipIcon } from 'lucide-react';

import { DealPhone } from '../../parts/deal-phone/deal-phone';
import { PageSection } from '../../parts/page-section/page-section';

import { OptionCard, OptionCardList, OptionNote } from './option-card';

/** Id of the section. */
export const SHIP_ID = 'ship';

/** Returns whether the section has content. */
export function hasShip(ship: Deal['ship']): ship is NonNullable<Deal['ship']> {
  return ship !== null && (ship.shipName.trim() !== '' || ship.rooms.length > 0);
}

interface ShipProps {
  readonly ship: Deal['ship'];
  /** Phone number of the deal; may be empty. */
  readonly phone: string;
}

/** The ship and its cabins. Cabins are not sold online (DOM-DBI-07). */
export function Ship({ ship, phone }: ShipProps) {
  if (!hasShip(ship)) return null;
  const name = ship.shipName.trim();
  return (
    <PageSection title="Your ship" id={SHIP_ID}>
      {name && (
        <p css={nameStyles}>
          <ShipIcon size={20} aria-hidden /> <span>{name}</span>
        </p>
      )}
      {ship.rooms.length > 0 && (
        <OptionCardList>
          {ship.rooms.map(({ roomName, roomDesc, roomImage, features, pp }, index) => (
            <OptionCard
              key={index}
              name={roomName}
              description={roomDesc}
              imageUrl={roomImage ?? null}
              features={features}
              price={surchargeLabel(pp)}
            />
          ))}
        </OptionCardList>
      )}
      {ship.rooms.length > 1 && (
        <OptionNote>
          Ask us about other cabins: call <DealPhone number={phone} />.
        </OptionNote>
      )}
    </PageSection>
  );
}

/** Higher surcharges are errors in the feed. */
const MAX_SURCHARGE_POUNDS = 1_000_000;

/** Returns the label for a surcharge in pounds per person. */
function surchargeLabel(pounds: number): string {
  if (pounds === 0) return 'In the price';
  return pounds > 0 && pounds < MAX_SURCHARGE_POUNDS
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
