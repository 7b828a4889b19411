import { css } from '@emotion/react';
import { useEffect } from 'react';

import { Alert } from '../alert';
import { Button } from '../button';
import { Row } from '../stack';
import { color, radius, shadow, space } from '../tokens';

interface LoadFailureProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reports that the code of an overlay could not be loaded. It covers the bottom of the window and moves nothing. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  useReturnFocus();
  return (
    <div css={barStyles} data-above-bottom-bar>
      <Alert
        tone="error"
        title="This could not be loaded"
        action={
          <Row gap="s" wrap>
            <Button onClick={onRetry}>Try again</Button>
            <Button look="quiet" onClick={onClose}>
              Close
            </Button>
          </Row>
        }
      >
        Check your connection. Nothing that you entered is lost.
      </Alert>
    </div>
  );
}

/** Its buttons disappear with it: the focus returns to the element that had it before. */
function useReturnFocus() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

const barStyles = css`
  position: fixed;
  z-index: 70;
  inset: auto ${space.m}
    calc(var(--above-bottom-bar, var(--bottom-bar, 0px)) + ${space.m} + env(safe-area-inset-bottom, 0px));
  max-width: 480px;
  margin-inline: auto;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  text-align: left;
`;
