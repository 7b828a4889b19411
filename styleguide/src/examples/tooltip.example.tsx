import { Heart, Share2 } from 'lucide-react';

import { Button } from '@storefront/shared/ui/button';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { Row } from '@storefront/shared/ui/stack';
import { Tooltip } from '@storefront/shared/ui/tooltip';

import type { Example } from '../example';

export const tooltipExample: Example = {
  title: 'Tooltip',
  group: 'Overlays',
  purpose:
    'A short explanation of a control; never required information, because touch screens show no tooltips.',
  states: [
    {
      name: 'On icon buttons',
      Component: () => (
        <Row>
          <Tooltip description="Keep this hotel in your list">
            <IconButton label="Save" look="outline">
              <Heart size={20} aria-hidden />
            </IconButton>
          </Tooltip>
          <Tooltip description="Send this hotel to somebody">
            <IconButton label="Share" look="outline">
              <Share2 size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        </Row>
      ),
    },
    {
      name: 'On a button',
      Component: () => (
        <Tooltip description="Takes away every filter and shows all 301 hotels">
          <Button look="quiet">Clear filters</Button>
        </Tooltip>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <Tooltip description="Opens the list of every flight of the day with its times, its stops, its bags and the difference in price">
          <Button look="outline">Other flights</Button>
        </Tooltip>
      ),
    },
  ],
};
