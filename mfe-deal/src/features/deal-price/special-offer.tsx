import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { SPECIAL_OFFER } from '@storefront/shared/domain/deals/deal-price';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Badge } from '@storefront/shared/ui/badge';
import { Card } from '@storefront/shared/ui/card';
import { Price } from '@storefront/shared/composites/price/price';
import { Row, Stack } from '@storefront/shared/ui/stack';

import { DealPhone } from '../../parts/deal-phone/deal-phone';

/** The one deal with a fixed price and no choices, which is sold by phone (DEAL-18, DEAL-19, DEC-48). */
export function SpecialOffer({ deal }: { readonly deal: Pick<Deal, 'nights' | 'phoneNumber'> }) {
  const deposits = useClaim('deposits-from');
  return (
    <Card>
      <Stack gap="m">
        <Row>
          <Badge tone="sun">Special Offer</Badge>
        </Row>
        <Price
          amount={SPECIAL_OFFER.displayedPrice}
          size="large"
          note={`${pluralize(deal.nights, 'night', 'nights')}, flights and hotel`}
        />
        {deposits && <p>{deposits.text}</p>}
        <p>
          Call <DealPhone number={deal.phoneNumber} /> to choose your date and book.
        </p>
      </Stack>
    </Card>
  );
}
