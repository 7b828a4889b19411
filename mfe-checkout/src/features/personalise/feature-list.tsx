import { css } from '@emotion/react';
import { color, space } from '@storefront/shared/ui/tokens';
import { Check } from 'lucide-react';

/** A list of features. It uses spans, because it appears inside a label, where list elements are not allowed. */
export function FeatureList({ features }: { readonly features: readonly string[] }) {
  return (
    <span css={listStyles}>
      {features.filter(isNotBlank).map((feature, index) => (
        <span key={index} css={lineStyles}>
          <Check size={16} aria-hidden css={iconStyles} /> <span>{feature}</span>{' '}
        </span>
      ))}
    </span>
  );
}

function isNotBlank(feature: string): boolean {
  return feature.trim() !== '';
}

const listStyles = css`
  display: grid;
  gap: ${space.xxs};
  padding-top: ${space.xxs};
`;

const lineStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space.xxs};
`;

const iconStyles = css`
  margin-top: 3px;
  color: ${color.action};
`;
