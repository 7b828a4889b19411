import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { searchPath, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';
import { space } from '@storefront/shared/ui/tokens';

import { useHotel } from '../../parts/hotel-records/hotel-records-context';
import { entryOfDeal } from '../../features/shortlist/shortlist-candidate';

interface DealCornerProps {
  readonly deal: GroupedDeal;
  readonly query: SearchQuery;
}

/** The heart on the corner of a card's picture, above the link that lies over the whole card. */
export function DealCorner({ deal, query }: DealCornerProps) {
  const state = useHotel(deal.giataId);
  const record = state.kind === 'known' ? state.hotel : null;
  // Back to the search as it was made, on this date and with this hotel marked; not to its filters.
  const path = `${searchPath({ ...query, giata: deal.giataId })}&date=${deal.departureDate}`;
  return (
    <div css={cornerStyles}>
      <ShortlistButton hotel={entryOfDeal(deal, { query, searchPath: path, record })} />
    </div>
  );
}

const cornerStyles = css`
  position: absolute;
  z-index: 1;
  top: ${space.xs};
  right: ${space.xs};
`;
