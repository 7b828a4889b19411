import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';

import { PageSection } from '../../parts/page-section/page-section';

import { OptionCard, OptionCardList, OptionNote } from './option-card';

/** Board options on the ship, priced for the whole cruise (DOM-DBI-08). */
export function CruiseBoards({ boards }: { readonly boards: Deal['cruiseBoards'] }) {
  if (boards.length === 0) return null;
  return (
    <PageSection title="Board on the ship">
      <OptionCardList>
        {boards.map(({ boardType, features, included, pricePerPerson }, index) => (
          <OptionCard
            key={index}
            name={boardName(boardType)}
            features={features}
            price={included ? 'Included' : `+${formatPounds(pricePerPerson)} pp`}
          />
        ))}
      </OptionCardList>
      {boards.length > 1 && <OptionNote>You choose in the next step.</OptionNote>}
    </PageSection>
  );
}
