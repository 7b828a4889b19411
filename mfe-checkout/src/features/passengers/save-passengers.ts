import {
  createLeadPassenger,
  type LeadPassengerRequest,
} from '@storefront/shared/api/booking/create-lead-passenger';
import { createOtherPassengers } from '@storefront/shared/api/booking/create-other-passengers';
import type {
  LeadDetails,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { BookingCommands } from '@storefront/shared/contracts/booking-session/commands';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { TITLES } from '@storefront/shared/domain/passengers/passenger-rules';

interface SaveInput {
  readonly lead: LeadDetails;
  readonly passengers: readonly Passenger[];
  /** Set when the server has this very lead passenger already (DEC-58). */
  readonly leadPassengerId: string | null;
}

/**
 * The lead passenger first, then the others, if there are any (PAX-ST-02, API-OTHERS-02). What succeeded is
 * kept, so that a retry makes nobody twice.
 *
 * @returns whether the server has everybody now
 */
export async function savePassengers(
  endpoints: Endpoints,
  { lead, passengers, leadPassengerId: savedLeadId }: SaveInput,
  { leadPassengerSaved, passengersSaved }: Pick<BookingCommands, 'leadPassengerSaved' | 'passengersSaved'>,
): Promise<boolean> {
  const [first, ...others] = passengers;
  if (!first) return false;

  const leadPassengerId = savedLeadId ?? (await saveLead(endpoints, lead, first));
  if (leadPassengerId === null) return false;
  leadPassengerSaved(leadPassengerId);

  const answer = await saveOthers(endpoints, leadPassengerId, others);
  if (answer === 'unknown-lead' && savedLeadId !== null) {
    // The service forgets after a time: without a new one no retry could ever succeed.
    return savePassengers(
      endpoints,
      { lead, passengers, leadPassengerId: null },
      { leadPassengerSaved, passengersSaved },
    );
  }
  if (answer !== 'saved') return false;
  passengersSaved();
  return true;
}

async function saveOthers(
  endpoints: Endpoints,
  leadPassengerId: string,
  others: readonly Passenger[],
): Promise<'saved' | 'unknown-lead' | 'failed'> {
  if (others.length === 0) return 'saved';
  const answer = await createOtherPassengers(endpoints, {
    leadPassengerId,
    passengers: others.map((passenger) => ({ ...passenger, title: titleOf(passenger), leadPassengerId })),
  });
  if (answer.ok) return 'saved';
  return answer.error.kind === 'http' && answer.error.status === 404 ? 'unknown-lead' : 'failed';
}

async function saveLead(endpoints: Endpoints, lead: LeadDetails, first: Passenger): Promise<string | null> {
  const { phone, ...address } = lead;
  const body: LeadPassengerRequest = { ...first, ...address, title: titleOf(first), telephone: phone };
  const answer = await createLeadPassenger(endpoints, body);
  return answer.ok ? answer.value.leadPassengerId : null;
}

function titleOf({ title }: Passenger): (typeof TITLES)[number] {
  return TITLES.find((known) => known === title) ?? 'Mr';
}
