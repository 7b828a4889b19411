import { css } from '@emotion/react';
import { ChatLink } from '@storefront/shared/composites/page/chat-link';
import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { Mail, MessageCircle, Phone } from 'lucide-react';

import { CardGrid, IconCard } from '../icon-card';

/** Phone, email and chat, always in this order (PROD-12 to PROD-15); no chat if none is configured (DEC-40). */
export function ContactOptions({ headingLevel = 3 }: { readonly headingLevel?: 2 | 3 }) {
  const { phone, email, liveChatUrl, salesHours, supportHours } = useRuntime().config.seller;
  return (
    <CardGrid>
      <IconCard icon={Phone} title="Phone" headingLevel={headingLevel}>
        <p css={largeStyles}>
          <PhoneLink>{phone}</PhoneLink>
        </p>
        <p>
          For bookings and offline prices: <strong css={hoursStyles}>{salesHours}</strong>
        </p>
        <p>
          Customer service: <strong css={hoursStyles}>{supportHours}</strong>
        </p>
      </IconCard>
      <IconCard icon={Mail} title="Email" headingLevel={headingLevel}>
        <p css={largeStyles}>
          <EmailLink>{email}</EmailLink>
        </p>
        <p>Emails are answered within 24 hours.</p>
        <p>Please write your booking reference into the subject if you have one.</p>
      </IconCard>
      {liveChatUrl !== null && (
        <IconCard icon={MessageCircle} title="Live chat" headingLevel={headingLevel}>
          <p>
            Write with our team in a window of its own: it says at once if somebody is there. This page stays
            open.
          </p>
          <ChatLink css={chatStyles}>Start a live chat</ChatLink>
        </IconCard>
      )}
    </CardGrid>
  );
}

const largeStyles = css`
  font: 600 ${text.lead} ${family.heading};
  color: ${color.ink};
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: 9px;
  }
`;

const hoursStyles = css`
  display: block;
`;

const chatStyles = css(buttonStyles({ look: 'outline' }));
