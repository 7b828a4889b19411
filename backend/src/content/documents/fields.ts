import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { PICTURE_REFERENCE } from '@storefront/shared/contracts/blocks/block-fields';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { z } from 'zod';

/** Ids of groups, deals and parts of deals. */
export const documentId = z.string().regex(/^[\w-]{1,40}$/, 'may hold letters, digits, - and _');

export const destinationId = z
  .number()
  .int()
  .refine((id) => findDestination(id) !== null, 'is not a destination of the catalogue')
  .meta({ control: 'destination' });

export const boardCode = z
  .string()
  .refine((code) => boardSearchId(code) !== '', 'is not a board basis such as AI, HB, BB, RO or SC')
  .meta({ control: 'board' });

/** HTML is stored unchanged and sanitised where it is rendered (DEC-103). */
export const html = z.string().max(100_000).meta({ control: 'html' });
export const shortText = z.string().trim().max(200);
export const pictureUrl = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/|\/)/, 'must be a web address or a path');
/** A picture of the media library, or an address as `pictureUrl`. */
export const pictureReference = z
  .string()
  .max(500)
  .regex(PICTURE_REFERENCE, 'must be a picture of the library, a web address or a path')
  .meta({ control: 'picture' });
export const pounds = z.number().min(-99_999).max(99_999).multipleOf(0.01);

/** A page id of 24 hex characters is no slug, so that a path has one meaning (DEC-383). */
export const SLUG = /^(?![0-9a-f]{24}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Documents of which the shop has one. */
export const SITE_ID = 'site';
export const siteId = z.literal(SITE_ID);
export const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of the shop such as /all-deals');
export const label = z.string().trim().min(1, 'must not be empty').max(40);
/** Longer texts are cut by search engines: a warning states the length before (DEC-413). */
export const seoTitle = z.string().trim().min(1, 'must not be empty').max(120).meta({
  title: 'Search engine title',
  description: 'Search engines show about 60 characters. The name of the shop follows.',
});
export const seoDescription = z.string().trim().min(1, 'must not be empty').max(320).meta({
  title: 'Search engine description',
  description: 'Search engines show about 160 characters.',
});
/** Shown by links in social networks, in 1200 × 630; only the library has pictures of this size. */
export const socialPicture = z
  .string()
  .regex(/^media:[a-z]{16}$/, 'must be a picture of the library')
  .nullable()
  .default(null)
  .meta({
    title: 'Social picture',
    control: 'socialPicture',
    description: 'A picture of the library that links in social networks show. Without it, the main picture.',
  });
