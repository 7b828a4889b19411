import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';

import {
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
  const hotel = within(LATE_LIMIT_MS, loadRenderedHotel(endpoints, giataId, limit).then(withoutTextsOfDeal));
  const early = await within(sendsParts ? FRAME_AFTER_MS : RECORD_LIMIT_MS, hotel);
  return { hotel: early ?? (sendsParts ? hotel : null) };
}

function withoutTextsOfDeal(hotel: RenderedHotel | null): RenderedHotel | null {
  if (!hotel?.record) return hotel;
  const { pictureTexts: _unused, ...record } = hotel.record;
  return { record: { ...record, description: '', images: [] } };
}
