import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import type { CancellationCharge } from '@storefront/shared/domain/booking/cancellation-charges';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { formatPence } from '@storefront/shared/domain/pricing/pence';

/** Notice that the law allows for a transfer of the package without a reason. */
const TRANSFER_NOTICE_DAYS = 7;

export interface ContractFact {
  readonly title: string;
  readonly text: string;
}

type Facts = Pick<ManagedBooking, 'organiser' | 'seller' | 'protection' | 'emergency' | 'information'> & {
  readonly charges: readonly Pick<CancellationCharge, 'from' | 'until' | 'basis' | 'charge'>[];
};

/**
 * Returns what a package traveller must have on a durable medium beside holiday and price (Package Travel Regulations
 * 2018, Schedules 1 and 5). Emails, PDFs and "Manage my booking" print all of it; the list of requirements is
 * `shared/testing/required-information.ts`.
 */
export function contractFacts(facts: Facts): readonly ContractFact[] {
  const { organiser, seller, emergency, charges, protection, information } = facts;
  const ways = [seller.phone, seller.email].filter((part) => part !== null);
  return [
    { title: 'Organiser', text: [organiser.name, ...organiser.address].join(', ') },
    {
      title: 'Responsibility',
      text: `${organiser.name} is responsible for the proper performance of all travel services of this package, and must help you if you are in difficulty.`,
    },
    { title: 'Seller', text: [seller.name, ...seller.address, ...ways].join(', ') },
    ...(emergency
      ? [{ title: 'Help on holiday', text: `${emergency.phone}, ${lowerFirst(emergency.hours)}` }]
      : []),
    {
      title: 'Problems on holiday',
      text: `Tell the hotel and us as soon as something is wrong, so that it can be put right during your stay: ${ways.join(' or ')}.`,
    },
    {
      title: 'Special requests',
      text: 'None is part of this contract unless we have confirmed it to you in writing.',
    },
    {
      title: 'Another traveller',
      text: `The package can be transferred to another person. Tell us at least ${TRANSFER_NOTICE_DAYS} days before departure; you pay what it really costs.`,
    },
    { title: 'If you cancel', text: cancellationText(charges) },
    ...protectionFacts(protection, organiser.name),
    ...information,
  ];
}

function cancellationText(charges: Facts['charges']): string {
  const right = 'You can cancel at any time before departure.';
  if (charges.length === 0)
    return `${right} We state the charge, which covers our costs, before anything is cancelled.`;
  const periods = charges.map(
    ({ until, basis, charge }) => `until ${formatDayWithYear(until)} ${formatPence(charge)} (${basis})`,
  );
  return `${right} The charge is ${periods.join(', ')}.`;
}

const EXAMPLE_NOTE = 'This is an example shop: its number is an example and protects nothing.';

/** No claim about protection without an ATOL number (DEC-41); that of the demonstration is no licence (DEC-394). */
function protectionFacts({ text, atolNumber }: Facts['protection'], holder: string): readonly ContractFact[] {
  if (text === null) return [];
  const claim = atolNumber === EXAMPLE_ATOL_NUMBER ? `${text} ${EXAMPLE_NOTE}` : text;
  return [
    {
      title: 'Protection',
      text: `${claim} ATOL holder: ${holder}. If it fails, the scheme pays refunds and brings you home; contact: Civil Aviation Authority, Aviation House, Beehive Ring Road, Crawley, West Sussex RH6 0YR, caa.co.uk/atol.`,
    },
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
