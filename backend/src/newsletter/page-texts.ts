import type { NewsletterDocument, NewsletterPageName } from '../content/documents/newsletter-document.schema';
import type { PlainPage } from '../http/plain-page';

import { withNewsletterFacts, type FactSource } from '../content/documents/newsletter-facts';

/** Which page of a link a reader gets. */
export interface PageChoice {
  readonly name: NewsletterPageName;
  readonly status: 200 | 410;
  /** The last day of the link, written for readers. */
  readonly until?: string;
  /** Where the button of the page posts to. */
  readonly action?: string;
}

/** Returns a page of the newsletter with the texts of a document. */
export function pageWithTexts(
  { pages }: NewsletterDocument,
  { name, status, until, action }: PageChoice,
  facts: FactSource,
): Omit<PlainPage, 'link'> {
  const texts = pages[name];
  const own = until === undefined ? {} : { until };
  const fill = (text: string) => withNewsletterFacts(text, facts, own);
  return {
    status,
    title: fill(texts.title),
    text: fill(texts.text),
    ...(action !== undefined && 'button' in texts ? { button: { action, label: fill(texts.button) } } : {}),
  };
}
