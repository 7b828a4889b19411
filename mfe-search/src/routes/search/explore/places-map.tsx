import { landAround } from '@storefront/shared/domain/coasts/coasts';
import { destinationName, findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { useMemo } from 'react';

import { isWithin, type PlaceFilters } from '../../../domain/places';
import { LandMap } from '../../../features/map/land-map';
import type { MapHotel } from '../../../features/map/map-hotel';

export interface PlacesMapProps {
  /** Of the whole month; those that do not pass the filters are muted. */
  readonly destinations: readonly ExploreDestination[];
  readonly filters: PlaceFilters;
  readonly selected: number | null;
  readonly hovered: number | null;
  readonly onSelect: (destinationId: number | null) => void;
}

/** All destinations on a map, each at its arrival airport. Loaded on demand, with Leaflet and the coastlines. */
export function PlacesMap({ destinations, filters, ...rest }: PlacesMapProps) {
  const places = useMemo(
    () => destinations.flatMap((place) => pinOf(place, !isWithin(place, filters))),
    [destinations, filters],
  );
  return (
    <LandMap
      {...rest}
      hotels={places}
      airportCode={null}
      isInView={isNearby}
      isAroundFirst
      label="Map of destinations with prices"
      noun="place"
    />
  );
}

function pinOf({ destinationId, price }: ExploreDestination, isMuted: boolean): readonly MapHotel[] {
  const airport = landAround(findDestination(destinationId)?.code ?? '')?.airport;
  if (!airport) return [];
  const [longitude, latitude] = airport;
  const name = destinationName(destinationId);
  return [
    {
      giataId: destinationId,
      name,
      price,
      priceLabel: formatPounds(price),
      latitude,
      longitude,
      isMuted,
      town: name,
    },
  ];
}

/** Europe and the Mediterranean: with the long flights in view, all other places would share a few pins. */
function isNearby({ latitude, longitude }: MapHotel): boolean {
  return latitude > 26 && latitude < 54 && longitude > -19 && longitude < 37;
}
