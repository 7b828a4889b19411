import { z } from 'zod';

import { documentId, label, siteId, sitePath } from './fields';

const link = z.strictObject({
  label: label.meta({ title: 'Label' }),
  path: sitePath.nullable().default(null).meta({
    title: 'Path',
    description: 'Such as /all-deals. Without a path the label is text.',
  }),
});

const MAX_LINKS = 12;

const menuColumn = z.strictObject({
  title: label.meta({ title: 'Title' }),
  path: sitePath.nullable().default(null).meta({ title: 'Page of the column' }),
  pathLabel: label
    .nullable()
    .default(null)
    .meta({ title: 'Label of that page on phones', description: 'By default All and the title.' }),
  entries: z.array(link).min(1).max(MAX_LINKS).meta({ title: 'Links' }),
});

const menuEntry = z
  .strictObject({
    label: label.meta({ title: 'Label' }),
    path: sitePath
      .nullable()
      .default(null)
      .meta({ title: 'Path', description: 'Of an entry without columns.' }),
    columns: z
      .array(menuColumn)
      .max(6)
      .default([])
      .meta({ title: 'Columns', description: 'With columns the entry opens a menu.' }),
  })
  .refine(({ path, columns }) => (path === null) !== (columns.length === 0), {
    path: ['path'],
    error: 'an entry has either a path or columns',
  });

/** The menus of the header. Labels are unique, because each names its menu. */
export const navigationDocumentSchema = z.strictObject({
  id: siteId,
  entries: z
    .array(menuEntry)
    .min(1)
    .max(7)
    .refine((entries) => new Set(entries.map((entry) => entry.label)).size === entries.length, {
      error: 'two entries have the same label',
    })
    .meta({ title: 'Entries of the header' }),
  phoneLinks: z.array(link).max(MAX_LINKS).default([]).meta({ title: 'More links in the menu of phones' }),
});
export type NavigationDocument = z.output<typeof navigationDocumentSchema>;

/** The links of the footer. Contact, newsletter and the operator are settings, so that they are true everywhere. */
export const footerDocumentSchema = z.strictObject({
  id: siteId,
  columns: z
    .array(
      z.strictObject({
        title: label.meta({ title: 'Title' }),
        entries: z.array(link).min(1).max(MAX_LINKS).meta({ title: 'Links' }),
      }),
    )
    .min(1)
    .max(2)
    .meta({ title: 'Columns' }),
  legal: z.array(link).min(1).max(6).meta({ title: 'Legal links' }),
});
export type FooterDocument = z.output<typeof footerDocumentSchema>;

/** A line above the header of every page but the booking steps, for as long as it is published. */
export const noticeDocumentSchema = z.strictObject({
  id: documentId,
  name: z.string().trim().min(1, 'must not be empty').max(80).meta({
    title: 'Name',
    description: 'For the team; the shop does not show it.',
  }),
  text: z.string().trim().min(1, 'must not be empty').max(160).meta({ title: 'Text' }),
  link: z
    .strictObject({ label: label.meta({ title: 'Label' }), path: sitePath.meta({ title: 'Path' }) })
    .nullable()
    .default(null)
    .meta({ title: 'Link' }),
});
export type NoticeDocument = z.output<typeof noticeDocumentSchema>;

/** Paths that are no content: a redirect would break a booking, a call or the site itself. */
const RESERVED =
  /^\/(?:booking|manage|api|media|edge|studio|admin|registry|releases|\.well-known)(?:[/?#]|$)/;
const oldPath = sitePath
  .regex(/^[^?#]*$/, 'must have no query and no fragment')
  .refine((path) => path !== '/', 'the home page cannot be redirected')
  .refine((path) => !RESERVED.test(path), 'bookings, calls and files cannot be redirected');

/** Where old paths lead. A target is never the start of another redirect, so there are no chains and no loops. */
export const redirectsDocumentSchema = z.strictObject({
  id: siteId,
  redirects: z
    .array(
      z.strictObject({
        from: oldPath.meta({ title: 'Old path' }),
        to: sitePath
          .refine((path) => !RESERVED.test(path), 'must be a page of the shop')
          .meta({ title: 'New path' }),
      }),
    )
    .max(500)
    .superRefine((redirects, context) => {
      // Of two redirects of one path, the second is reported.
      const places = new Map(redirects.map(({ from }, index) => [from, index] as const).toReversed());
      for (const [index, { from, to }] of redirects.entries()) {
        const target = to.replace(/[?#].*$/, '');
        const fault = (field: 'from' | 'to', message: string) =>
          context.addIssue({ code: 'custom', path: [index, field], message });
        if (places.get(from) !== index) fault('from', `${from} is redirected twice`);
        if (target === from) fault('to', 'leads to itself');
        else if (places.has(target)) fault('to', `${target} is redirected itself: name its new path`);
      }
    })
    .meta({ title: 'Redirects' }),
});
export type RedirectsDocument = z.output<typeof redirectsDocumentSchema>;
