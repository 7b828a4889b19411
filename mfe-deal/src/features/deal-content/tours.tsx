import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';

import { PageSection } from '../../parts/page-section/page-section';

import { OptionCard, OptionCardList, OptionNote } from './option-card';

/** Excursions of a deal, included or optional (DOM-DBI-06). */
export function Tours({ tours }: { readonly tours: Deal['tours'] }) {
  if (tours.length === 0) return null;
  const areAllIncluded = tours.every(({ included }) => included);
  return (
    <PageSection title="Excursions">
      <OptionCardList>
        {tours.map(({ name, description, image, features, included, pricePerPerson }, index) => (
          <OptionCard
            key={index}
            name={name}
            description={description}
            imageUrl={image}
            features={features}
            price={included ? 'Included' : `${formatPounds(pricePerPerson)} pp`}
          />
        ))}
      </OptionCardList>
      {!areAllIncluded && <OptionNote>You choose them in the next step.</OptionNote>}
    </PageSection>
  );
}
