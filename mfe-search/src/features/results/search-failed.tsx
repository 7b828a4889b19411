import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

const GENERAL_MESSAGE = 'An error occurred';

interface SearchFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/**
 * A failed search, with a retry button (ERR-01, SRCH-ST-02). The message of the API is for support, so it stays closed
 * (DEC-93).
 */
export function SearchFailed({ message, onRetry }: SearchFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={GENERAL_MESSAGE}
        headingLevel={2}
        action={
          <Button look="call" onClick={onRetry}>
            Try again
          </Button>
        }
        phone={<PhoneLink />}
      >
        <p>We could not get the holidays for this search. Your search is kept: try again, or call us.</p>
        {message !== GENERAL_MESSAGE && (
          <details css={detailsStyles}>
            <summary>Details for our team</summary>
            <p>{message}</p>
          </details>
        )}
      </EmptyState>
    </div>
  );
}

const detailsStyles = css`
  margin-top: ${space.m};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & summary {
    min-height: 24px;
    cursor: pointer;
  }
`;
