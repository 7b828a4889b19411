import { css } from '@emotion/react';
import { space } from '@storefront/shared/ui/tokens';

/**
 * Styles of the fields that determine a price. The party, the fourth field, has the longest text: where it would be cut,
 * it gets a row of its own, and its width never depends on its value, so that its popup does not move.
 */
export const choiceFieldsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  & > * {
    flex: 1 1 9.375rem;
    min-width: 0;
  }

  & > :nth-of-type(4) {
    flex-basis: 13rem;
  }
`;
