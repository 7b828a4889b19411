/** A place in which a banned word is the right one. */
export interface AllowedTerm {
  /** The word of a name, or the phrase as it is written, in lower case. */
  readonly term: string;
  /** Files and folders, from the root of the workspace. Without it the term is allowed everywhere. */
  readonly within?: readonly string[];
  /** Identifiers, exactly. Without it all names and comments of these files are meant. */
  readonly names?: readonly string[];
  readonly reason: string;
}

export const ALLOWED_TERMS: readonly AllowedTerm[] = [
  {
    term: 'answer',
    within: ['shell/src/pages/help'],
    reason: 'An entry of the frequently asked questions consists of a question and an answer.',
  },
  {
    term: 'asked',
    within: ['shell/src/pages/help'],
    reason: 'Frequently asked questions.',
  },
  {
    term: 'asked',
    names: ['asked_at'],
    reason: 'A column of the database; renaming it would need a migration.',
  },
  {
    term: 'looked',
    names: ['looked_at'],
    reason: 'A column of the database; renaming it would need a migration.',
  },
  {
    term: 'told',
    within: ['backend/src/admin', 'backend/src/commands'],
    names: ['told'],
    reason: 'A key in the response of the content import; renaming it would break older commands.',
  },
  {
    term: 'words',
    within: ['docs/words.md'],
    reason: 'The list of the words of the shop.',
  },
  {
    term: 'words',
    within: [
      'shared/src/contracts',
      'mfe-discovery/src/features/home',
      'shared/src/composites/claims/use-claim.ts',
      'shared/src/api/site/site.schema.ts',
      'delivery/src/edge/site/site-content.test.ts',
      'backend/src/content/documents',
      'backend/src/newsletter/newsletter-documents.test.ts',
    ],
    names: ['words'],
    reason: 'A key of the claims in storefront.config.json; renaming it would break existing settings.',
  },
];
