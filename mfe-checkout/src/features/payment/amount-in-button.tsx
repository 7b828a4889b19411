import { css } from '@emotion/react';
import { formatPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { below } from '@storefront/shared/ui/tokens';
import { visuallyHidden } from '@storefront/shared/ui/visually-hidden';

interface AmountInButtonProps {
  readonly before: string;
  readonly amount: Pence;
}

/** The amount in the label of a pay button (usability rule 51). On phones it is visible beside the button. */
export function AmountInButton({ before, amount }: AmountInButtonProps) {
  return (
    <span css={amountStyles}>
      {before}
      {formatPence(amount)}
    </span>
  );
}

const amountStyles = css`
  ${below.desktop} {
    ${visuallyHidden}
  }
`;
