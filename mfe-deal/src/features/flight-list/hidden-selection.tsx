import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { EyeOff } from 'lucide-react';

import { flightLegs } from '../../domain/flight-leg';

interface HiddenSelectionProps {
  readonly selectedFlight: Flight;
  readonly onShow: () => void;
}

/** Note that the selected flight is hidden by the filters but stays selected. */
export function HiddenSelection({ selectedFlight, onShow }: HiddenSelectionProps) {
  const [out] = flightLegs(selectedFlight);
  return (
    <div css={lineStyles}>
      <EyeOff size={20} aria-hidden />
      <p css={textStyles}>
        Your flight: {out.from} {out.departsAt} to {out.to} {out.arrivesAt}, {out.carrier}, is hidden by the
        filters. It stays your choice.
      </p>
      <Button look="outline" onClick={onShow}>
        Clear filters and show it
      </Button>
    </div>
  );
}

const lineStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.card};
  background: ${color.tint};
  color: ${color.ink};
  font: ${text.small} ${family.body};

  & > svg {
    flex: none;
  }
`;

const textStyles = css`
  flex: 1 1 240px;
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;
