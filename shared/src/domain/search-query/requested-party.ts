import { DEFAULT_OCCUPANCY, type Occupancy, type RoomOccupancy } from '../occupancy/occupancy';
import { integerParam } from './url-params';

/** A room takes 1 to 6 adults and up to 4 children (FORM-VAL-01, FORM-VAL-02). */
const ADULTS_IN_ROOM = 6;
const CHILDREN_IN_ROOM = 4;
const OLDEST_CHILD = 17;
const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

/** The age of a child whose age the URL does not contain (SRCH-VAL-02). */
export const ASSUMED_CHILD_AGE = 2;

/** The party of a URL, with what differs from the URL (DEC-112). */
export interface RequestedParty {
  readonly rooms: Occupancy;
  /** Why the party is not the one in the URL. Each is a part of a sentence, without a full stop. */
  readonly reasons: readonly string[];
  /** Children whose ages are assumed to be `ASSUMED_CHILD_AGE`. */
  readonly assumedAges: number;
  /** Ages in the URL for these children; their number is another one, so nobody knows whose they are. */
  readonly unusedAges: readonly number[];
}

interface ReadRoom {
  readonly room: RoomOccupancy | null;
  readonly reasons: readonly string[];
  readonly assumedAges: number;
  readonly unusedAges: readonly number[];
}

/**
 * Reads the rooms of a URL and corrects them to the nearest party that can be searched. All ages of a room become 2
 * when they do not match its number of children (SRCH-VAL-02); without a room the party is one room with two adults
 * (SRCH-VAL-03).
 *
 * @param maxRooms the number of rooms that the page allows (DEC-18)
 */
export function readRequestedRooms(params: URLSearchParams, maxRooms: number): RequestedParty {
  const read = Array.from({ length: maxRooms }, (_, index) => readRoom(params, index + 1));
  const rooms = read.flatMap(({ room }) => (room ? [room] : []));
  const reasons = read.flatMap((room) => room.reasons);
  if ((integerParam(params, `adultsRoom${maxRooms + 1}`, 1, ANY_NUMBER) ?? 0) > 0) {
    reasons.push(`at most ${maxRooms} rooms can be booked online`);
  }
  return {
    rooms: rooms.length === 0 ? DEFAULT_OCCUPANCY : rooms,
    reasons,
    assumedAges: read.reduce((sum, room) => sum + room.assumedAges, 0),
    unusedAges: read.flatMap((room) => room.unusedAges),
  };
}

/**
 * Reads the party of a URL. The number of guests is used only without room parameters (DEC-22).
 *
 * @param roomCount name of the parameter with the number of rooms for them; default: as few rooms as possible
 */
export function readParty(params: URLSearchParams, maxRooms: number, roomCount = ''): RequestedParty {
  const named = [...params.keys()].some((name) => /^(adults|children)Room\d$/.test(name));
  const guests = readGuests(params, maxRooms, roomCount);
  return guests && !named ? guests : readRequestedRooms(params, maxRooms);
}

/** Distributes a number of guests as adults over rooms. @returns `null` without a number */
export function readGuests(params: URLSearchParams, maxRooms: number, roomCount = ''): RequestedParty | null {
  const requestedRooms = (roomCount && integerParam(params, roomCount, 1, maxRooms)) || 1;
  const requested = integerParam(params, 'totalGuests', 1, ANY_NUMBER);
  if (requested === null) return null;
  const most = maxRooms * ADULTS_IN_ROOM;
  const guests = Math.min(requested, most);
  const count = Math.max(Math.ceil(guests / ADULTS_IN_ROOM), Math.min(requestedRooms, guests));
  const rooms = Array.from({ length: count }, (_, room) => ({
    adults: Math.ceil((guests - room) / count),
    children: 0,
    childAges: [],
  }));
  const reasons = requested > most ? [`at most ${most} guests can be booked online`] : [];
  return { rooms, reasons, assumedAges: 0, unusedAges: [] };
}

/** A room without guests is no room (DEC-21). */
function readRoom(params: URLSearchParams, number: number): ReadRoom {
  const adults = integerParam(params, `adultsRoom${number}`, 0, ANY_NUMBER);
  const children = integerParam(params, `childrenRoom${number}`, 0, ANY_NUMBER) ?? 0;
  if (!adults && children === 0) return { room: null, reasons: [], assumedAges: 0, unusedAges: [] };

  const reasons = reasonsFor(number, adults, children);
  const kept = Math.min(children, CHILDREN_IN_ROOM);
  const ages = childAges(params, number);
  const complete = ages.length >= kept && ages.length === children;
  const room = {
    // A link that names no adults gets the two of the form (SRCH-VAL-03); none means too few.
    adults: Math.min(Math.max(adults ?? 2, 1), ADULTS_IN_ROOM),
    children: kept,
    childAges: complete ? ages.slice(0, kept) : Array.from({ length: kept }, () => ASSUMED_CHILD_AGE),
  };
  return { room, reasons, assumedAges: complete ? 0 : kept, unusedAges: complete ? [] : ages };
}

function reasonsFor(room: number, adults: number | null, children: number): readonly string[] {
  const reasons: string[] = [];
  if (adults === null) reasons.push(`the link does not say how many adults stay in room ${room}`);
  if (adults === 0) reasons.push(`children in room ${room} need at least one adult`);
  if (adults !== null && adults > ADULTS_IN_ROOM) {
    reasons.push(`a room takes up to ${ADULTS_IN_ROOM} adults (the link has ${adults} in room ${room})`);
  }
  if (children > CHILDREN_IN_ROOM) {
    reasons.push(
      `a room takes up to ${CHILDREN_IN_ROOM} children (the link has ${children} in room ${room})`,
    );
  }
  return reasons;
}

/** Both spellings are accepted, `childrenAgesRoomN` first (SRCH-VAL-04). */
function childAges(params: URLSearchParams, room: number): readonly number[] {
  const text = params.get(`childrenAgesRoom${room}`) ?? params.get(`childagesroom${room}`) ?? '';
  return text
    .split(',')
    .filter((age) => /^\d{1,2}$/.test(age) && Number(age) <= OLDEST_CHILD)
    .map(Number);
}
