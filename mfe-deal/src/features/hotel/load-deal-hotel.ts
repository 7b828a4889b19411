import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

import {
  before,
  FRAME_AFTER_MS,
  LATE_LIMIT_MS,
  loadRenderedHotel,
  RECORD_LIMIT_MS,
  within,
} from '../../parts/rendered-hotel/load-rendered-hotel';
import type { ArrivingHotel, RenderedHotel } from '../../parts/rendered-hotel/rendered-hotel';

interface DealHotelRequest {
  /** `null`: the deal names no hotel. */
  readonly giataId: number | null;
  readonly signal: AbortSignal;
  readonly sendsParts: boolean;
}

/**
 * Loads the hotel record of a deal on a server, without what the deal has itself: description and pictures. A record
 * that is late is sent after the frame, or else left to the browser.
 */
export async function loadDealHotel(
  endpoints: Endpoints,
  { giataId, signal, sendsParts }: DealHotelRequest,
): Promise<{ readonly hotel: ArrivingHotel }> {
  const limit = withTimeLimit(signal, sendsParts ? LATE_LIMIT_MS : RECORD_LIMIT_MS);
  const hotel = before(limit, loadRenderedHotel(endpoints, giataId, limit).then(withoutTextsOfDeal));
  if (!sendsParts) return { hotel: await hotel };
  return { hotel: (await within(FRAME_AFTER_MS, hotel)) ?? hotel };
}

function withoutTextsOfDeal(hotel: RenderedHotel | null): RenderedHotel | null {
  if (!hotel?.record) return hotel;
  const { pictureTexts: _unused, ...record } = hotel.record;
  return { record: { ...record, description: '', images: [] } };
}
