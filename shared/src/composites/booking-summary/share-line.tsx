import { css } from '@emotion/react';

import type { ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import type { Ledger } from '../../domain/booking/holiday-ledger';
import { guestCount, pluralize } from '../../domain/occupancy/occupancy';
import { formatPence } from '../../domain/pricing/pence';
import { sharesText } from '../../domain/pricing/shares-text';
import { color, family, text } from '../../ui/tokens';

export interface ShareLineProps {
  readonly ledger: Pick<Ledger, 'total' | 'perPerson'>;
  readonly occupancy: ChosenPackage['occupancy'];
}

/** The price per person, the shares to the penny where it is rounded, and that a baby pays the same (DEC-192). */
export function ShareLine({ ledger, occupancy }: ShareLineProps) {
  const guests = guestCount(occupancy);
  const shares = sharesText(ledger.total, guests);
  const hasBaby = occupancy.some(({ childAges }) => childAges.some((age) => age < 2));
  return (
    <p css={lineStyles}>
      {formatPence(ledger.perPerson)} per person, {pluralize(guests, 'guest', 'guests')}
      {shares && `: ${shares}`}
      {hasBaby && '. A baby pays the same price'}
    </p>
  );
}

const lineStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;
