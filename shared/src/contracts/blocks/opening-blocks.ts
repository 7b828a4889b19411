import { z } from 'zod';

import { defineBlock } from './block';
import { headline, line, link, picture, richText, ukTime } from './block-fields';

export const hero = defineBlock({
  version: 2,
  label: 'Hero',
  description: 'The headline of the page over a wide picture, with up to two buttons.',
  category: 'Opening',
  schema: z.object({
    title: headline(),
    lead: line('Introduction'),
    picture: picture().nullable(),
    links: z.array(link).max(2).meta({ title: 'Buttons' }),
  }),
  defaults: {
    title: 'A new campaign',
    lead: '',
    picture: null,
    links: [{ label: 'View deals', to: '/all-deals' }],
  },
  sampleTexts: ['A new campaign'],
  // Version 1 had one link.
  migrations: [({ link: one, ...props }) => ({ ...props, links: one ? [one] : [] })],
});

export const offer = defineBlock({
  version: 1,
  label: 'Offer with countdown',
  description: 'An offer with a real end. At its end the block leaves the page by itself.',
  category: 'Opening',
  schema: z.object({
    title: headline(),
    text: richText('What is offered'),
    ends: ukTime('Ends', 'A time of the UK. The offer must really end then.'),
    link: link.meta({ title: 'Button' }),
  }),
  defaults: {
    title: 'A limited offer',
    text: '<p>Say what is offered, and to whom.</p>',
    ends: '',
    link: { label: 'View deals', to: '/all-deals' },
  },
  sampleTexts: ['A limited offer', 'Say what is offered, and to whom.'],
});

export const searchForm = defineBlock({
  version: 1,
  label: 'Search form',
  description: 'The search of home: destination, airport, date, nights and guests.',
  category: 'Opening',
  schema: z.object({ title: headline() }),
  defaults: { title: 'Find your holiday' },
});
