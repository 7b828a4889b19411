import { TEXT_PAGES, type TextPageId } from '@storefront/shared/api/site/text-pages';
import { REFERENCE_NAMES, unknownReferences } from '@storefront/shared/api/site/text-references';
import { z } from 'zod';

import { html, pictureReference, seoDescription, seoTitle, socialPicture } from './fields';

const PAGE_IDS = Object.keys(TEXT_PAGES) as [TextPageId, ...TextPageId[]];
const PARTS = [...new Set(Object.values(TEXT_PAGES).flatMap(({ parts }): readonly string[] => parts))] as [
  string,
  ...string[],
];

const references = (text: z.ZodString) =>
  text.superRefine((value, context) => {
    for (const name of unknownReferences(value))
      context.addIssue({
        code: 'custom',
        message: `{${name}} refers to nothing; there are ${REFERENCE_NAMES.map((one) => `{${one}}`).join(', ')}`,
      });
  });

/** A static page of the shop. Facts are references or parts, so that they are never typed (DEC-254). */
export const textDocumentSchema = z
  .strictObject({
    id: z.enum(PAGE_IDS),
    title: z.string().trim().min(1, 'must not be empty').max(60).meta({ title: 'Title' }),
    lead: references(z.string().trim().min(1, 'must not be empty').max(200)).meta({
      title: 'Line below the title',
    }),
    seoTitle,
    seoDescription: references(z.string().trim().min(1, 'must not be empty').max(320)).meta(
      seoDescription.meta() ?? {},
    ),
    socialPicture,
    sections: z
      .array(
        z.strictObject({
          heading: z.string().trim().max(80).default('').meta({ title: 'Heading' }),
          body: references(html)
            .default('')
            .meta({
              title: 'Text',
              control: 'html',
              description: `HTML. Facts of the shop: ${REFERENCE_NAMES.map((name) => `{${name}}`).join(' ')}.`,
            }),
          picture: pictureReference.nullable().default(null).meta({ title: 'Picture beside the text' }),
          part: z.enum(PARTS).nullable().default(null).meta({
            title: 'Part of the shop',
            description: 'Follows the text, with the settings of the shop.',
          }),
        }),
      )
      .min(1)
      .max(40)
      .meta({ title: 'Sections' }),
  })
  .superRefine(({ id, sections }, context) => {
    const parts: readonly string[] = TEXT_PAGES[id].parts;
    for (const [index, { heading, body, part }] of sections.entries()) {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['sections', index, field], message });
      if (part !== null && !parts.includes(part)) fault('part', `this page has no part ${part}`);
      if (part !== null && sections.findIndex((one) => one.part === part) !== index)
        fault('part', `${part} is there twice`);
      if (part === null && body === '') fault('body', 'must not be empty without a part of the shop');
      if (heading === '' && part === null) fault('heading', 'must not be empty');
    }
  });
export type TextDocument = z.output<typeof textDocumentSchema>;
