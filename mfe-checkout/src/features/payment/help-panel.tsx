import { css } from '@emotion/react';
import { phoneHref, PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';
import { useId } from 'react';

import { ReviewBadge } from './review-badge';

/** The sales phone number, its hours and a link to call it (PAY-09). */
export function HelpPanel() {
  const id = useId();
  const { phone, salesHours } = useRuntime().config.seller;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="s">
        <SectionHeading size="card" id={id}>
          Need help?
        </SectionHeading>
        <p css={textStyles}>
          Our team can finish the booking with you: <PhoneLink />, {salesHours}.
        </p>
        <ReviewBadge />
        <a href={phoneHref(phone)} css={buttonStyles({ look: 'outline' })}>
          <Phone size={20} aria-hidden /> Call now
        </a>
      </Stack>
    </Card>
  );
}

const textStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & a {
    white-space: nowrap;
  }
`;
