import { LIST_PAGES, type ListPageId } from '@storefront/shared/api/site/list-pages';
import { z } from 'zod';

import { pictureReference, seoDescription, seoTitle, socialPicture } from './fields';

const LIST_IDS = Object.keys(LIST_PAGES) as [ListPageId, ...ListPageId[]];

/** A page that lists deals or places. Which ones it lists is decided by the shop. */
export const listDocumentSchema = z.strictObject({
  id: z.enum(LIST_IDS),
  headline: z.string().trim().min(1, 'must not be empty').max(60).meta({ title: 'Headline' }),
  intro: z.string().trim().min(1, 'must not be empty').max(200).meta({ title: 'Introduction' }),
  heroImage: pictureReference.meta({
    title: 'Main picture',
    description: 'All Deals has no main picture on the page; links in social networks show it.',
  }),
  seoTitle,
  seoDescription,
  isIndexed: z.boolean().default(true).meta({
    title: 'In search engines',
    description: 'A page that is not is left out of the sitemap.',
  }),
  socialPicture,
});
export type ListDocument = z.output<typeof listDocumentSchema>;
