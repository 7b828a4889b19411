import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useOnDemand } from '@storefront/shared/ui/on-demand/use-on-demand';
import {
  below,
  color,
  family,
  from,
  motion,
  radius,
  shadow,
  space,
  text,
} from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { CircleQuestionMark, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';

import { overlapsForm } from './overlaps-form';
import { useHelpPanel } from './use-help-panel';

const helpOptions = onDemand(() => import('./help-options'));

/** Size of the open panel in pixels. */
const PANEL = { width: 344, height: 380 };

/**
 * Help in the header of wide screens: a button that covers nothing, and a floating panel with chat, call and email
 * (SHELL-02, DEC-138). Opening it does not move the focus.
 */
export function HelpWidget() {
  const trigger = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isObstructed = useCallback(() => overlapsForm(trigger.current, PANEL), []);
  const [open, setOpen] = useHelpPanel(isObstructed);
  const panelId = useId();

  function close() {
    const hadFocus = root.current?.contains(document.activeElement) === true;
    setOpen(false);
    if (hadFocus) trigger.current?.focus();
  }
  useCloseOnEscape(open, root, close);

  return (
    <div ref={root} css={widgetStyles}>
      <button
        ref={trigger}
        type="button"
        css={[...buttonStyles({ look: 'quiet' }), triggerStyles]}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        onPointerEnter={helpOptions.preload}
        onFocus={helpOptions.preload}
      >
        <CircleQuestionMark size={20} aria-hidden />
        <span css={triggerTextStyles}>Help</span>
      </button>
      <div id={panelId} role="group" aria-label="How can we help?" css={panelStyles} hidden={!open}>
        <div css={headStyles}>
          <p css={titleStyles}>How can we help?</p>
          <IconButton label="Close help" onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <Options open={open} />
      </div>
    </div>
  );
}

/** The options, or the phone number while their code is loading and when it cannot be loaded. */
function Options({ open }: { readonly open: boolean }) {
  const { code } = useOnDemand(helpOptions, open, 'when-needed');
  const { phone } = useRuntime().config.seller;
  return code ? <code.HelpOptions /> : <a href={phoneHref(phone)}>Call {phone}</a>;
}

/** Closes the panel on Escape if the focus is in the panel or on the body. */
function useCloseOnEscape(
  open: boolean,
  root: { readonly current: HTMLElement | null },
  close: () => void,
): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      const { activeElement, body } = document;
      const isForPanel = activeElement === body || root.current?.contains(activeElement) === true;
      if (key === 'Escape' && isForPanel) latestClose.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, root]);
}

const widgetStyles = css`
  position: relative;
  margin-left: auto;

  ${below.desktop} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const panelStyles = css`
  position: absolute;
  top: calc(100% + ${space.xs});
  right: 0;
  width: ${PANEL.width}px;
  padding: ${space.s} ${space.s} ${space.m} ${space.m};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  opacity: 1;
  transition: opacity ${motion.panel} ease-out;

  @starting-style {
    opacity: 0;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const headStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const titleStyles = css`
  font: 700 ${text.lead} ${family.heading};
`;

/** Beside the menus there is room for the word only on wider screens. */
const triggerTextStyles = css`
  ${from.large} {
    @media (max-width: 1279.98px) {
      ${visuallyHidden}
    }
  }
`;

const triggerStyles = css`
  min-width: 44px;
  color: ${color.ink};
`;
