import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useRef, useState } from 'react';

import { useClearDetails, type ClearDetails } from './use-clear-details';

interface SavedDetailsNoticeProps extends ClearDetails {
  /** False when the browser does not store drafts. */
  readonly isSaved: boolean;
}

/** Explains what is stored in this browser and for how long, and offers to delete it (usability rule 41, claims row 26). */
export function SavedDetailsNotice({ isSaved, ...details }: SavedDetailsNoticeProps) {
  const { clear, undo, isCleared } = useClearDetails(details);
  const clearButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div css={rowStyles}>
      <p>
        {isSaved
          ? 'What you type is kept in this browser for 24 hours, so that you can go on later. Is this not your own device? Clear your details before you leave it.'
          : 'This browser does not keep what you type: it is lost when you leave this page without going on.'}
      </p>
      <div css={actionsStyles}>
        <Button
          ref={clearButton}
          look="quiet"
          css={clearStyles}
          aria-expanded={isConfirming}
          onClick={() => setIsConfirming(!isConfirming)}
        >
          Clear my details
        </Button>
        {isConfirming && (
          <ConfirmClear
            onConfirm={() => {
              clear();
              setIsConfirming(false);
              clearButton.current?.focus();
            }}
            onKeep={() => {
              setIsConfirming(false);
              clearButton.current?.focus();
            }}
          />
        )}
        <span role="status">{isCleared && 'Your details are cleared.'}</span>
        {isCleared && (
          <Button
            look="quiet"
            onClick={() => {
              undo();
              // The Undo button unmounts, which would drop the focus.
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

interface ConfirmClearProps {
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

function ConfirmClear({ onConfirm, onKeep }: ConfirmClearProps) {
  return (
    <div role="group" aria-label="Clear your details?" css={actionsStyles}>
      <p>This empties every form of this booking. You can undo it until you type again.</p>
      <Button look="outline" onClick={onConfirm}>
        Yes, clear them
      </Button>
      <Button look="quiet" onClick={onKeep}>
        Keep them
      </Button>
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

// Its text starts where the paragraph above starts.
const clearStyles = css`
  margin-left: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
`;
