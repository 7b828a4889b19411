import { css } from '@emotion/react';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import { space } from '@storefront/shared/ui/tokens';

import type { Example } from '../example';

/** The result depends on the device: a share sheet, the clipboard, or a field to copy from. */
export const shareButtonExample: Example = {
  title: 'Share button',
  group: 'Actions',
  purpose:
    'Shares a page through the share sheet of the device, or copies its link. Where sharing means copying a URL with a selection of hotels, use a Copy link button.',
  states: [
    { name: 'The current page', Component: () => <ShareButton title="Style guide" /> },
    { name: 'Another page', Component: () => <ShareButton title="Sol Bay Resort" path="/deals/7" /> },
    {
      name: 'In a narrow column',
      Component: () => (
        <div css={narrowStyles}>
          <ShareButton title="Sol Bay Resort" path="/deals/7" />
        </div>
      ),
    },
  ],
};

const narrowStyles = css`
  max-width: 160px;
  padding: ${space.s};
`;
