import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { hasVisibleText } from '../../domain/html-text';

interface OptionCardProps {
  readonly name: string;
  readonly description?: string;
  readonly features: readonly string[];
  /** `+£95 pp`, `Included`. */
  readonly price: string;
  /** `undefined` renders no image; `null` renders a placeholder. */
  readonly imageUrl?: string | null;
}

/** Card of an excursion, a cabin or a cruise board. */
export function OptionCard({ name, description = '', features, price, imageUrl }: OptionCardProps) {
  const visibleFeatures = features.filter((feature) => feature.trim() !== '');
  return (
    <li css={cardStyles}>
      {imageUrl !== undefined && (
        <Picture src={webUrlOrNull(imageUrl)} alt="" ratio="16/9" sizes="(min-width: 640px) 320px, 100vw" />
      )}
      <div css={bodyStyles}>
        {name.trim() && <h3 css={nameStyles}>{name}</h3>}
        {hasVisibleText(description) && <SafeHtml>{description}</SafeHtml>}
        {visibleFeatures.length > 0 && (
          <ul css={featuresStyles}>
            {visibleFeatures.map((feature, index) => (
              <li key={index}>
                <Check size={20} aria-hidden /> <span>{feature}</span>
              </li>
            ))}
          </ul>
        )}
        <p css={priceStyles}>{price}</p>
      </div>
    </li>
  );
}

/** Responsive grid of cards. */
export function OptionCardList({ children }: { readonly children: ReactNode }) {
  return <ul css={listStyles}>{children}</ul>;
}

/** Note below the cards. */
export function OptionNote({ children }: { readonly children: ReactNode }) {
  return <p css={noteStyles}>{children}</p>;
}

/** Feed URLs are untrusted: only http and https are rendered. */
function webUrlOrNull(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.m};

  /* Three of four in a row would leave the last one alone. */
  &:has(> :nth-of-type(4):last-of-type) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 40%)), 1fr));

    ${from.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const cardStyles = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  min-width: 0;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
`;

const bodyStyles = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.m};
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.lead} ${family.heading};
  color: ${color.ink};
`;

const featuresStyles = css`
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & > li {
    display: flex;
    align-items: start;
    gap: ${space.xs};
  }

  & svg {
    flex: none;
    color: ${color.action};
  }
`;

// Aligns the prices of cards in the same row.
const priceStyles = css`
  margin: auto 0 0;
  padding-top: ${space.xs};
  font: 700 ${text.body} ${family.body};
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;
