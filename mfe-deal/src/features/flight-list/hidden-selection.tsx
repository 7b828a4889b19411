import { css } from '@emotion/react';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { EyeOff } from 'lucide-react';

import { flightLegs } from '../../domain/flight-leg';

interface HiddenChoiceProps {
  readonly chosen: Flight;
  readonly onShow: () => void;
}

/** Says that the choice stands although the filters do not show it. */
export function HiddenChoice({ chosen, onShow }: HiddenChoiceProps) {
  const [out] = flightLegs(chosen);
  return (
    <div css={lineStyles}>
      <EyeOff size={20} aria-hidden />
      <p css={wordsStyles}>
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

const wordsStyles = css`
  flex: 1 1 240px;
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
`;
