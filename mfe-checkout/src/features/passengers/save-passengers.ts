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
  /** Set when the server already has this lead passenger (DEC-58). */
  readonly leadPassengerId: string | null;
}

/**
 * Creates the lead passenger, then the others if there are any (PAX-ST-02, API-OTHERS-02). The id of a created lead
 * passenger is stored, so that a retry does not create a second one.
 *
 * @returns whether the server has all passengers
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

  const result = await saveOthers(endpoints, leadPassengerId, others);
  if (result === 'unknown-lead' && savedLeadId !== null) {
    // The server deletes lead passengers after a while: only a new one lets a retry succeed.
    return savePassengers(
      endpoints,
      { lead, passengers, leadPassengerId: null },
      { leadPassengerSaved, passengersSaved },
    );
  }
  if (result !== 'saved') return false;
  passengersSaved();
  return true;
}

async function saveOthers(
  endpoints: Endpoints,
  leadPassengerId: string,
  others: readonly Passenger[],
): Promise<'saved' | 'unknown-lead' | 'failed'> {
  if (others.length === 0) return 'saved';
  const response = await createOtherPassengers(endpoints, {
    leadPassengerId,
    passengers: others.map((passenger) => ({ ...passenger, title: titleOf(passenger), leadPassengerId })),
  });
  if (response.ok) return 'saved';
  return response.error.kind === 'http' && response.error.status === 404 ? 'unknown-lead' : 'failed';
}

async function saveLead(endpoints: Endpoints, lead: LeadDetails, first: Passenger): Promise<string | null> {
  const { phone, ...address } = lead;
  const body: LeadPassengerRequest = { ...first, ...address, title: titleOf(first), telephone: phone };
  const response = await createLeadPassenger(endpoints, body);
  return response.ok ? response.value.leadPassengerId : null;
}

function titleOf({ title }: Passenger): (typeof TITLES)[number] {
  return TITLES.find((option) => option === title) ?? 'Mr';
}
