import { z } from 'zod';

import { defineBlock } from './block';
import { headline, line } from './block-fields';

const category = 'Trust and help';

export const trustStrip = defineBlock({
  version: 1,
  label: 'Trust strip',
  description: 'The reasons to book here. Their texts are the claims of the settings, which have evidence.',
  category,
  schema: z.object({}),
  defaults: {},
});

export const callBanner = defineBlock({
  version: 1,
  label: 'Call banner',
  description: 'An invitation to call, with the phone number and the hours of the sales team.',
  category,
  schema: z.object({ title: headline(), description: line('Text') }),
  defaults: { title: 'Need help with your holiday?', description: 'Our travel team is happy to help.' },
});
