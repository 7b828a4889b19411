import { displayPrice } from '@storefront/shared/composites/hotel-card/holiday-price';
import { useMemo } from 'react';

import { resortOf } from '../../domain/deal-index';
import { offerOf } from '../../domain/offer';
import type { MappedHotel } from '../../domain/results-view';
import type { MapHotel } from '../../features/map/map-hotel';
import { useHotels } from '../../parts/hotel-records/hotel-records-context';

import type { SearchPage } from './use-search-page';

const NONE: readonly MappedHotel[] = [];
const NO_IDS: readonly number[] = [];

/** The hotels of the map in the order of the list, with the text of their pins. */
export function useMapHotels(page: SearchPage): readonly (MappedHotel & MapHotel)[] {
  const { state, guests } = page;
  const onPage = useHotelsOfPage(page);
  const mapped = state.kind === 'ready' && state.coordinates !== 'failed' ? state.view.mapped : onPage;
  const showTotal = state.kind === 'ready' && state.choice.priceMode === 'total';
  return useMemo(
    () =>
      mapped.map((hotel) => ({
        ...hotel,
        name: hotel.title,
        town: resortOf(hotel.location),
        price: hotel.pricePerPerson,
        priceLabel: displayPrice(hotel.pricePerPerson, { guests, showTotal }),
      })),
    [mapped, guests, showTotal],
  );
}

/** Without the places of all hotels the map has those of the page, whose records are there. */
function useHotelsOfPage({ state }: SearchPage): readonly MappedHotel[] {
  const isNeeded = state.kind === 'ready' && state.coordinates === 'failed';
  const cards = isNeeded ? state.view.cards : [];
  const records = useHotels(isNeeded ? cards.map(({ giataId }) => giataId) : NO_IDS);
  if (!isNeeded) return NONE;
  const first = (state.view.page - 1) * cards.length;
  return cards.flatMap((deal, index) => {
    const record = records.get(deal.giataId);
    const { latitude = null, longitude = null } = (record?.kind === 'loaded' && record.hotel?.reviews) || {};
    const offer = offerOf(deal, state.choice.boards);
    if (!offer || latitude === null || longitude === null) return [];
    const { boardBasis, pricePerPerson } = offer;
    return [{ ...deal, boardBasis, pricePerPerson, latitude, longitude, position: first + index }];
  });
}
