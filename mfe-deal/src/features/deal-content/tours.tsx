import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';

import { Part } from '../../parts/page-section/page-section';

import { ChoiceCard, ChoiceCards, ChoiceNote } from './option-card';

/** Excursions of a deal: those that are part of it, and those that may be added (DOM-DBI-06). */
export function Tours({ tours }: { readonly tours: Deal['tours'] }) {
  if (tours.length === 0) return null;
  const areAllIncluded = tours.every(({ included }) => included);
  return (
    <Part title="Excursions">
      <ChoiceCards>
        {tours.map(({ name, description, image, features, included, pricePerPerson }, index) => (
          <ChoiceCard
            key={index}
            name={name}
            description={description}
            picture={image}
            features={features}
            price={included ? 'Included' : `${formatPounds(pricePerPerson)} pp`}
          />
        ))}
      </ChoiceCards>
      {!areAllIncluded && <ChoiceNote>You choose them in the next step.</ChoiceNote>}
    </Part>
  );
}
