import { HOME_SECTIONS } from '@storefront/shared/api/site/home-sections';
import { z } from 'zod';

import { CLAIM_KINDS } from './claim-document.schema';
import { pictureReference, seoDescription, seoTitle, siteId, socialPicture } from './fields';

/** The home page: its texts, and the order and headings of its sections. */
export const homeDocumentSchema = z.strictObject({
  id: siteId,
  headline: z.string().trim().min(1, 'must not be empty').max(80).meta({ title: 'Headline' }),
  subline: z.string().trim().min(1, 'must not be empty').max(160).meta({ title: 'Line below the headline' }),
  claim: z.enum(CLAIM_KINDS).nullable().default(null).meta({
    title: 'Claim',
    description: 'Follows the line while the claim is switched on and valid.',
  }),
  heroImage: pictureReference.meta({ title: 'Main picture' }),
  seoTitle,
  seoDescription,
  socialPicture,
  sections: z
    .array(
      z.strictObject({
        kind: z.enum(HOME_SECTIONS).meta({ title: 'Section' }),
        title: z.string().trim().max(60).default('').meta({
          title: 'Heading',
          description: 'The sections personal and banners have no heading of their own.',
        }),
      }),
    )
    .min(1)
    .superRefine((sections, context) => {
      for (const [index, { kind, title }] of sections.entries()) {
        const fault = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, field], message });
        if (sections.findIndex((one) => one.kind === kind) !== index) fault('kind', `${kind} is there twice`);
        if (title === '' && kind !== 'personal' && kind !== 'banners') fault('title', 'must not be empty');
      }
    })
    .meta({ title: 'Sections' }),
});
export type HomeDocument = z.output<typeof homeDocumentSchema>;
