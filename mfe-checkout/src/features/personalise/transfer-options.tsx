import type { Transfer } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { useBookingCommands } from '@storefront/shared/runtime';
import { RadioCards } from '@storefront/shared/ui/radio-cards';
import { useId } from 'react';

import { ExtraPrice } from './extra-price';
import { StepSection } from './step-section';
import { transferChoices } from './transfer-choices';

interface TransferOptionsProps {
  readonly transfer: Transfer;
  readonly guests: number;
  /** The transfer leads to a ship. */
  readonly isCruise: boolean;
}

/** The transfer between airport and hotel or ship (PERS-05). */
export function TransferOptions({ transfer, guests, isCruise }: TransferOptionsProps) {
  const { chooseTransfer } = useBookingCommands();
  return (
    <StepSection title="Transfer Options">
      <RadioCards<Transfer>
        legend={`How would you like to get to your ${isCruise ? 'ship' : 'hotel'}?`}
        name={useId()}
        value={transfer}
        onValueChange={chooseTransfer}
        options={transferChoices(guests, isCruise).map(
          ({ value, title, description, perPerson, extraCost }) => ({
            value,
            title,
            description,
            aside: <ExtraPrice perPerson={perPerson} extraCost={extraCost} zeroLabel="Free" />,
          }),
        )}
      />
    </StepSection>
  );
}
