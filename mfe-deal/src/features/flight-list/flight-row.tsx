import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { below, color, family, motion, radius, space, text } from '@storefront/shared/ui/tokens';
import { Check, Luggage } from 'lucide-react';
import { useId } from 'react';

import { bagOffer, differenceInTotal } from '../../domain/flight-difference';
import { flightLegs } from '../../domain/flight-leg';

import { FlightLegLine } from './flight-leg-line';

interface FlightRowProps {
  readonly flight: Flight;
  readonly selectedFlight: Flight | null;
  readonly guests: number;
  /** Name of the radio group. */
  readonly name: string;
  readonly onSelect: (flightId: string) => void;
}

/** Radio button of a return flight, with the price difference for the whole party. */
export function FlightRow({ flight, selectedFlight, guests, name, onSelect }: FlightRowProps) {
  const id = useId();
  const isSelected = flight.flightId === selectedFlight?.flightId;
  const isCheaper = selectedFlight !== null && flight.pricePerPerson < selectedFlight.pricePerPerson;
  const [out, back] = flightLegs(flight);

  return (
    <label css={rowStyles} data-selected={isSelected}>
      <input
        type="radio"
        name={name}
        value={flight.flightId}
        css={radioStyles}
        checked={isSelected}
        aria-labelledby={`${id}-legs ${id}-price`}
        aria-describedby={`${id}-bag`}
        onChange={() => onSelect(flight.flightId)}
      />
      <span id={`${id}-legs`} css={legsStyles}>
        <FlightLegLine leg={out} />
        <FlightLegLine leg={back} />
      </span>
      <span css={footStyles}>
        <span id={`${id}-bag`} css={bagStyles}>
          <Luggage size={16} aria-hidden />
          {bagOffer(flight)}
        </span>
        <strong id={`${id}-price`} css={[priceStyles, isCheaper && cheaperStyles]}>
          {isSelected && <Check size={20} aria-hidden />}
          {differenceInTotal(flight, selectedFlight, guests)}
        </strong>
      </span>
    </label>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.small} ease-out;

  &:hover,
  &:focus-within {
    border-color: ${color.action};
  }

  &[data-selected='true'] {
    border-color: ${color.action};
    background: ${color.tint};
    box-shadow: inset 0 0 0 1px ${color.action};
  }

  @media (forced-colors: active) {
    &[data-selected='true'] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;

const radioStyles = css`
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  accent-color: ${color.action};
  cursor: inherit;
`;

// The legs are side by side when there is room for both.
const legsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: ${space.m} ${space.xl};
  min-width: 0;
`;

const footStyles = css`
  display: flex;
  grid-column: 2;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.m};
  min-width: 0;
  padding-top: ${space.s};
  border-top: 1px solid ${color.lineSoft};

  ${below.desktop} {
    grid-column: 1 / -1;
  }
`;

const bagStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const priceStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  margin-left: auto;
  font: 700 ${text.body} ${family.heading};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  text-align: right;

  [data-selected='true'] & {
    color: ${color.action};
  }
`;

const cheaperStyles = css`
  color: ${color.success};
`;
