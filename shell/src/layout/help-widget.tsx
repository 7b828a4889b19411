import { css } from '@emotion/react';
import { ChatLink } from '@storefront/shared/composites/page/chat-link';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { IconButton } from '@storefront/shared/ui/icon-button';
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
import { CircleQuestionMark, Mail, MessageCircle, Phone, X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';

import { overlapsForm } from './overlaps-form';
import { useHelpPanel } from './use-help-panel';

/** Size of the open panel in pixels. */
const PANEL = { width: 344, height: 320 };

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
        <HelpOptions />
      </div>
    </div>
  );
}

function HelpOptions() {
  const { seller } = useRuntime().config;
  return (
    <ul css={optionsStyles}>
      {seller.liveChatUrl && (
        <li css={optionStyles}>
          <MessageCircle size={20} aria-hidden />
          <span>
            <ChatLink>Live Chat</ChatLink>
            <small>Opens in a new window</small>
          </span>
        </li>
      )}
      <li css={optionStyles}>
        <Phone size={20} aria-hidden />
        <span>
          <a href={phoneHref(seller.phone)}>Call {seller.phone}</a>
          <small>{seller.salesHours}</small>
        </span>
      </li>
      <li css={optionStyles}>
        <Mail size={20} aria-hidden />
        <span>
          <EmailLink>Email</EmailLink>
          <small>Answered within 24 hours</small>
        </span>
      </li>
    </ul>
  );
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

const optionsStyles = css`
  display: grid;
  padding: 0;
  list-style: none;
`;

const optionStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  min-height: 60px;
  padding-right: ${space.s};
  font: ${text.body} ${family.body};

  & + & {
    border-top: 1px solid ${color.lineSoft};
  }

  & > svg {
    color: ${color.action};
  }

  & a {
    display: block;
    padding-top: ${space.xs};
    color: ${color.action};
    font-weight: 600;
  }

  & small {
    display: block;
    padding-bottom: ${space.xs};
    color: ${color.inkSoft};
    font: ${text.small} ${family.body};
  }
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
