import type { TextPageContent } from './text-page.schema';

/** Texts of Customer Service. */
export const CUSTOMER_SERVICE: TextPageContent = {
  title: 'Customer Service',
  lead: 'Help before you book, before you travel and while you are away.',
  seoTitle: 'Customer Service',
  seoDescription: 'Help before you book, before you travel and while you are away.',
  sections: [
    { heading: 'Quick help', body: '', picture: null, part: 'help-cards' },
    { heading: 'Frequently asked questions', body: '', picture: null, part: 'questions' },
    { heading: 'Talk to us', body: '', picture: null, part: 'contact-options' },
    { heading: 'Accessibility statement', body: '', picture: null, part: 'accessibility' },
  ],
};
