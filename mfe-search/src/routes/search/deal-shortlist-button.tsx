import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { searchPath, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { ShortlistButton } from '@storefront/shared/composites/shortlist/shortlist-button';
import { space } from '@storefront/shared/ui/tokens';
import { memo } from 'react';

import { useHotel } from '../../parts/hotel-records/hotel-records-context';
import { shortlistCandidate } from '../../features/shortlist/shortlist-candidate';

interface DealCornerProps {
  readonly deal: GroupedDeal;
  readonly query: SearchQuery;
}

/** The shortlist button on a card's picture, above the link that covers the whole card. */
export const DealShortlistButton = memo(function DealShortlistButton({ deal, query }: DealCornerProps) {
  const state = useHotel(deal.giataId);
  const record = state.kind === 'loaded' ? state.hotel : null;
  // Restores the search, the date and the highlighted hotel, but not the filters.
  const path = `${searchPath({ ...query, giata: deal.giataId })}&date=${deal.departureDate}`;
  return (
    <div css={cornerStyles}>
      <ShortlistButton hotel={shortlistCandidate(deal, { query, searchPath: path, record })} />
    </div>
  );
});

const cornerStyles = css`
  position: absolute;
  z-index: 1;
  top: ${space.xs};
  right: ${space.xs};
`;
