import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { formatPounds, pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { FlightList, type FlightListProps } from './flight-list';

/** Id of the section. */
export const FLIGHTS_ID = 'flights';

interface FlightChoiceProps extends FlightListProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The other flights of the date, which open on demand: most shoppers keep the cheapest one. */
export function FlightChoice({ open, onOpenChange, ...props }: FlightChoiceProps) {
  const { flights, selectedFlight, loading } = props;
  const listId = useId();
  if (loading || flights.length === 0)
    return (
      <div id={FLIGHTS_ID} tabIndex={-1}>
        <FlightList {...props} />
      </div>
    );

  const others = flights.filter(({ flightId }) => flightId !== selectedFlight?.flightId);
  return (
    <div css={choiceStyles} id={FLIGHTS_ID} tabIndex={-1}>
      <div css={barStyles}>
        <p>{othersText(others, selectedFlight?.pricePerPerson ?? null)}</p>
        <Button
          look="outline"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => onOpenChange(!open)}
        >
          {open ? 'Close the flights' : 'Change flights'}
        </Button>
      </div>
      {open && (
        <div id={listId}>
          <FlightList {...props} />
        </div>
      )}
    </div>
  );
}

function othersText(others: FlightListProps['flights'], chosen: Pence | null): string {
  if (others.length === 0) return 'This is the only return flight on this date. Times are local.';
  const count = `${pluralize(others.length, 'other return flight', 'other return flights')} on this date`;
  const cheapest = others.reduce((lowest, flight) =>
    flight.pricePerPerson < lowest.pricePerPerson ? flight : lowest,
  );
  if (chosen === null) return `${count}. Times are local.`;
  const difference = cheapest.pricePerPerson - chosen;
  if (difference === 0) return `${count}, from the same price. Times are local.`;
  const amount = formatPounds(pence(Math.abs(difference)));
  return `${count}, from ${amount} ${difference > 0 ? 'more' : 'less'} per person. Times are local.`;
}

const choiceStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const barStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
