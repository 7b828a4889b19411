import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useRef } from 'react';

interface SavedDetailsNoticeProps {
  /** False when the browser keeps nothing. */
  readonly isSaved: boolean;
  readonly isCleared: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Says what is kept here and for how long, and lets the shopper end it (usability rule 41, claims row 26). */
export function SavedDetailsNotice({ isSaved, isCleared, onClear, onUndo }: SavedDetailsNoticeProps) {
  const clearButton = useRef<HTMLButtonElement>(null);
  return (
    <div css={rowStyles}>
      <p>
        {isSaved
          ? 'What you type is kept in this browser for 24 hours, so that you can go on later. Is this not your own device? Clear your details before you leave it.'
          : 'This browser does not keep what you type: it is lost when you leave this page without going on.'}
      </p>
      <div css={actionsStyles}>
        <Button ref={clearButton} look="outline" onClick={onClear}>
          Clear my details
        </Button>
        <span role="status">{isCleared && 'Your details are cleared.'}</span>
        {isCleared && (
          <Button
            look="quiet"
            onClick={() => {
              onUndo();
              // Undo goes away and must not take the focus with it.
              clearButton.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

const rowStyles = css`
  display: grid;
  gap: ${space.xs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;
