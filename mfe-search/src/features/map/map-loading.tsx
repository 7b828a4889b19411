import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { space } from '@storefront/shared/ui/tokens';

import type { MapNoun } from './map-hotel';
import { frameStyles } from './map-styles';

/** Reserves the space of the map while it is loading. */
export function MapLoading() {
  return (
    <div css={[frameStyles, middleStyles]}>
      <p>Loading the map…</p>
    </div>
  );
}

interface MapLoadFailedProps {
  readonly onRetry: () => void;
  readonly noun?: MapNoun;
}

/** Shown when the map chunk failed to load; the list still shows every hotel. */
export function MapLoadFailed({ onRetry, noun = 'hotel' }: MapLoadFailedProps) {
  return (
    <div css={[frameStyles, middleStyles]}>
      <p role="status">The map could not be loaded. The list shows every {noun}.</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

const middleStyles = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.s};
  padding: ${space.m};
  text-align: center;
`;
