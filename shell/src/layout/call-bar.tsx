import { css } from '@emotion/react';
import { ChatLink } from '@storefront/shared/composites/page/chat-link';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { color, family, from, shadow, space, text } from '@storefront/shared/ui/tokens';
import { MessageCircle, Phone } from 'lucide-react';

/**
 * Call and chat bar at the lower edge of phone screens (SHELL-05, 06). It is sticky inside the page flow, so it never
 * covers the end of the page. A page with its own bar (`data-bottom-bar`) hides it.
 */
export function CallBar() {
  const { phone } = useRuntime().config.seller;
  return (
    <aside css={barStyles} aria-label="Reservations">
      <p css={messageStyles}>RESERVATIONS? CALL NOW FOR OFFLINE PRICES</p>
      <a
        href={phoneHref(phone)}
        css={[...buttonStyles({ look: 'action' }), actionStyles]}
        aria-label={`Call ${phone}`}
      >
        <Phone size={20} aria-hidden />
        Call
      </a>
      <ChatLink css={[...buttonStyles({ look: 'outline' }), actionStyles]}>
        <MessageCircle size={20} aria-hidden />
        Chat
      </ChatLink>
    </aside>
  );
}

const barStyles = css`
  position: sticky;
  z-index: 30;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  min-height: 64px;
  padding: ${space.xs} ${space.m} calc(${space.xs} + env(safe-area-inset-bottom));
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  ${from.desktop} {
    display: none;
  }

  html:has([data-bottom-bar]) & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

// Enlarged text leaves less than this width beside the buttons, which then wrap together.
const messageStyles = css`
  flex: 1 1 8.5rem;
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  letter-spacing: 0.02em;
`;

// The narrowest screens have room for the labels only.
const actionStyles = css`
  flex: none;
  padding-inline: ${space.s};

  @media (max-width: 359.98px) {
    & > svg {
      display: none;
    }
  }
`;
