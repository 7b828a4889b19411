import type { TextPageContent } from './text-page.schema';

/** Texts of Contact Us (STATIC-04). */
export const CONTACT_US: TextPageContent = {
  title: 'Contact Us',
  lead: 'Reach us by {contactWays}, or write to our office.',
  seoTitle: 'Contact Us',
  seoDescription: 'Reach us by {contactWays}, or write to our office.',
  sections: [
    { heading: '', body: '', picture: null, part: 'contact-options' },
    { heading: 'Write to us', body: '', picture: null, part: 'contact-form' },
    { heading: 'Office', body: '', picture: null, part: 'office-map' },
  ],
};
