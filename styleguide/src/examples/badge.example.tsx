import { css } from '@emotion/react';

import { Badge } from '@storefront/shared/ui/badge';
import { Picture } from '@storefront/shared/ui/picture';
import { Row } from '@storefront/shared/ui/stack';
import { space } from '@storefront/shared/ui/tokens';

import type { Example } from '../example';

export const badgeExample: Example = {
  title: 'Badge',
  group: 'Display',
  purpose: 'A short label on a picture, at most one each; removable labels are chips.',
  states: [
    {
      name: 'Tones',
      Component: () => (
        <Row wrap>
          <Badge>EXCLUSIVE OFFER</Badge>
          <Badge tone="sun">YOUR SELECTED DEAL</Badge>
          <Badge tone="success">Best value</Badge>
        </Row>
      ),
    },
    {
      name: 'On a picture',
      Component: () => (
        <div css={pictureStyles}>
          <Picture src="/media/beach-3/960.jpg" alt="" ratio="16/9" />
          <div css={cornerStyles}>
            <Badge>FREE ROOM UPGRADE</Badge>
          </div>
        </div>
      ),
    },
    {
      name: 'Long text',
      Component: () => <Badge>Free upgrade to a room with a balcony and a view of the whole bay</Badge>,
    },
  ],
};

const pictureStyles = css`
  position: relative;
`;

const cornerStyles = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
`;
