import type { Extras } from '../../contracts/booking-session/booking-session.schema';
import { counted } from '../occupancy/occupancy';

export interface ExtraFact {
  readonly label: string;
  readonly value: string;
}

const TRANSFERS = {
  NO_TRANSFER: 'None',
  SHUTTLE: 'Shuttle, return',
  PRIVATE: 'Private, return',
} as const;

/**
 * What was added to a package, in the order and the words of every step, the e-mail and the confirmation
 * (PAY-04). What was not chosen is said too; a cruise board only where there is one.
 */
export function extraFacts({ cruiseBoard, holdBags, transfer, tours }: Extras): readonly ExtraFact[] {
  return [
    ...(cruiseBoard ? [{ label: 'Cruise board', value: cruiseBoard.boardType }] : []),
    {
      label: 'Hold baggage',
      value: holdBags === 0 ? 'None added' : `${counted(holdBags, 'bag', 'bags')} of 23 kg`,
    },
    { label: 'Transfer', value: TRANSFERS[transfer] },
    { label: 'Tours', value: tours.length === 0 ? 'None' : tours.map(({ name }) => name).join(', ') },
  ];
}
