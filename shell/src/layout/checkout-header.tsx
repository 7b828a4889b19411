import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { below, color, family, from, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Lock, Phone } from 'lucide-react';

import { Brand } from './brand';

/** Header of the booking steps: logo, the mark of a secure page, and the phone number (DEC-191). */
export function CheckoutHeader() {
  const { phone, salesHours } = useRuntime().config.seller;
  return (
    <header css={headerStyles} data-state="top">
      <Container>
        <div css={rowStyles}>
          <Brand />
          <span css={secureStyles}>
            <Lock size={20} aria-hidden />
            Secure
          </span>
          <a href={phoneHref(phone)} aria-label={`Call ${phone} ${salesHours}`} css={phoneStyles}>
            <Phone size={20} aria-hidden />
            <span css={numberStyles}>
              {phone} <small css={hoursStyles}>{salesHours}</small>
            </span>
          </a>
        </div>
      </Container>
    </header>
  );
}

const headerStyles = css`
  background: ${color.surface};
  box-shadow: ${shadow.card};

  @media print {
    display: none;
  }
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  min-height: 56px;

  ${from.desktop} {
    min-height: 68px;
  }
`;

const secureStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  margin-left: auto;
  color: ${color.success};
  font: 600 ${text.small} ${family.body};

  /* At a zoom of 400% the phone number takes its place. */
  @media (max-width: 359.98px) {
    visibility: hidden;
    width: 0;
    overflow: hidden;
  }
`;

const phoneStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-width: 44px;
  min-height: 44px;
  color: ${color.ink};
  font: 700 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const numberStyles = css`
  ${below.desktop} {
    display: none;
  }
`;

const hoursStyles = css`
  display: block;
  color: ${color.inkSoft};
  font: ${text.caption} ${family.body};
`;
