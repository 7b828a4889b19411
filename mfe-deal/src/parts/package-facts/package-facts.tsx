import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

/** Lines that describe the package. Empty lines are left out, and so is a list without lines. */
export function PackageFacts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul css={factsStyles}>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const factsStyles = css`
  display: grid;
  gap: ${space.xxs};
  padding: 0;
  list-style: none;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
