import { css } from '@emotion/react';
import { useBalanceDue } from '@storefront/shared/composites/balance-due/use-balance-due';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { depositDue } from '@storefront/shared/domain/pricing/deposit';
import { formatPence, pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { family, text } from '@storefront/shared/ui/tokens';

interface PaymentTodayProps {
  readonly pricePerPerson: Pence;
  /** The share of the flights, per person, both directions. */
  readonly flightPricePerPerson: Pence;
  readonly guests: number;
  readonly departureDate: IsoDate;
}

/**
 * The deposit of a package without extras, how it is worked out, and its balance, as in the payment step (PRICE-17). It
 * states "for this holiday": the claim "Deposits from £49pp" above it is about the whole shop (DEC-393).
 */
export function PaymentToday({ guests, departureDate, ...perPerson }: PaymentTodayProps) {
  const today = useRuntime().clock.today();
  const dueBy = useBalanceDue(departureDate);
  const holidayTotal = timesPence(perPerson.pricePerPerson, guests);
  const totalFlightPrice = timesPence(perPerson.flightPricePerPerson, guests);
  const daysToDeparture = daysBetween(today, departureDate);
  const deposit =
    totalFlightPrice > holidayTotal ? null : depositDue({ totalFlightPrice, holidayTotal, daysToDeparture });
  return (
    <p css={lineStyles}>
      {deposit === null
        ? `No deposit on this holiday: all of its ${formatPence(holidayTotal)} is due when you book.`
        : `Deposit for this holiday: ${formatPence(deposit)} for ${pluralize(guests, 'guest', 'guests')} when you book (flights ${formatPence(totalFlightPrice)} and 10% of ${formatPence(holidayTotal)}), then ${formatPence(pence(holidayTotal - deposit))} by ${formatDayWithYear(dueBy)}.`}
    </p>
  );
}

const lineStyles = css`
  font: ${text.small} ${family.body};
`;
