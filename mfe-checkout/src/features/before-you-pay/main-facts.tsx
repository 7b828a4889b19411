import { css } from '@emotion/react';
import { holidayRows } from '@storefront/shared/domain/booking/booking-rows';
import { describeFlightInOneLine } from '@storefront/shared/domain/booking/flight-description';
import type {
  ChosenPackage,
  Extras,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { DescriptionList } from '@storefront/shared/ui/description-list';

interface MainFactsProps {
  readonly chosen: ChosenPackage;
  readonly extras: Extras;
}

/** The package with its flights. */
export function MainFacts({ chosen, extras }: MainFactsProps) {
  const { outbound, inbound } = chosen;
  return (
    <div css={factsStyles}>
      <DescriptionList
        rows={[
          ...holidayRows(chosen, extras),
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
