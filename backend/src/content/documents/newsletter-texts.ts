import { findDocument } from '../content-store';
import { SITE_ID } from './fields';
import type { NewsletterDocument } from './newsletter-document.schema';
import type { ContentSource } from '../live-content';

import { BUILT_IN_NEWSLETTER } from './built-in-newsletter';

/** Returns the texts of the live document, or those that are built in. */
export async function newsletterTexts(source: ContentSource): Promise<NewsletterDocument> {
  return (await findDocument(source, 'newsletter', SITE_ID))?.document ?? BUILT_IN_NEWSLETTER;
}
