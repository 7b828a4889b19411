import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { buttonStyles } from '@storefront/shared/ui/button-styles';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { Phone } from 'lucide-react';

/** After every third card (specification 2). */
export function CallBanner({ destination }: { readonly destination: string }) {
  const { phone } = useRuntime().config.seller;
  return (
    <aside css={bannerStyles} aria-label="Book by phone">
      <div>
        <p css={titleStyles}>Prefer calling, Exclusive offline deals also available</p>
        <p css={wordsStyles}>Get exclusive {destination} holiday deals</p>
      </div>
      <a href={phoneHref(phone)} css={buttonStyles({ look: 'action' })}>
        <Phone size={20} aria-hidden />
        <span>{phone}</span>
      </a>
    </aside>
  );
}

const bannerStyles = css`
  display: grid;
  gap: ${space.m};
  align-items: center;
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.tint};

  ${from.desktop} {
    grid-template-columns: 1fr auto;
  }
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.heading};
`;

const wordsStyles = css`
  font: ${text.small} ${family.body};
`;
