import type { Alternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import { isPictureUrl } from '@storefront/shared/api/content/loose-fields';
import type { Upgrade } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';

import type { Selection } from './selection';

/** A room that can be booked with the selected package. */
export interface RoomOption extends Upgrade {
  readonly description: string;
  readonly pictureUrl: string | null;
  /** Whether it is the room in the price of the package. */
  readonly isStandard: boolean;
}

/** Returns the rooms of a response, the one in the price first. Differences are relative to it. */
export function roomOptions(rooms: Alternatives['rooms'], { result }: Selection): readonly RoomOption[] {
  const standard =
    rooms.find(({ roomCode }) => roomCode === result.rooms[0]?.code) ??
    rooms.find(({ priceDifference }) => priceDifference === 0);
  if (!standard) return [];
  return rooms
    .map((room) => ({
      code: room.roomCode,
      name: room.roomName,
      description: room.roomDescription,
      pictureUrl: room.pictureUrl && isPictureUrl(room.pictureUrl) ? room.pictureUrl : null,
      pricePerPerson: poundsToPence(room.priceDifference - standard.priceDifference),
      isStandard: room === standard,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isStandard) - Number(one.isStandard) || one.pricePerPerson - other.pricePerPerson,
    );
}

/** Returns the package in another room: it replaces each room of the party, at its price per guest (PRICE-04). */
export function withRoom(selection: Selection, { code, name, pricePerPerson }: Upgrade): Selection {
  const { result } = selection;
  return {
    ...selection,
    result: { ...result, rooms: result.rooms.map(() => ({ code, name })) },
    pricePerPerson: pence(selection.pricePerPerson + pricePerPerson),
  };
}
