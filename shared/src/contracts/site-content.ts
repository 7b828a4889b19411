import { z } from 'zod';

/** A label of a menu or the footer; `path: null` for a label without a target, which is shown as text (DEC-25). */
const siteLinkSchema = z.object({ label: z.string(), path: z.string().nullable() });

const menuColumnSchema = z.object({
  title: z.string(),
  /** Page of the column itself. */
  path: z.string().optional(),
  /** Label of that page in the menu of phones. */
  pathLabel: z.string().optional(),
  entries: z.array(siteLinkSchema),
});

const navigationSchema = z.object({
  /** An entry is a link, or with columns a menu. */
  entries: z.array(siteLinkSchema.extend({ columns: z.array(menuColumnSchema) })),
  /** Links that only the menu of phones has, below the entries. */
  phoneLinks: z.array(siteLinkSchema),
});
export type SiteNavigation = z.output<typeof navigationSchema>;

const footerSchema = z.object({
  columns: z.array(z.object({ title: z.string(), entries: z.array(siteLinkSchema) })),
  legal: z.array(siteLinkSchema),
});
export type SiteFooterLinks = z.output<typeof footerSchema>;

const noticeSchema = z.object({
  id: z.string(),
  text: z.string(),
  link: z.object({ label: z.string(), path: z.string() }).nullable(),
});

/**
 * What the content team edits and every page shows. The edge server writes it into each HTML document, so that a page
 * needs no request for it; `null` for a part without a live document, for which the edge server writes
 * what is built in.
 */
export const siteContentSchema = z.object({
  navigation: navigationSchema.nullable().catch(null),
  footer: footerSchema.nullable().catch(null),
  notices: z.array(noticeSchema).catch([]),
});
export type SiteContent = z.output<typeof siteContentSchema>;
