import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';

import { Part } from '../../parts/page-section/page-section';

import { ChoiceCard, ChoiceCards, ChoiceNote } from './option-card';

/** What one eats on the ship; the price is for the voyage (DOM-DBI-08). */
export function CruiseBoards({ boards }: { readonly boards: Deal['cruiseBoards'] }) {
  if (boards.length === 0) return null;
  return (
    <Part title="Board on the ship">
      <ChoiceCards>
        {boards.map(({ boardType, features, included, pricePerPerson }, index) => (
          <ChoiceCard
            key={index}
            name={boardName(boardType)}
            features={features}
            price={included ? 'Included' : `+${formatPounds(pricePerPerson)} pp`}
          />
        ))}
      </ChoiceCards>
      {boards.length > 1 && <ChoiceNote>You choose in the next step.</ChoiceNote>}
    </Part>
  );
}
