import { css } from '@emotion/react';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import type {
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { DescriptionList } from '@storefront/shared/ui/description-list';

interface MainFactsProps {
  readonly chosen: ChosenPackage;
  readonly extras: Extras;
}

/** The package. The star class is labelled as the shop's own rating. */
export function MainFacts({ chosen, extras }: MainFactsProps) {
  const { starClass, outbound, inbound } = chosen;
  return (
    <div css={factsStyles}>
      <DescriptionList
        rows={[
          ...holidayRows(chosen, extras),
          ...(starClass > 0
            ? [
                {
                  label: `Our rating of the ${chosen.cruise ? 'ship' : 'hotel'}`,
                  value: pluralize(starClass, 'star', 'stars'),
                },
              ]
            : []),
          { label: 'Outbound', value: describeFlightInOneLine(outbound) },
          { label: 'Inbound', value: describeFlightInOneLine(inbound) },
        ]}
      />
    </div>
  );
}

const factsStyles = css`
  & dt {
    flex: none;
    max-width: 45%;
  }
`;
