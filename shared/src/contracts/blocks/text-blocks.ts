import { z } from 'zod';

import { defineBlock } from './block';
import { headline, line, link, picture, richText } from './block-fields';

const category = 'Text and pictures';

export const richTextBlock = defineBlock({
  version: 1,
  label: 'Text',
  description: 'A section of text with headings, lists and links.',
  category,
  schema: z.object({ title: line('Headline'), text: richText() }),
  defaults: { title: 'A new section', text: '<p>Write here.</p>' },
  sampleTexts: ['A new section', 'Write here.'],
});

export const pictureText = defineBlock({
  version: 1,
  label: 'Picture and text',
  description: 'A picture beside a text. On phones the picture is above it.',
  category,
  schema: z.object({
    title: headline(),
    text: richText(),
    picture: picture(),
    side: z.enum(['left', 'right']).meta({ title: 'The picture is on the' }),
    link: link.nullable().meta({ title: 'Button' }),
  }),
  defaults: {
    title: 'A place to know',
    text: '<p>Write here.</p>',
    picture: '/media/beach-4/1600.jpg',
    side: 'left',
    link: null,
  },
  sampleTexts: ['A place to know', 'Write here.'],
});

export const gallery = defineBlock({
  version: 1,
  label: 'Gallery',
  description: 'Two to twelve pictures with captions.',
  category,
  schema: z.object({
    title: headline(),
    pictures: z
      .array(z.object({ picture: picture(), caption: line('Caption') }))
      .min(2, 'needs two pictures or more')
      .max(12)
      .meta({ title: 'Pictures' }),
  }),
  defaults: {
    title: 'See for yourself',
    pictures: ['beach-1', 'pool-2', 'oldtown-3'].map((scene) => ({
      picture: `/media/${scene}/1600.jpg`,
      caption: '',
    })),
  },
});

export const faq = defineBlock({
  version: 1,
  label: 'FAQ',
  description: 'Questions that open on demand.',
  category,
  schema: z.object({
    title: headline(),
    questions: z
      .array(z.object({ question: headline('Question'), text: richText('Reply') }))
      .min(1, 'needs a question')
      .max(20)
      .meta({ title: 'Questions' }),
  }),
  defaults: {
    title: 'Good to know',
    questions: [{ question: 'A question', text: '<p>Its reply.</p>' }],
  },
  sampleTexts: ['A question', 'Its reply.'],
});

export const links = defineBlock({
  version: 1,
  label: 'Links',
  description: 'A row of links to other pages, each with a short note.',
  category,
  schema: z.object({
    title: headline(),
    links: z
      .array(link.extend({ note: line('Note') }))
      .min(1, 'needs a link')
      .max(12)
      .meta({ title: 'Links' }),
  }),
  defaults: { title: 'More to explore', links: [{ label: 'All deals', to: '/all-deals', note: '' }] },
});
