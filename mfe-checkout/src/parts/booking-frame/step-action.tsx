import { css } from '@emotion/react';
import { below, space } from '@storefront/shared/ui/tokens';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  /** `null` while the summary is not mounted. */
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot | null>(null);

/** Connects the action of a step, which belongs to its form, with the summary that shows it. */
export function StepActionProvider({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** The place of the action in the booking summary: the same one on every step and at every width (DEC-190). */
export function StepActionSlot() {
  const slot = useContext(SlotContext);
  return <div ref={slot?.setElement} css={slotStyles} />;
}

interface StepActionProps {
  /** Facts that belong to the action, such as the amount due and what paying means. */
  readonly note?: ReactNode;
  /** The button. It submits its form by the `form` attribute. */
  readonly children: ReactNode;
}

/** Renders the primary action of the step in the booking summary, and in place outside of a booking frame. */
export function StepAction({ note, children }: StepActionProps) {
  const slot = useContext(SlotContext);
  const action = (
    <>
      {note}
      <div css={actionStyles}>{children}</div>
    </>
  );
  if (!slot) return action;
  return slot.element && createPortal(action, slot.element);
}

// The children are placed in the grid of the bar.
const slotStyles = css`
  display: contents;
`;

const compactStyles = css`
  & > button {
    font-size: 0.9375rem;
  }

  & svg {
    display: none;
  }
`;

const actionStyles = css`
  display: grid;

  & > button {
    width: 100%;
    padding-inline: ${space.xs};
    font-size: 1rem;
    text-wrap: balance;
  }

  & svg {
    flex: none;
  }

  /* In the narrow panel of a tablet and in the bar of a phone the label of the pay button has room for one line. */
  @container (max-width: 20rem) {
    ${compactStyles}
  }

  ${below.desktop} {
    grid-area: action;
    ${compactStyles}
  }
`;
