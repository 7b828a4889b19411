/** Pages are found by their readable address (ADR 125). */
export const PAGE_SLUGS = [
  `create index content_page_slug on content_revisions ((document->>'slug')) where kind = 'pages'`,
];
