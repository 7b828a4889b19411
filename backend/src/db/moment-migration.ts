/** Statements for previews of the whole site at a moment (ADR 116). */
export const MOMENTS = [
  // Without an instant the preview shows the site as it is, with the drafts of the same token in content_previews.
  `create table content_moments (
     token_hash text primary key, at timestamptz, author text not null, created_at timestamptz not null,
     expires_at timestamptz not null)`,
  `create index content_moments_by_end on content_moments (expires_at)`,
];
