import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import { phoneHref } from '../page/phone-link';
import { buttonStyles } from '../../ui/button-styles';
import { color, family, from, radius, space, text } from '../../ui/tokens';

interface CallBannerProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Opening hours, such as `Mon-Sun 9am-9pm`. */
  readonly hours?: string;
  /** Accessible name, default "Book by phone". */
  readonly label?: string;
  /** `note` where the banner is repeated: landmarks of one page must have different names. */
  readonly role?: 'complementary' | 'note';
}

/** Renders an offer to book by phone, with the seller's number as a link that looks like a button. */
export function CallBanner(props: CallBannerProps) {
  const { title, description, hours, label = 'Book by phone', role = 'complementary' } = props;
  const { phone } = useRuntime().config.seller;
  return (
    <div css={bannerStyles} role={role} aria-label={label}>
      <div>
        <p css={titleStyles}>{title}</p>
        {description !== undefined && <p css={descriptionStyles}>{description}</p>}
      </div>
      <div css={callStyles}>
        <a href={phoneHref(phone)} css={buttonStyles({ look: 'action' })}>
          <Phone size={20} aria-hidden />
          <span>{phone}</span>
        </a>
        {hours !== undefined && <p css={hoursStyles}>{hours}</p>}
      </div>
    </div>
  );
}

const bannerStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  align-items: center;
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.tint};
  overflow-wrap: anywhere;

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  }
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.heading};
`;

const descriptionStyles = css`
  font: ${text.small} ${family.body};
`;

const callStyles = css`
  display: grid;
  gap: ${space.xxs};
`;

const hoursStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  text-align: center;
`;
