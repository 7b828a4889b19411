import { css } from '@emotion/react';
import { ChatLink } from '@storefront/shared/composites/page/chat-link';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Mail, MessageCircle, Phone, TicketCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Chat, call, email and the booking (SHELL-02). Its code is loaded when the panel is needed. */
export function HelpOptions() {
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
      <li css={optionStyles}>
        <TicketCheck size={20} aria-hidden />
        <span>
          <Link to={MANAGE_LINK.path}>{MANAGE_LINK.label}</Link>
          <small>Pay, change or cancel</small>
        </span>
      </li>
    </ul>
  );
}

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
