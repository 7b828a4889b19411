import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { color, family, from, radius, shadow, space, text } from '../../ui/tokens';

import { SummaryFacts, type SummaryFactsProps } from './summary-facts';

const LABEL = 'Your holiday';
/** Begins with the visible text that the button covers, as speech control requires (WCAG 2.5.3). */
const OPEN_LABEL = 'Total: your holiday';

/**
 * Makes the total of the bar on phones a button that opens the facts of the holiday above the bar. The popover of the
 * browser closes it with Escape and with a tap outside, and returns the focus.
 */
export function SummarySheet(holiday: SummaryFactsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div css={phoneStyles}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={OPEN_LABEL}
        aria-expanded={isOpen}
        css={openStyles}
      >
        <ChevronDown size={20} aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        data-above-bottom-bar
        role="group"
        aria-label={LABEL}
        css={sheetStyles}
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={`Close: ${LABEL}`}
              css={closeStyles}
            >
              <ChevronDown size={24} aria-hidden />
            </button>
            <SummaryFacts {...holiday} />
          </>
        )}
      </div>
    </div>
  );
}

const phoneStyles = css`
  display: contents;

  ${from.desktop} {
    display: none;
  }

  @supports not selector(:popover-open) {
    display: none;
  }
`;

// Over the total, which remains the text of the bar.
const openStyles = css`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: end;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.action};
  cursor: pointer;

  &[aria-expanded='false'] > svg {
    transform: rotate(180deg);
  }
`;

const sheetStyles = css`
  inset: auto 0 var(--above-bottom-bar, var(--bottom-bar, 0px));
  width: auto;
  max-height: calc(100dvh - var(--above-bottom-bar, var(--bottom-bar, 0px)) - ${space.xl});
  margin: 0;
  padding: ${space.m};
  border: 0;
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  font: ${text.small} ${family.body};
  overscroll-behavior: contain;

  /* Beside the close button. */
  & h2 {
    padding-right: ${space.xl};
  }

  &::backdrop {
    bottom: var(--above-bottom-bar, var(--bottom-bar, 0px));
    background: ${color.scrim};
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`;

const closeStyles = css`
  position: absolute;
  top: ${space.xs};
  right: ${space.xs};
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: none;
  color: ${color.action};
  cursor: pointer;
`;
