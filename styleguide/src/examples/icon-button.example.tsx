import { Heart, Map, Share2, X } from 'lucide-react';

import { IconButton } from '@storefront/shared/ui/icon-button';
import { Row } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const iconButtonExample: Example = {
  title: 'Icon button',
  group: 'Actions',
  purpose: 'A common action in little space; with enough space use a button with text.',
  states: [
    {
      name: 'Looks',
      Component: () => (
        <Row>
          <IconButton label="Close">
            <X size={24} aria-hidden />
          </IconButton>
          <IconButton label="Share this hotel" look="outline">
            <Share2 size={20} aria-hidden />
          </IconButton>
          <IconButton label="Show the map" look="solid">
            <Map size={20} aria-hidden />
          </IconButton>
        </Row>
      ),
    },
    {
      name: 'Pressed',
      Component: () => (
        <IconButton label="Save this hotel" look="solid" aria-pressed>
          <Heart size={20} aria-hidden />
        </IconButton>
      ),
    },
    {
      name: 'Disabled',
      Component: () => (
        <Row>
          <IconButton label="Close" disabled>
            <X size={24} aria-hidden />
          </IconButton>
          <IconButton label="Share this hotel" look="outline" disabled>
            <Share2 size={20} aria-hidden />
          </IconButton>
          <IconButton label="Show the map" look="solid" disabled>
            <Map size={20} aria-hidden />
          </IconButton>
        </Row>
      ),
    },
  ],
};
