import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { space } from '@storefront/shared/ui/tokens';

import { frameStyles } from './map-styles';

/** The room of the map before there is one. */
export function MapToCome() {
  return (
    <div css={[frameStyles, middleStyles]}>
      <p>Loading the map…</p>
    </div>
  );
}

/** For a map whose files did not come: the list beside it still has everything. */
export function MapNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div css={[frameStyles, middleStyles]}>
      <p role="status">The map could not be loaded. The list shows every hotel.</p>
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
