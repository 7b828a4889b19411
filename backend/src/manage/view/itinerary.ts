import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import type {
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { bookedBoard } from '@storefront/shared/domain/booking/booked-board';
import { extraRows } from '@storefront/shared/domain/booking/extra-rows';
import { describeFlight } from '@storefront/shared/domain/booking/flight-description';
import { itineraryRows } from '@storefront/shared/domain/booking/itinerary-rows';
import { addDays, daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

type Day = ManagedBooking['itinerary'][number];
type Item = Day['items'][number];

/** Airlines close bag drop about an hour before departure. */
const AT_AIRPORT_MS = 2 * 3_600_000;

/** Returns the trip day by day. Days of a stay without an appointment are one entry. */
export function itineraryOf(holiday: ChosenPackage, extras: Extras): readonly Day[] {
  const arrival = holiday.outbound.arrivesAt.slice(0, 10);
  const last = holiday.inbound.departsAt.slice(0, 10);
  const days = new Map<IsoDate, Item[]>();
  const add = (day: IsoDate, items: readonly Item[]) => days.set(day, [...(days.get(day) ?? []), ...items]);

  const leavesHome = atAirport(holiday.outbound.departsAt);
  add(leavesHome.day, [leavesHome.item(holiday.outbound, bags(extras))]);
  add(holiday.outbound.departsAt.slice(0, 10), [flight('flight-out', 'Fly to', holiday.outbound)]);
  add(arrival, [...transfer(extras, 'After you land'), ...checkIn(holiday, extras)]);
  for (const { day, item } of shipDays(holiday)) add(day, [item]);
  add(last, [...checkOut(holiday), ...transfer(extras, 'Before your flight home')]);
  const leavesResort = atAirport(holiday.inbound.departsAt);
  add(leavesResort.day, [leavesResort.item(holiday.inbound, bags(extras))]);
  add(last, [flight('flight-home', 'Fly home to', holiday.inbound)]);

  return withStays(days, arrival, last, stay(holiday, extras));
}

/** The time to be at the airport; a flight soon after midnight moves it to the day before. */
function atAirport(departsAt: string) {
  const at = new Date(Date.parse(`${departsAt.slice(0, 16)}Z`) - AT_AIRPORT_MS).toISOString();
  return {
    day: at.slice(0, 10),
    item: (leg: ChosenPackage['outbound'], detail: string): Item => ({
      time: at.slice(11, 16),
      kind: 'bag-drop',
      title: `Be at ${describeFlight(leg).from}`,
      detail: `Two hours before departure. ${detail}`,
    }),
  };
}

function bags({ holdBags }: Extras): string {
  const row = extraRows({ holdBags, transfer: 'NO_TRANSFER', tours: [], cruiseBoard: null }).find(
    ({ label }) => label === 'Hold baggage',
  );
  return `Hold baggage: ${(row?.value ?? '').toLowerCase()}.`;
}

function flight(kind: 'flight-out' | 'flight-home', verb: string, leg: ChosenPackage['outbound']): Item {
  const { departsAt, to, carrier, duration, arrivesAt, otherDay } = describeFlight(leg);
  const lands = `lands ${arrivesAt}${otherDay && ` (${otherDay})`}`;
  return {
    time: departsAt,
    kind,
    title: `${verb} ${to}`,
    detail: [carrier, duration, lands].filter((part) => part !== null).join(', '),
  };
}

function transfer({ transfer: kind }: Extras, detail: string): readonly Item[] {
  if (kind === 'NO_TRANSFER') return [];
  const title = kind === 'PRIVATE' ? 'Private transfer' : 'Shuttle transfer';
  return [{ time: null, kind: 'transfer', title, detail }];
}

function checkIn(holiday: ChosenPackage, extras: Extras): readonly Item[] {
  if (holiday.cruise) return [];
  const rooms = holiday.rooms.map(({ name }) => name).join(', ');
  const detail = [extras.room?.name ?? rooms, bookedBoard(holiday, extras)].filter(Boolean).join(', ');
  return [{ time: null, kind: 'check-in', title: `Check in, ${holiday.hotelName}`, detail }];
}

function checkOut({ cruise, hotelName }: ChosenPackage): readonly Item[] {
  return cruise ? [] : [{ time: null, kind: 'check-out', title: `Check out, ${hotelName}`, detail: '' }];
}

function shipDays({ cruise, departureDate }: ChosenPackage): readonly { day: IsoDate; item: Item }[] {
  const days = (cruise?.itinerary ?? []).toSorted((one, other) => one.day - other.day);
  return itineraryRows(cruise, departureDate).map(({ value }, index) => {
    const { day = 1, title = '', actions = [] } = days[index] ?? {};
    const detail = value.slice(title.length).replace(/^: /, '');
    const time = actions[0]?.time ?? null;
    return { day: addDays(departureDate, day - 1), item: { time, kind: 'ship', title, detail } };
  });
}

function stay(holiday: ChosenPackage, extras: Extras): readonly Item[] {
  if (holiday.cruise) return [];
  const tours = extras.tours.map(({ name }): Item => ({
    time: null,
    kind: 'tour',
    title: name,
    detail: 'Excursion during your stay',
  }));
  const title = `At ${holiday.hotelName}`;
  return [{ time: null, kind: 'stay', title, detail: bookedBoard(holiday, extras) }, ...tours];
}

/** Fills the days between arrival and last day that have no item of their own. */
function withStays(
  days: ReadonlyMap<IsoDate, Item[]>,
  arrival: IsoDate,
  last: IsoDate,
  items: readonly Item[],
): readonly Day[] {
  const dated = [...days].map(([day, own]) => ({ from: day, until: day, items: own }));
  const [from, until] = [addDays(arrival, 1), addDays(last, -1)];
  const hasFreeDays = items.length > 0 && daysBetween(from, until) >= 0;
  const free = hasFreeDays ? [{ from, until, items: [...items] }] : [];
  return [...dated, ...free].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
