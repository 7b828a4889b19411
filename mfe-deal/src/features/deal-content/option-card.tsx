import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { hasWords } from '../../domain/html-text';

interface ChoiceCardProps {
  readonly name: string;
  readonly description?: string;
  readonly features: readonly string[];
  /** `+£95 pp`, `Included`. */
  readonly price: string;
  /** Left out for what has no pictures at all; `null` stands for one that is missing. */
  readonly picture?: string | null;
}

/** Something of a voyage that is part of it or can be chosen: an excursion, a cabin, a board. */
export function ChoiceCard({ name, description = '', features, price, picture }: ChoiceCardProps) {
  const named = features.filter((feature) => feature.trim() !== '');
  return (
    <li css={cardStyles}>
      {picture !== undefined && (
        <Picture src={pictureAddress(picture)} alt="" ratio="16/9" sizes="(min-width: 640px) 320px, 100vw" />
      )}
      <div css={wordsStyles}>
        {name.trim() && <h3 css={nameStyles}>{name}</h3>}
        {hasWords(description) && <SafeHtml>{description}</SafeHtml>}
        {named.length > 0 && (
          <ul css={featuresStyles}>
            {named.map((feature, index) => (
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

/** Cards beside one another as far as there is room. */
export function ChoiceCards({ children }: { readonly children: ReactNode }) {
  return <ul css={listStyles}>{children}</ul>;
}

/** What is said under the cards. */
export function ChoiceNote({ children }: { readonly children: ReactNode }) {
  return <p css={noteStyles}>{children}</p>;
}

function pictureAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${space.m};
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

const wordsStyles = css`
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

// Prices of cards in a row stand on one line.
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
