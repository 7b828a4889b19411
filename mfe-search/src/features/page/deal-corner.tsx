import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/hotels/group-deals';
import { ShortlistButton } from '@storefront/shared/shortlist/shortlist-button';
import { space } from '@storefront/shared/ui/tokens';

import { useHotel } from '../card/hotel-records-context';
import { entryOfDeal } from '../shortlist/entry-of-deal';

import type { SearchPage } from './use-search-page';

interface DealCornerProps {
  readonly deal: GroupedDeal;
  readonly page: Pick<SearchPage, 'query' | 'address'>;
}

/** The heart on the corner of a card's picture, above the link that lies over the whole card. */
export function DealCorner({ deal, page }: DealCornerProps) {
  const state = useHotel(deal.giataId);
  const record = state.kind === 'known' ? state.hotel : null;
  const { query, address } = page;
  return (
    <div css={cornerStyles}>
      <ShortlistButton hotel={entryOfDeal(deal, { query, searchPath: address, record })} />
    </div>
  );
}

const cornerStyles = css`
  position: absolute;
  z-index: 1;
  top: ${space.xs};
  right: ${space.xs};
`;
