import { z } from 'zod';

/**
 * Fields of blocks. `control` names the control of the studio, and states to the backend which values refer to something:
 * pictures, pages, deals, links and times.
 */

/** Most characters of a formatted text. */
export const MAX_RICH_TEXT = 20_000;

/** A picture of the media library, a web address, or a path of the shop. */
export const PICTURE_REFERENCE = /^(https?:\/\/|\/|media:[a-z]{16}$)/;

/** A path of the shop or a secure web address: no other scheme can run or send anything. */
const LINK_TARGET = /^(\/(?!\/)|https:\/\/)/;

const UK_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}( (GMT|BST))?$/;

const titled = (title: string, description?: string) => (description ? { title, description } : { title });

export const headline = (title = 'Headline', description?: string) =>
  z
    .string()
    .trim()
    .min(1, 'needs a text')
    .max(120)
    .meta({ control: 'line', ...titled(title, description) });

export const line = (title: string, description?: string) =>
  z
    .string()
    .trim()
    .max(300)
    .meta({ control: 'line', ...titled(title, description) });

export const richText = (title = 'Text', description?: string) =>
  z
    .string()
    .max(MAX_RICH_TEXT)
    .meta({ control: 'richText', ...titled(title, description) });

export const picture = (title = 'Picture') =>
  z
    .string()
    .max(500)
    .regex(PICTURE_REFERENCE, 'needs a picture of the library, a web address or a path')
    .meta({ control: 'picture', ...titled(title) });

export const link = z.object({
  label: z.string().trim().min(1, 'needs a text').max(80).meta({ control: 'line', title: 'Link text' }),
  to: z
    .string()
    .trim()
    .max(500)
    .regex(LINK_TARGET, 'needs a path such as /all-deals, or an address that starts with https://')
    .meta({
      control: 'link',
      title: 'Leads to',
      description: 'A path of the shop such as /all-deals, or a web address.',
    }),
});

export const ukTime = (title: string, description: string) =>
  z
    .string()
    .trim()
    .regex(UK_TIME, 'needs a day and time of the UK')
    .meta({ control: 'ukTime', ...titled(title, description) });

/** Id of a landing page with prices. */
export const pageReference = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'needs a landing page')
  .meta({ control: 'page', title: 'Landing page' });

export const dealReference = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'needs a deal')
  .meta({ control: 'deal', title: 'Deal' });

export const groupReference = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'needs a group')
  .meta({ control: 'group', title: 'Group' });

export const destinationReference = z
  .number()
  .int()
  .positive('needs a destination')
  .meta({ control: 'destination', title: 'Destination' });
