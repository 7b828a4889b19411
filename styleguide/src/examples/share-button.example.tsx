import { css } from '@emotion/react';
import { ShareButton } from '@storefront/shared/composites/share/share-button';
import { space } from '@storefront/shared/ui/tokens';

import type { Example } from '../example';

/** What stands behind it depends on the device: a share sheet, the clipboard, or a field to copy from. */
export const shareButtonExample: Example = {
  title: 'Share button',
  group: 'Actions',
  purpose:
    'Passes a page on: through the share sheet of the device, else by copying its link. For a list of hotels in the address, Copy link says better what happens.',
  states: [
    { name: 'The present page', Component: () => <ShareButton title="Style guide" /> },
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
